import { accept, refuse } from '#core/result.ts';
import { isSeatId, mayPaySeat, seatHeldUntil } from '#core/seats/seat-stage.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import { bookingTimeline } from '#server/purchases/booking-timeline.ts';
import type { PayablePurchase } from '#server/purchases/purchase.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { PurchaseKind } from '#server/purchases/purchase-kind.ts';
import { queueReturned } from '#server/purchases/queue-returned.ts';
import type { Services } from '#server/services.ts';
import { creditSeat } from '../bills/credit-seat.ts';
import { isCalledOff } from '../places/called-off.ts';
import { giveBack } from '../places/give-back.ts';
import { takeSeats } from '../places/take-seats.ts';
import { isUnitOver } from '../places/unit-over.ts';
import { askSeatReturn } from '../record/ask-seat-return.ts';
import { lockSeat } from '../record/lock-seat.ts';
import type { LockedSeat, SeatRow } from '../record/locked-seat.ts';
import { moveSeat } from '../record/move-seat.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { readSeatMoney } from '../record/seat-money.ts';
import { unitOf } from '../record/seat-unit.ts';
import { settleSeat } from './settle-seat.ts';

/** With less than this left of the hold, the buyer has to press before being sent to pay. */
const enoughMinutes = 5;

/** Seats of a class or of a tour, which are held while they are paid. */
export const seatPurchase: PurchaseKind<Services, LockedSeat> = {
  lock: lockSeat,

  ...bookingTimeline('seat'),

  settled: settleSeat,

  partReturned: (trx, services, { id }) => creditSeat(trx, services, id),

  /** The seats are free again, and who had them does not come. */
  async allReturned(trx, services, { id }) {
    // Read again: the same settlement may have given it its seats.
    const seat = await lockSeat(trx, { id });
    if (!seat) return;
    await cancelReturned(trx, services, seat);
    await creditSeat(trx, services, id);
  },

  async notifyReturned(trx, { ids }, { id, row }, { paymentId, amount }) {
    const letter = { kind: 'seat-returned', seatId: id, paymentId, amount } as const;
    await queueReturned(trx, ids, { ...row, email: row.buyer_email }, { paymentId, amount, letter });
  },

  /** 'hold-over' where the time of the hold is up or nearly. */
  async findPayable({ db, clock }, id) {
    if (!isSeatId(id)) return refuse('unknown-purchase');
    const row = await db.selectFrom('seat_bookings').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return refuse('unknown-purchase');
    const now = clock();
    if (!mayPaySeat(row, now) || (await isClosed(db, row, now))) return refuse('not-payable');
    const soon = new Date(now.getTime() + enoughMinutes * 60_000);
    const held = isTheirs(row) && row.held_until > soon;
    return held ? accept(toPayable(row)) : refuse('hold-over');
  },

  /**
   * For another quarter of an hour, and never for less than before: a seat of the waiting list was
   * promised for days. 'sold-out' when the first hold expired and the seats are gone.
   */
  async hold({ trx, services: { clock } }, id) {
    if (!isSeatId(id)) return refuse('unknown-purchase');
    const seat = await lockSeat(trx, { id });
    if (!seat) return refuse('unknown-purchase');
    const now = clock();
    const { row } = seat;
    if (!mayPaySeat(row, now) || (await isClosed(trx, row, now))) return refuse('not-payable');
    // Erased meanwhile: there is nobody to enrol.
    if (!isTheirs(row) && row.asked.kind === undefined) return refuse('not-payable');
    const wanted = { unit: unitOf(row), day: row.day, seats: row.seats };
    if (!isTheirs(row) && (await takeSeats(trx, wanted, now))) return refuse('sold-out');
    await trx
      .updateTable('seat_bookings')
      .set({
        holding: row.request_id === null && row.rest_of === null,
        held_until: seatHeldUntil(row.held_until, now),
      })
      .where('id', '=', id)
      .execute();
    return accept(toPayable(row));
  },
};

/** Nobody can begin any more; a rest may be paid until the day, and after it. */
function isClosed(db: Db, row: SeatRow, now: Date): Promise<boolean> {
  const unit = unitOf(row);
  return row.rest_of === null ? isUnitOver(db, unit, now) : isCalledOff(db, unit);
}

/** Held by it, by its participant, or by the booking whose rest it pays. */
function isTheirs({ holding, request_id, rest_of }: SeatRow): boolean {
  return holding || request_id !== null || rest_of !== null;
}

function toPayable(row: SeatRow): PayablePurchase {
  return {
    kind: 'seat',
    ...purchaseFields(row),
    description: `Seat ${row.number}`,
    payer: { name: row.buyer_name, email: row.buyer_email, phone: row.buyer_phone },
  };
}

async function cancelReturned(trx: Transaction, services: Services, { id, row }: LockedSeat): Promise<void> {
  if (row.stage === 'cancelled') return;
  const at = services.clock();
  await giveBack(trx, row, at);
  const note = 'All of its money went back';
  const set = { holding: false };
  await moveSeat(trx, { id, at, kind: 'cancelled', stage: 'cancelled', set, note });
  await services.pages.bump(trx);
  if (row.rest_of !== null) return;
  if (row.stage === 'booked') await askDeskMoney(trx, services, { bookingId: id, reason: note });
  // What paid its rest online is locked before it, so a job ends that.
  services.wakeups.wake('call-off');
  // Who paid too late has a letter that says so already.
  if (row.stage !== 'short') await notifyBuyer(trx, services, row, 'cancelled');
}

/** Asks that all goes back that the desk took for it. */
async function askDeskMoney(
  trx: Transaction,
  services: Services,
  { bookingId, reason }: { bookingId: string; reason: string },
): Promise<void> {
  const { held, asked } = await readSeatMoney(trx, bookingId);
  if (held > asked)
    await askSeatReturn(trx, services, { bookingId, amount: held - asked, by: 'site', reason });
}
