import { redirect } from 'react-router';
import { allDonationColumns, readDonationColumns } from '#core/donations/ledger-columns.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { exportDonations } from '#server/donations/export-donations.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/donations-file.route';
import { ledgerFiltersOf } from './ledger-filters.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'donations.export');
  throw redirect(`/admin-dashboard/donation${url.search}`);
}

/** The list of donations as a file, by the filters and columns in the list's URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'donations.export');
  const query = new URL(request.url).searchParams;
  const columns = readDonationColumns(query.getAll('column'), allDonationColumns);
  const file = await exportDonations(services, staff, ledgerFiltersOf(query), columns);
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="gifts-${templeDay(services.clock())}.csv"`,
    },
  });
}
