import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { takeOwnNights } from '../groups/take-own-nights.ts';
import { freeNights } from '../nights/take-nights.ts';
import type { LockedStay } from '../record/locked-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { settleRest } from '../rests/settle-rest.ts';

/** As the refund is listed in the office, which reads English. */
const roomsWereGone = 'Paid after the hold ended, and the rooms were gone';
const wasCancelled = 'Paid after the stay was cancelled or had expired';

/**
 * The stay is paid: its rooms are its guest's for good. A payment after the hold takes the same
 * nights in any room of the kind; where none is free, or the first night is over, everything is to
 * go back, and the guest has a letter. So too where the stay was cancelled or expired meanwhile and
 * a second payment of it settles; a first one waits among the payments, where the office asks it
 * back.
 */
export async function settleStay(
  trx: Transaction,
  services: Services,
  stay: LockedStay,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const { id, row } = stay;
  const at = services.clock();
  await releaseShares(trx, id);
  const left = paise(snapshot.amount - snapshot.refunded);
  if (row.stage === 'cancelled') {
    await requestRefund(trx, services, stay, { amount: left, by: 'site', reason: wasCancelled });
    await notifyGuest(trx, services, row, row.rest_of === null ? 'short' : 'rest-back');
    return;
  }
  if (row.stage !== 'open') return;
  if (row.rest_of !== null) return settleRest(trx, services, stay, snapshot);
  const tooLate = row.arrival < templeDay(at);
  if (!tooLate && (await takeOwnNights(trx, row, { until: null, now: at })).ok) {
    await moveStay(trx, { id, at, kind: 'booked', stage: 'booked' });
    await notifyGuest(trx, services, row, 'booked');
    return;
  }
  await freeNights(trx, id);
  services.wakeups.wake('offer-nights');
  await moveStay(trx, { id, at, kind: 'short', stage: 'short' });
  await requestRefund(trx, services, stay, { amount: left, by: 'site', reason: roomsWereGone });
  await notifyGuest(trx, services, row, 'short');
}
