import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { giveBack } from '../places/give-back.ts';
import { takeSeats } from '../places/take-seats.ts';
import { isUnitOver } from '../places/unit-over.ts';
import type { LockedSeat, SeatRow } from '../record/locked-seat.ts';
import { moveSeat } from '../record/move-seat.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { storeParticipant } from './store-participant.ts';

/** As the refund is listed in the office, which reads English. */
const seatsWereGone = 'Paid after the hold ended, and the seats were gone';
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
  if (await hasSeats(trx, row, at)) {
    const requestId = row.request_id ?? (await storeParticipant(trx, services, row));
    const set = { holding: false, request_id: requestId };
    await moveSeat(trx, { id, at, kind: 'booked', stage: 'booked', set });
    await notifyBuyer(trx, services, row, 'booked');
    await services.pages.bump(trx);
    return;
  }
  await giveBack(trx, row, at);
  await moveSeat(trx, { id, at, kind: 'short', stage: 'short', set: { holding: false } });
  await requestRefund(trx, services, seat, { amount: left, by: 'site', reason: seatsWereGone });
  await notifyBuyer(trx, services, row, 'short');
}

/** Whether the seats are still this booking's, or are free and taken now. */
async function hasSeats(trx: Transaction, row: SeatRow, now: Date): Promise<boolean> {
  const unit = { kind: row.unit_kind, id: row.unit_id };
  if (row.request_id !== null) {
    const given = await trx
      .selectFrom('requests')
      .select('state')
      .where('id', '=', row.request_id)
      .executeTakeFirst();
    return given !== undefined && given.state !== 'declined';
  }
  // Erased meanwhile: there is nobody to enrol.
  if (row.asked.kind === undefined || (await isUnitOver(trx, unit, now))) return false;
  if (row.holding) return true;
  return (await takeSeats(trx, { unit, day: row.day, seats: row.seats }, now)) === null;
}
