import { redirect } from 'react-router';
import { allGiftColumns, readGiftColumns } from '#core/donations/gift-columns.ts';
import { indianDay } from '#core/donations/indian-time.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { exportGifts } from '#server/donations/export-gifts.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/gifts-file.route';
import { ledgerFiltersOf } from './ledger-filters.ts';

/** The address alone gives nothing: taking the file is a deed that the log keeps, asked for by a form. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'donations.export');
  throw redirect(`/admin-dashboard/donation${url.search}`);
}

/** The list of gifts as a file, by the filters and columns of the list's own address. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'donations.export');
  const query = new URL(request.url).searchParams;
  const columns = readGiftColumns(query.getAll('column'), allGiftColumns);
  const file = await exportGifts(services, staff, ledgerFiltersOf(query), columns);
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="gifts-${indianDay(services.clock())}.csv"`,
    },
  });
}
