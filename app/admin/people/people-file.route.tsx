import { redirect } from 'react-router';
import { templeDay } from '#core/time/temple-day.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { exportPeople } from '#server/person-file/export-people.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/people-file.route';
import { peopleFiltersOf } from './people-filters.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'people.export');
  throw redirect('/admin-dashboard/people');
}

/** The list of people as a file, by the filters in the list's URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'people.export');
  const { page: _, ...filters } = peopleFiltersOf(new URL(request.url).searchParams);
  return new Response(await exportPeople(services, staff, filters), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="people-${templeDay(services.clock())}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
