import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { billSeat } from '../bills/bill-seat.ts';
import { giveBack } from '../places/give-back.ts';
import { takeSeats } from '../places/take-seats.ts';
import { isUnitOver } from '../places/unit-over.ts';
import { leftToPay } from '../record/left-to-pay.ts';
import { lockSeat } from '../record/lock-seat.ts';
import type { LockedSeat, SeatRow } from '../record/locked-seat.ts';
import { moveSeat } from '../record/move-seat.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { unitOf } from '../record/seat-unit.ts';
import { storeParticipant } from './store-participant.ts';

/** As the refund is listed in the office, which reads English. */
const seatsWereGone = 'Paid after the hold ended, and the seats were gone';
const restWasPaid = 'More than was left of the price, or the booking was cancelled meanwhile';
const wasCancelled = 'Paid after the booking was cancelled or had expired';

/**
 * The seats are paid: they are their buyer's for good, and the enrolment or registration is stored
 * as one that came without payment would be. A payment after the hold takes the same seats where
 * they are free and still to come; else everything is to go back, and the buyer has a letter. So
 * too where the booking was cancelled or expired and a second payment of it settles.
 */
export async function settleSeat(
  trx: Transaction,
  services: Services,
  seat: LockedSeat,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const at = services.clock();
  const { id, row } = seat;
  await releaseShares(trx, id);
  const left = paise(snapshot.amount - snapshot.refunded);
  if (row.stage === 'cancelled') {
    await requestRefund(trx, services, seat, { amount: left, by: 'site', reason: wasCancelled });
    await notifyBuyer(trx, services, row, 'short');
    return;
  }
  if (row.stage !== 'open') return;
  if (row.rest_of !== null) return settleRest(trx, services, { seat, snapshot, at });
  if (await hasSeats(trx, row, at)) {
    const requestId = row.request_id ?? (await storeParticipant(trx, services, row));
    const set = { holding: false, request_id: requestId };
    await moveSeat(trx, { id, at, kind: 'booked', stage: 'booked', set });
    await notifyBuyer(trx, services, row, 'booked');
    await services.pages.bump(trx);
    await billSeat(trx, services, row, paidBy(snapshot, at));
    return;
  }
  await giveBack(trx, row, at);
  await moveSeat(trx, { id, at, kind: 'short', stage: 'short', set: { holding: false } });
  await requestRefund(trx, services, seat, { amount: left, by: 'site', reason: seatsWereGone });
  await notifyBuyer(trx, services, row, 'short');
}

type PaidRest = { seat: LockedSeat; snapshot: PaymentSnapshot; at: Date };

/**
 * The rest of another booking is paid. What is more than was left (the desk took some, or the
 * booking was cancelled meanwhile) is to go back at once.
 */
async function settleRest(
  trx: Transaction,
  services: Services,
  { seat, snapshot, at }: PaidRest,
): Promise<void> {
  const { id, row } = seat;
  const of = await lockSeat(trx, { id: row.rest_of ?? '' });
  const left = snapshot.amount - snapshot.refunded;
  // This payment counts among what was paid by now.
  const over = of?.row.stage === 'booked' ? -(await leftToPay(trx, of.row)) : left;
  const back = paise(Math.min(left, Math.max(0, over)));
  const stage = back < left ? 'booked' : 'short';
  await moveSeat(trx, { id, at, kind: stage, stage });
  if (back > 0) await requestRefund(trx, services, seat, { amount: back, by: 'site', reason: restWasPaid });
  await notifyBuyer(trx, services, row, stage === 'booked' ? 'rest-paid' : 'short');
  if (stage === 'booked') await billSeat(trx, services, row, paidBy(snapshot, at));
}

/** The day of a bill is that of the capture (rule I9). */
function paidBy({ amount, mode, paymentId, capturedAt }: PaymentSnapshot, now: Date) {
  return { amount, mode, reference: paymentId, paymentId, at: capturedAt ?? now };
}

/** Whether the seats are still this booking's, or are free and taken now. */
async function hasSeats(trx: Transaction, row: SeatRow, now: Date): Promise<boolean> {
  const unit = unitOf(row);
  if (await isUnitOver(trx, unit, now)) return false;
  if (row.request_id !== null) {
    const given = await trx
      .selectFrom('requests')
      .select('state')
      .where('id', '=', row.request_id)
      .executeTakeFirst();
    return given !== undefined && given.state !== 'declined';
  }
  // Erased meanwhile: there is nobody to enrol.
  if (row.asked.kind === undefined) return false;
  if (row.holding) return true;
  return (await takeSeats(trx, { unit, day: row.day, seats: row.seats }, now)) === null;
}
