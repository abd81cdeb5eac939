import type { Paise } from '#core/money/paise.ts';
import { isOpen } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { seatGoesBack } from '#core/seats/seat-price.ts';
import { isSeatId } from '#core/seats/seat-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '#server/db/schema.ts';
import { readLeft, requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { beginsOn } from '../places/begins-on.ts';
import { giveBack } from '../places/give-back.ts';
import { lockSeat } from '../record/lock-seat.ts';
import type { LockedSeat } from '../record/locked-seat.ts';
import { moveSeat } from '../record/move-seat.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

export type SeatRefusal = 'seat-unknown' | 'seat-moved' | 'seat-begun' | 'money-in-review';

/**
 * The buyer cancels before the day: the seats are free at once, and what the ladder gives back is
 * requested. The caller has verified the buyer (seat-proof.ts).
 */
export async function cancelOwnSeat(services: Services, id: string): Promise<Outcome<null, SeatRefusal>> {
  if (!isSeatId(id)) return refuse('seat-unknown');
  return inTransaction(
    services,
    async ({ trx, services: inside, wake, pagesChanged }): Promise<Outcome<null, SeatRefusal>> => {
      const seat = await lockSeat(trx, { id });
      if (!seat) return refuse('seat-unknown');
      if (seat.row.stage === 'booked' && (await hasBegun(trx, id, inside.clock())))
        return refuse('seat-begun');
      wake('send-letters');
      pagesChanged();
      return cancelSeat(trx, inside, seat, { by: 'buyer', reason: 'Cancelled by the buyer' });
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
  /** Instead of what the ladder gives back. */
  returned?: Paise;
};

/** Cancels a locked booking. */
export async function cancelSeat(
  trx: Transaction,
  services: Services,
  seat: LockedSeat,
  { by, reason, returned }: Cancel,
): Promise<Outcome<null, SeatRefusal>> {
  const { id, row } = seat;
  if (row.stage !== 'open' && row.stage !== 'booked') return refuse('seat-moved');
  if (row.state === 'attempted' || row.state === 'review') return refuse('money-in-review');
  const at = services.clock();
  const unpaid = isOpen(row.state);
  await giveBack(trx, row, at);
  await moveSeat(trx, {
    ...{ id, at, kind: 'cancelled', stage: 'cancelled', note: reason },
    set: { holding: false, ...(unpaid && { asked: '{}' }) },
    ...(unpaid && { state: 'cancelled' as const }),
  });
  // Whoever never paid has had no letter.
  if (unpaid) return accept(null);
  const amount = returned ?? seatGoesBack(row, await readLeft(trx, seat), templeDay(at));
  if (amount > 0) await requestRefund(trx, services, seat, { amount, by, reason });
  await notifyBuyer(trx, services, row, 'cancelled');
  return accept(null);
}
