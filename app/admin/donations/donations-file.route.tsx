import { redirect } from 'react-router';
import { allDonationColumns, readDonationColumns } from '#core/donations/ledger-columns.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportDonations } from '#server/donations/export-donations.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import { ledgerFiltersOf } from './ledger-filters.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export const loader = forStaff('donations.export', async ({ url }) => {
  throw redirect(`${href('/admin-dashboard/donation')}${url.search}`);
});

/** The list of donations as a file, by the filters and columns in the list's URL. */
export const action = staffAction(
  does('donations.export', ({ services, staff, url }) => {
    const columns = readDonationColumns(url.searchParams.getAll('column'), allDonationColumns);
    return exportDonations(services, staff, ledgerFiltersOf(url.searchParams), columns);
  }),
  ({ services }, file) => privateFile(file, `gifts-${templeDay(services.clock())}.csv`),
);
