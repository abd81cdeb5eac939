import { billRows } from '#core/orders/bill-rows.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listBillsOfMonth } from '#server/orders/bill-queries.ts';
import { writeAudit } from '#server/people/write-audit.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/bills-file.route';

/** A month of bills as a file for the accountant; who took it is noted. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'orders.export');
  const month = new URL(request.url).searchParams.get('month') ?? '';
  const bills = await listBillsOfMonth(services, month);
  await writeAudit(services.db, services, staff, {
    action: 'bills.exported',
    subject: /^20\d{2}-\d{2}$/.test(month) ? month : 'no month',
    details: { bills: bills.length },
  });
  const file = csvStart + billRows(bills).map(csvLine).join('');
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bills-${month.replace(/[^\d-]/g, '')}.csv"`,
    },
  });
}
