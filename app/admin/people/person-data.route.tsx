import { redirect } from 'react-router';
import { requireStaff } from '#server/auth/viewer.ts';
import { exportPerson } from '#server/person-file/export-person.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/person-data.route';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'people.export');
  throw redirect(`/admin-dashboard/people/${encodeURIComponent(params.id.toWellFormed())}`);
}

/** A person's data as a file, for a person who requested it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'people.export');
  const found = await exportPerson(services, staff, params.id);
  if (!found) throw new Response(null, { status: 404 });
  return new Response(JSON.stringify(found, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="person.json"',
    },
  });
}
