import { redirect } from 'react-router';
import { templeDay } from '#core/time/temple-day.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportPeople } from '#server/person-file/export-people.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import { peopleFiltersOf } from './people-filters.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export const loader = forStaff('people.export', async () => {
  throw redirect(href('/admin-dashboard/people'));
});

/** The list of people as a file, by the filters in the list's URL. */
export const action = staffAction(
  does('people.export', ({ services, staff, url }) => {
    const { page: _, ...filters } = peopleFiltersOf(url.searchParams);
    return exportPeople(services, staff, filters);
  }),
  ({ services }, file) => privateFile(file, `people-${templeDay(services.clock())}.csv`),
);
