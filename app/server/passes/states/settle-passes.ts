import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { isOver } from '../record/booking-time.ts';
import { familyProblem } from '../record/family-limit.ts';
import { issuePasses } from '../record/issue-passes.ts';
import type { LockedBooking } from '../record/locked-booking.ts';
import { moveBooking } from '../record/move-booking.ts';
import { notifyHolder } from '../record/notify-holder.ts';
import { stillHolds, takePlaces } from '../record/places.ts';
import { voidPasses } from '../record/void-passes.ts';
import { familyWanted } from '../record/wanted.ts';

/** As the refund is listed in the office, which reads English. */
const placesWereGone = 'Paid after the hold ended, and the places were gone';
const wasCancelled = 'Paid after the booking was cancelled or had expired';

/**
 * The passes are paid: they are signed, and their holder's for good. A payment after the hold takes
 * the places that are still free; where they are gone, the family has its passes by now, or the
 * event is over or cancelled, everything is to go back, and the holder has a letter. So too where
 * the booking was cancelled or expired meanwhile and a second payment of it settles; a first one
 * waits among the payments, where the office asks it back.
 */
export async function settlePasses(
  trx: Transaction,
  services: Services,
  booking: LockedBooking,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const { id, row } = booking;
  const at = services.clock();
  await releaseShares(trx, id);
  const amount = paise(snapshot.amount - snapshot.refunded);
  if (row.stage === 'cancelled') {
    await requestRefund(trx, services, booking, { amount, by: 'site', reason: wasCancelled });
    await notifyHolder(trx, services, row, 'short');
    return;
  }
  if (row.stage !== 'open') return;
  if ((await mayStillHave(trx, booking, at)) && (await takePlaces(trx, { holder: id, now: at })).ok) {
    await issuePasses(trx, services, id);
    await moveBooking(trx, { id, at, kind: 'confirmed', stage: 'confirmed' });
    await notifyHolder(trx, services, row, 'confirmed');
    return;
  }
  await voidPasses(trx, { bookingId: id, at, reason: placesWereGone, by: null });
  services.wakeups.wake('offer-passes');
  await moveBooking(trx, { id, at, kind: 'short', stage: 'short' });
  await requestRefund(trx, services, booking, { amount, by: 'site', reason: placesWereGone });
  await notifyHolder(trx, services, row, 'short');
}

/** Whether the time is still to come, and the family has not taken its passes otherwise. */
async function mayStillHave(trx: Transaction, { id, row }: LockedBooking, now: Date): Promise<boolean> {
  if (await isOver(trx, id, now)) return false;
  if (await stillHolds(trx, id, now)) return true;
  const wanted = await familyWanted(trx, id);
  return (await familyProblem(trx, { phone: row.holder_phone, besides: id, wanted, now })) === null;
}
