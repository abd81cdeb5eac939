import { rupeesText } from '#core/money/paise.ts';
import type { Staff } from '#core/people/viewer.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/seats.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { noteSecurityEvent } from '#server/security/note-security-event.ts';
import type { Services } from '#server/services.ts';
import { beginsOn } from '../places/begins-on.ts';
import { isAsked, type SeatsAsked } from './find-seats.ts';

/**
 * Paid seats as CSV, the day of payment on the temple's calendar, a line each with what came and
 * what went back; of what the list shows those alone that were ever paid. Who took it is logged.
 * The caller checks 'seats.export'.
 */
export async function exportSeats(services: Services, staff: Staff, asked: SeatsAsked): Promise<string> {
  const rows = await services.db
    .selectFrom('seat_bookings')
    .innerJoin('payments', (join) =>
      join.onRef('payments.seat_id', '=', 'seat_bookings.id').on('role', '=', 'settling'),
    )
    .select(['number', 'buyer_name', 'buyer_phone', 'buyer_email', 'title', 'seats', 'price_paise', 'stage'])
    .select([beginsOn.as('day'), 'paid_at', 'amount_paise', 'refunded_paise', 'payments.id as payment'])
    .where(isAsked(asked))
    .orderBy('paid_at')
    .orderBy('number')
    .execute();
  const details = { bookings: rows.length };
  await writeAudit(services.db, services, staff, { action: 'seats.exported', subject: 'seats', details });
  const { personId, address } = staff;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'paid seats' });
  const lines = rows.map((row) => [
    ...[String(row.number), row.buyer_name, row.buyer_phone, row.buyer_email ?? ''],
    ...[row.title, row.day, String(row.seats), rupeesText(row.price_paise)],
    ...[row.paid_at ? templeDay(row.paid_at) : '', rupeesText(row.amount_paise)],
    ...[rupeesText(row.refunded_paise), row.payment, m.stages[row.stage]],
  ]);
  return csvStart + [Object.values(m.columns), ...lines].map(csvLine).join('');
}
