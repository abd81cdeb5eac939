import { billRows } from '#core/orders/bill-rows.ts';
import type { Staff } from '#core/people/viewer.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { noteSecurityEvent } from '#server/security/note-security-event.ts';
import type { Services } from '#server/services.ts';
import { listBillsOfMonth } from './bill-queries.ts';

/**
 * The bills and credit notes of a month ('2026-11') as CSV; the audit log records who took it. The
 * caller checks 'orders.export'.
 */
export async function exportBills(services: Services, staff: Staff, month: string): Promise<string> {
  const bills = await listBillsOfMonth(services, month);
  await writeAudit(services.db, services, staff, {
    action: 'bills.exported',
    subject: /^20\d{2}-\d{2}$/.test(month) ? month : 'no month',
    details: { bills: bills.length },
  });
  const { personId, address } = staff;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'bills' });
  return csvStart + billRows(bills).map(csvLine).join('');
}
