import { readText } from '#core/fields/text.ts';
import { paise, zeroPaise } from '#core/money/paise.ts';
import { isPassBookingId } from '#core/passes/pass-stage.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import type { Transaction } from '#server/db/schema.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { askCounterReturn } from '../record/ask-counter-return.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { cancelPasses } from './cancel-passes.ts';

type Asked = { bookingId: string; reason: string; all: boolean };

/**
 * The office cancels a booking, with a reason: its passes are void and their places free. `all`:
 * what was paid, at the gateway or at the desk, is to go back, and waits for a second person (rule
 * P10).
 */
export const cancelPassesByStaff = staffWrite({
  permission: 'passes.write',
  run: async (work, { bookingId, all, ...typed }: Asked): Promise<FormOutcome<null>> => {
    const { services, trx, staff, audit, wake } = work;
    const length = { min: 3, max: 300 };
    const reason = readText(typed.reason, length);
    if (!reason.ok) return invalidField('reason', reason.code, length);
    const booking = isPassBookingId(bookingId) ? await lockBooking(trx, { id: bookingId }) : null;
    if (!booking) return invalidField('', 'passes-unknown');
    const priced = all ? await listPriced(trx, bookingId) : [];
    const cancelled = await cancelPasses(trx, services, booking, {
      ...{ by: staff.personId, reason: reason.value },
      ...(all && { returned: paise(booking.total) }),
    });
    if (!cancelled.ok) return invalidField('', cancelled.code);
    if (priced.length > 0) await askCounterReturn(work, bookingId, priced);
    await audit({ action: 'passes.cancelled', subject: bookingId, details: { reason: reason.value, all } });
    wake('send-letters');
    return accept(null);
  },
});

/** The passes of a booking that are out and cost something. */
async function listPriced(trx: Transaction, bookingId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('passes')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'valid')
    .where('price_paise', '>', zeroPaise)
    .execute();
  return rows.map(({ id }) => id);
}
