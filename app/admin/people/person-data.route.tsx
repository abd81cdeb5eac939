import { requireStaff } from '#server/auth/viewer.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/person-data.route';

/** A person's data as a file, for somebody who asked for it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
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
