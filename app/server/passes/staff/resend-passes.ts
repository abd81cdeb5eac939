import { isPassBookingId } from '#core/passes/pass-stage.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { notifyHolder } from '../record/notify-holder.ts';

/** One letter in five minutes: a second press is mostly impatience. */
const pauseMs = 300_000;

/** Sends the letter with the passes again. */
export const resendPasses = staffWrite({
  permission: 'passes.write',
  run: async (
    { trx, services, audit, wake },
    bookingId: string,
  ): Promise<Outcome<null, 'passes-moved' | 'passes-no-email' | 'passes-just-sent'>> => {
    const booking = isPassBookingId(bookingId) ? await lockBooking(trx, { id: bookingId }) : null;
    if (booking?.row.stage !== 'confirmed') return refuse('passes-moved');
    if (booking.row.holder_email === null) return refuse('passes-no-email');
    const now = services.clock();
    const sent = await trx
      .selectFrom('letters')
      .select('id')
      .where('cause_key', 'like', `passes:${bookingId}:confirmed%`)
      .where('created_at', '>', new Date(now.getTime() - pauseMs))
      .executeTakeFirst();
    if (sent) return refuse('passes-just-sent');
    await notifyHolder(trx, services, booking.row, 'confirmed', now.toISOString());
    await audit({ action: 'passes.resent', subject: bookingId });
    wake('send-letters');
    return accept(null);
  },
});
