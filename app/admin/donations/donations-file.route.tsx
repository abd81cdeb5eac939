import { redirect } from 'react-router';
import { allDonationColumns, readDonationColumns } from '#core/donations/ledger-columns.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { does, forStaff, type StaffCall, staffAction } from '#server/auth/staff-route.ts';
import { exportDonations } from '#server/donations/export-donations.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/donations-file.route';
import { ledgerFiltersOf } from './ledger-filters.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export const loader = forStaff('donations.export', async ({ url }: StaffCall<Route.LoaderArgs>) => {
  throw redirect(`${href('/admin-dashboard/donation')}${url.search}`);
});

/** The list of donations as a file, by the filters and columns in the list's URL. */
export const action = staffAction(
  does('donations.export', ({ services, staff, url }) => {
    const columns = readDonationColumns(url.searchParams.getAll('column'), allDonationColumns);
    return exportDonations(services, staff, ledgerFiltersOf(url.searchParams), columns);
  }),
  ({ services }, file) =>
    new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="gifts-${templeDay(services.clock())}.csv"`,
      },
    }),
);
