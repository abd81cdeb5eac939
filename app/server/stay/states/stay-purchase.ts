import { accept, type Outcome, refuse } from '#core/result.ts';
import { isStayId, mayPayStay, stayHeldUntil } from '#core/stay/stay-stage.ts';
import type { Db } from '#server/db/schema.ts';
import { bookingTimeline } from '#server/purchases/booking-timeline.ts';
import type { PayablePurchase } from '#server/purchases/purchase.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { PurchaseKind } from '#server/purchases/purchase-kind.ts';
import { queueReturned } from '#server/purchases/queue-returned.ts';
import type { Services } from '#server/services.ts';
import { creditStay } from '../bills/credit-stay.ts';
import { takeOwnNights } from '../groups/take-own-nights.ts';
import { freeNights } from '../nights/take-nights.ts';
import { lockStay } from '../record/lock-stay.ts';
import type { LockedStay, StayRow } from '../record/locked-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { endRests } from '../rests/end-rests.ts';
import { restDue } from '../rests/rest-due.ts';
import { returnRests } from '../rests/return-rests.ts';
import { settleStay } from './settle-stay.ts';

/** With less than this left of the hold, the guest has to press before being sent to pay. */
const enoughMinutes = 5;

/** A stay is a purchase of nights, which are held while it is paid. */
export const stayPurchase: PurchaseKind<Services, LockedStay> = {
  lock: lockStay,

  ...bookingTimeline('stay'),

  settled: settleStay,

  partReturned: (trx, services, { id, row }) => creditStay(trx, services, row.rest_of ?? id),

  /**
   * Nights that are still to come are free again, and what paid the rest goes back too. A guest who
   * is here stays, and so do nights that cost nothing any more (changes/change-dates.ts). A rest
   * that went back leaves its stay.
   */
  async allReturned(trx, services, { id, row }) {
    await creditStay(trx, services, row.rest_of ?? id);
    // Read again: the same settlement may have given it rooms.
    const stay = await lockStay(trx, { id });
    const note = 'All of its money went back';
    const cancelled = { id, at: services.clock(), kind: 'cancelled', stage: 'cancelled', note } as const;
    if (stay?.row.stage === 'paid') return moveStay(trx, cancelled);
    if (!stay || !['open', 'booked', 'short'].includes(stay.row.stage)) return;
    if (stay.row.stage === 'booked' && stay.row.stay_paise === 0) return;
    await freeNights(trx, id);
    services.wakeups.wake('offer-nights');
    await moveStay(trx, cancelled);
    // What is being paid just now is given back once it has come (rests/settle-rest.ts).
    await endRests(trx, services, id);
    await returnRests(trx, services, id, { by: 'site', reason: note, amounts: null });
    // Who paid too late has a letter that says so already.
    if (stay.row.stage !== 'short') await notifyGuest(trx, services, stay.row, 'cancelled', 'returned');
  },

  async notifyReturned(trx, { ids }, { id, row }, { paymentId, amount }) {
    const letter = { kind: 'stay-returned', stayId: id, paymentId, amount } as const;
    await queueReturned(trx, ids, { ...row, email: row.guest_email }, { paymentId, amount, letter });
  },

  /** 'hold-over' where the time of the hold is up or nearly. */
  async findPayable({ db, clock }, id) {
    if (!isStayId(id)) return refuse('unknown-purchase');
    const row = await db.selectFrom('stay_bookings').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return refuse('unknown-purchase');
    if (!mayPayStay(row, clock())) return refuse('not-payable');
    if (row.rest_of !== null) return payableRest(db, row, clock());
    const held = await db
      .selectFrom('room_nights')
      .select('room_id')
      .where('booking_id', '=', id)
      .where('until', '>', new Date(clock().getTime() + enoughMinutes * 60_000))
      .executeTakeFirst();
    return held ? accept(toPayable(row)) : refuse('hold-over');
  },

  /**
   * For another quarter of an hour, and never for less than before: an offer of the waiting list
   * promised more. 'sold-out' when the first hold expired and the rooms are gone.
   */
  async hold({ trx, services: { clock } }, id) {
    if (!isStayId(id)) return refuse('unknown-purchase');
    const stay = await lockStay(trx, { id });
    if (!stay) return refuse('unknown-purchase');
    const now = clock();
    const { row } = stay;
    if (!mayPayStay(row, now)) return refuse('not-payable');
    if (row.rest_of !== null) return payableRest(trx, row, now);
    const { promised } = await trx
      .selectFrom('room_nights')
      .select(({ fn }) => fn.max<Date | null>('until').as('promised'))
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    const until = stayHeldUntil(row.created_at, promised, now);
    return (await takeOwnNights(trx, row, { until, now })).ok ? accept(toPayable(row)) : refuse('sold-out');
  },
};

/** A rest holds nothing: it may be paid while so much of its stay is left to pay. */
async function payableRest(
  db: Db,
  row: StayRow,
  now: Date,
): Promise<Outcome<PayablePurchase, 'not-payable'>> {
  const stay = await db
    .selectFrom('stay_bookings')
    .selectAll()
    .where('id', '=', row.rest_of)
    .executeTakeFirstOrThrow();
  const due = await restDue(db, stay, now);
  if (!due.ok || due.value < row.total_paise) return refuse('not-payable');
  // People know the number of their stay.
  return accept({ ...toPayable(row), description: `Stay ${stay.number}, the rest` });
}

function toPayable(row: StayRow): PayablePurchase {
  return {
    kind: 'stay',
    ...purchaseFields(row),
    description: `Stay ${row.number}`,
    payer: { name: row.guest_name, email: row.guest_email, phone: row.guest_phone },
  };
}
