import { redirect } from 'react-router';
import { requireStaff } from '#server/auth/viewer.ts';
import { exportBills } from '#server/orders/export-bills.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/bills-file.route';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'orders.export');
  throw redirect(`/admin-dashboard/orders/bills${url.search}`);
}

/** A month of bills as a file for the accountant. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'orders.export');
  const month = new URL(request.url).searchParams.get('month') ?? '';
  return new Response(await exportBills(services, staff, month), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bills-${month.replace(/[^\d-]/g, '')}.csv"`,
    },
  });
}
