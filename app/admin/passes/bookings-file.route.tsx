import { redirect } from 'react-router';
import { does, forStaff, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { readBookingFilters } from '#server/passes/staff/booking-list.ts';
import { exportBookings } from '#server/passes/staff/export-bookings.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/bookings-file.route';

/** A GET gives nothing: who takes the file is logged, so a form requests it by POST. */
export const loader = forStaff('passes.export', async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
  const { id } = await openEvent(services, params.id);
  throw redirect(href('/admin-dashboard/passes/:id/bookings', { id }));
});

export const action = staffAction(
  does('passes.export', async ({ services, staff, params, url }: StaffForm<Route.ActionArgs>) => {
    const { id } = await openEvent(services, params.id);
    return { id, file: await exportBookings(services, staff, id, readBookingFilters(url.searchParams)) };
  }),
  (_, { id, file }) => privateFile(file, `passes-${id}.csv`),
);
