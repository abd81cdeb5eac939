import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { freeNights, takeNights } from '../nights/take-nights.ts';
import type { LockedStay } from '../record/locked-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { askStayRefund } from './refund-stay.ts';

/** As the refund is listed in the office, which reads English. */
const roomsWereGone = 'Paid after the hold ended, and the rooms were gone';

/**
 * The stay is paid: its rooms are its guest's for good. A payment after the hold takes the same
 * nights in any room of the kind; where none is free everything is to go back, and the guest has a
 * letter.
 */
export async function settleStay(
  trx: Transaction,
  services: Services,
  { id, row }: LockedStay,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const at = services.clock();
  await releaseShares(trx, id);
  if (row.stage !== 'open') return;
  const { room_type_id: kindId, arrival, departure, rooms } = row;
  const taken = await takeNights(trx, {
    ...{ bookingId: id, kindId, arrival, departure, rooms, until: null, now: at },
  });
  if (taken.ok) {
    await moveStay(trx, { id, at, kind: 'booked', stage: 'booked' });
    await notifyGuest(trx, services, row, 'booked');
    return;
  }
  await freeNights(trx, id);
  await moveStay(trx, { id, at, kind: 'short', stage: 'short' });
  const left = paise(snapshot.amount - snapshot.refunded);
  await askStayRefund(trx, services, id, { amount: left, by: 'site', reason: roomsWereGone });
  await notifyGuest(trx, services, row, 'short');
}
