import type { Paise } from '#core/money/paise.ts';
import { isPassBookingId } from '#core/passes/pass-stage.ts';
import { isOpen } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { takeTry } from '#server/auth/tries.ts';
import { endShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { isOver } from '../record/booking-time.ts';
import { lockBooking } from '../record/lock-booking.ts';
import type { LockedBooking } from '../record/locked-booking.ts';
import { moveBooking } from '../record/move-booking.ts';
import { notifyHolder } from '../record/notify-holder.ts';
import { voidPasses } from '../record/void-passes.ts';

export type PassRefusal =
  | 'passes-unknown'
  | 'passes-moved'
  | 'passes-used'
  | 'passes-over'
  | 'money-in-review';

/**
 * The holder gives all passes up before their time is over, and before anybody came in with one.
 * Nothing of what was paid goes back (the specification's rule for bookings of events); the office
 * may give it back. The caller has verified the holder (pass-proof.ts).
 */
export async function cancelOwnPasses(
  services: Services,
  bookingId: string,
): Promise<Outcome<null, PassRefusal>> {
  if (!isPassBookingId(bookingId)) return refuse('passes-unknown');
  const writes = await mayWriteCancelled(services, bookingId);
  return inTransaction(
    services,
    async ({ trx, services: inside, wake }): Promise<Outcome<null, PassRefusal>> => {
      const booking = await lockBooking(trx, { id: bookingId });
      if (!booking) return refuse('passes-unknown');
      if (await isOver(trx, bookingId, inside.clock())) return refuse('passes-over');
      wake('send-letters');
      return cancelPasses(trx, inside, booking, { by: 'guest', reason: 'Cancelled by the holder', writes });
    },
  );
}

/**
 * Of what nobody paid the address may be anybody's: whoever books and cancels in turn sends it no
 * more letters than any other form.
 */
async function mayWriteCancelled(services: Services, bookingId: string): Promise<boolean> {
  const row = await services.db
    .selectFrom('pass_bookings')
    .select(['holder_email', 'paid_at'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!row?.holder_email || row.paid_at) return true;
  return takeTry(services, 'request:email', row.holder_email.toLowerCase());
}

type Cancel = {
  by: string;
  reason: string;
  /** What of the payment is to go back; a second person agrees (rule P10). */
  returned?: Paise;
  /** Whether the holder has a letter, where one is due. */
  writes?: boolean;
};

/** Cancels a locked booking with which nobody came in yet. */
export async function cancelPasses(
  trx: Transaction,
  services: Services,
  booking: LockedBooking,
  { by, reason, returned, writes = true }: Cancel,
): Promise<Outcome<null, PassRefusal>> {
  const { id, row } = booking;
  if (row.stage === 'cancelled' || row.stage === 'short') return refuse('passes-moved');
  if (row.state === 'attempted' || row.state === 'review') return refuse('money-in-review');
  // Locked as gates lock them: who is coming in just now has come in.
  const passes = await trx
    .selectFrom('passes')
    .select('state')
    .where('booking_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (passes.some((pass) => pass.state === 'used')) return refuse('passes-used');
  const at = services.clock();
  const unpaid = isOpen(row.state);
  await voidPasses(trx, { bookingId: id, at, reason, by: by === 'guest' ? null : by });
  // Else whoever cancels in time would hold the same places again at once, for ever.
  if (unpaid) await endShares(trx, id, at);
  services.wakeups.wake('offer-passes');
  await moveBooking(trx, {
    ...{ id, at, kind: 'cancelled', stage: 'cancelled', note: reason },
    ...(unpaid && { state: 'cancelled' as const }),
  });
  if (!unpaid && returned) await requestRefund(trx, services, booking, { amount: returned, by, reason });
  // Whoever neither paid nor had passes has had no letter.
  if (writes && (!unpaid || row.stage !== 'open')) await notifyHolder(trx, services, row, 'cancelled');
  return accept(null);
}
