import { redirect } from 'react-router';
import { does, forStaff, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { exportSeats } from '#server/seats/queries/export-seats.ts';
import { readSeatsAsked } from '#server/seats/queries/find-seats.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/seats-file.route';

/** A GET gives nothing: who takes the file is logged, so a form requests it by POST. */
export const loader = forStaff('seats.export', () => {
  throw redirect(href('/admin-dashboard/seats'));
});

export const action = staffAction(
  does('seats.export', ({ services, staff, url }: StaffForm<Route.ActionArgs>) =>
    exportSeats(services, staff, readSeatsAsked(url.searchParams)),
  ),
  (_, file) => privateFile(file, 'paid-seats.csv'),
);
