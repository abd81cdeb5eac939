import { redirect } from 'react-router';
import { does, forStaff, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { exportPerson } from '#server/person-file/export-person.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/person-data.route';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export const loader = forStaff('people.export', async ({ params }: StaffCall<Route.LoaderArgs>) => {
  throw redirect(href('/admin-dashboard/people/:id', { id: params.id.toWellFormed() }));
});

/** A person's data as a file, for a person who requested it. */
export const action = staffAction(
  does('people.export', ({ services, staff, params }: StaffForm<Route.ActionArgs>) =>
    exportPerson(services, staff, params.id),
  ),
  (_, found) => {
    if (!found) throw new Response(null, { status: 404 });
    return privateFile(JSON.stringify(found, null, 2), 'person.json');
  },
);
