import { redirect } from 'react-router';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportBills } from '#server/bills/export-bills.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export const loader = forStaff('orders.export', async ({ url }) => {
  throw redirect(`${href('/admin-dashboard/orders/bills')}${url.search}`);
});

/** A month of bills as a file for the accountant. */
export const action = staffAction(
  does('orders.export', ({ services, staff, url }) =>
    exportBills(services, staff, url.searchParams.get('month') ?? ''),
  ),
  ({ url }, bills) => {
    const month = (url.searchParams.get('month') ?? '').replace(/[^\d-]/g, '');
    return privateFile(bills, `bills-${month}.csv`);
  },
);
