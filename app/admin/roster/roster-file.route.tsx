import { redirect } from 'react-router';
import { does, forStaff, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { exportRoster } from '#server/roster/export-roster.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/roster-file.route';

/** A GET gives nothing: who takes the file is logged, so a form requests it by POST. */
export const loader = forStaff('roster.write', async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
  const event = await openEvent(services, params.id);
  throw redirect(href('/admin-dashboard/roster/:id', { id: event.id }));
});

export const action = staffAction(
  does('roster.write', async ({ services, staff, params }: StaffForm<Route.ActionArgs>) => {
    const event = await openEvent(services, params.id);
    return { id: event.id, file: await exportRoster(services, staff, event.id) };
  }),
  (_, { id, file }) => privateFile(file, `helpers-${id}.csv`),
);
