import { redirect } from 'react-router';
import { taxYearOf, taxYearSpan } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportStayMonths } from '#server/stats/stay-figures.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export const loader = forStaff('stays.read', async ({ url }) => {
  throw redirect(`${href('/admin-dashboard/stats/stays')}${url.search}`);
});

/** A financial year of the guest house as a file. */
export const action = staffAction(
  does('stays.read', ({ services, staff, url }) => {
    const asked = url.searchParams.get('year') ?? '';
    const year = taxYearSpan(asked) ? asked : taxYearOf(templeDay(services.clock()));
    return exportStayMonths(services, staff, year);
  }),
  (_, figures) => privateFile(figures, 'guest-house.csv'),
);
