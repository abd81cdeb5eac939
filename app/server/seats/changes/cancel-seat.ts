import { type Paise, paise } from '#core/money/paise.ts';
import { isOpen } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { seatGoesBack } from '#core/seats/seat-price.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '#server/db/schema.ts';
import { readLeft, requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { beginsOn } from '../places/begins-on.ts';
import { isCalledOff } from '../places/called-off.ts';
import { giveBack } from '../places/give-back.ts';
import { askSeatReturn } from '../record/ask-seat-return.ts';
import { lockBooking, type WholeBooking } from '../record/lock-booking.ts';
import type { LockedSeat, SeatRow } from '../record/locked-seat.ts';
import { moveSeat } from '../record/move-seat.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { readSeatMoney } from '../record/seat-money.ts';
import { unitOf } from '../record/seat-unit.ts';
import { endRests } from './end-rests.ts';

export type SeatRefusal = 'seat-unknown' | 'seat-moved' | 'seat-begun' | 'money-in-review';

/**
 * The buyer cancels before the day: the seats are free at once, and what the ladder gives back is
 * requested. The caller has verified the buyer (seat-proof.ts).
 */
export async function cancelOwnSeat(services: Services, id: string): Promise<Outcome<null, SeatRefusal>> {
  return inTransaction(
    services,
    async ({ trx, services: inside, wake, pagesChanged }): Promise<Outcome<null, SeatRefusal>> => {
      const found = await lockBooking(trx, id);
      if (!found) return refuse('seat-unknown');
      if (found.seat.row.stage === 'booked' && (await hasBegun(trx, id, inside.clock())))
        return refuse('seat-begun');
      // Called off, and not ended by its job yet: that gives back everything.
      if (await isCalledOff(trx, unitOf(found.seat.row))) return refuse('seat-moved');
      wake('send-letters');
      pagesChanged();
      return cancelSeat(trx, inside, found, { by: 'buyer', reason: 'Cancelled by the buyer' });
    },
  );
}

async function hasBegun(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const { day } = await trx
    .selectFrom('seat_bookings')
    .select(beginsOn.as('day'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return day <= templeDay(now);
}

type Cancel = {
  by: string;
  reason: string;
  /** Everything goes back instead of what the ladder gives. */
  all?: boolean;
  /** What the buyer's letter says, if not that the booking was cancelled. */
  says?: 'called-off';
};

/**
 * Cancels a locked booking. What paid its rest goes back by the same ladder, at the gateway or at
 * the desk; a link for the rest ends.
 */
export async function cancelSeat(
  trx: Transaction,
  services: Services,
  { seat, rests }: WholeBooking,
  cancel: Cancel,
): Promise<Outcome<null, SeatRefusal>> {
  const { id, row } = seat;
  if (row.stage !== 'open' && row.stage !== 'booked') return refuse('seat-moved');
  if (row.state === 'attempted' || row.state === 'review') return refuse('money-in-review');
  if (!(await endRests(trx, services, rests))) return refuse('money-in-review');
  const at = services.clock();
  const unpaid = isOpen(row.state);
  await giveBack(trx, row, at);
  await moveSeat(trx, {
    ...{ id, at, kind: 'cancelled', stage: 'cancelled', note: cancel.reason },
    set: { holding: false, ...(unpaid && { asked: '{}' }) },
    ...(unpaid && { state: 'cancelled' as const }),
  });
  const says = cancel.says ?? 'cancelled';
  if (unpaid && row.pay_by === 'gateway') {
    // Whoever never paid has had no letter, but for a seat of the waiting list.
    if (says === 'called-off' && row.request_id !== null) await notifyBuyer(trx, services, row, says);
    return accept(null);
  }
  await askOnline(trx, services, seat, cancel);
  await cancelRests(trx, services, rests, cancel);
  await askAtDesk(trx, services, row, cancel);
  await notifyBuyer(trx, services, row, says);
  return accept(null);
}

/** Asks back what the rests of a cancelled booking paid, and cancels them. All are locked. */
export async function cancelRests(
  trx: Transaction,
  services: Services,
  rests: readonly LockedSeat[],
  cancel: Cancel,
): Promise<void> {
  for (const rest of rests.filter(({ row }) => row.stage === 'booked')) {
    await askOnline(trx, services, rest, cancel);
    const end = { kind: 'cancelled', stage: 'cancelled', note: cancel.reason } as const;
    await moveSeat(trx, { id: rest.id, at: services.clock(), ...end });
  }
}

async function askOnline(trx: Transaction, services: Services, seat: LockedSeat, cancel: Cancel) {
  const amount = goesBack(seat.row, await readLeft(trx, seat), cancel, services);
  if (amount > 0) await requestRefund(trx, services, seat, { amount, by: cancel.by, reason: cancel.reason });
}

async function askAtDesk(trx: Transaction, services: Services, row: SeatRow, cancel: Cancel) {
  const { held, asked } = await readSeatMoney(trx, row.id);
  const amount = goesBack(row, held - asked, cancel, services);
  if (amount > 0) await askSeatReturn(trx, services, { bookingId: row.id, amount, ...cancel });
}

function goesBack(row: SeatRow, left: number, { all }: Cancel, { clock }: Services): Paise {
  return all ? paise(Math.max(0, left)) : seatGoesBack(row, left, templeDay(clock()));
}
