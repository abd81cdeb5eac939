import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { askCounterReturn } from '../record/ask-counter-return.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { mayAskReturnAgain } from './may-ask-return-again.ts';

/**
 * Asks once more that the desk hands back the price of a void pass, after a second person declined:
 * the last request alone, so that one pass is never handed back twice.
 */
export const askReturnAgain = staffWrite({
  permission: 'passes.write',
  run: async (work, bookingId: string, returnId: string): Promise<FormOutcome<null>> => {
    const { trx, audit } = work;
    // Of two who ask at once the second waits, and sees what the first has asked.
    const booking = await lockBooking(trx, { id: bookingId });
    const declined =
      booking &&
      (await trx
        .selectFrom('pass_desk_returns as back')
        .select('pass_id')
        .where('id', '=', returnId)
        .where('booking_id', '=', bookingId)
        .where(mayAskReturnAgain)
        .executeTakeFirst());
    if (!declined) return invalidField('', 'refund-decided');
    await askCounterReturn(work, bookingId, [declined.pass_id]);
    await audit({
      ...{ action: 'pass.desk-return-asked-again', subject: bookingId, details: { return: returnId } },
    });
    return accept(null);
  },
});
