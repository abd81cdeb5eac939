import { isPassBookingId, mayPayPasses, passesHeldUntil } from '#core/passes/pass-stage.ts';
import { accept, refuse } from '#core/result.ts';
import type { Transaction } from '#server/db/schema.ts';
import { bookingTimeline } from '#server/purchases/booking-timeline.ts';
import type { PayablePurchase } from '#server/purchases/purchase.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { PurchaseKind } from '#server/purchases/purchase-kind.ts';
import { queueReturned } from '#server/purchases/queue-returned.ts';
import type { Services } from '#server/services.ts';
import { isOver } from '../record/booking-time.ts';
import { familyProblem } from '../record/family-limit.ts';
import { lockBooking } from '../record/lock-booking.ts';
import type { BookingRow, LockedBooking } from '../record/locked-booking.ts';
import { moveBooking } from '../record/move-booking.ts';
import { notifyHolder } from '../record/notify-holder.ts';
import { holdPlaces, stillHolds } from '../record/places.ts';
import { promisedUntil } from '../record/promised-until.ts';
import { voidPasses } from '../record/void-passes.ts';
import { familyWanted, readPlaces } from '../record/wanted.ts';
import { settlePasses } from './settle-passes.ts';

/** With less than this left of the hold, the holder has to press before being sent to pay. */
const enoughMinutes = 5;

/** A booking of passes is a purchase of places, which are held while it is paid. */
export const passPurchase: PurchaseKind<Services, LockedBooking> = {
  lock: lockBooking,

  ...bookingTimeline('pass'),

  settled: settlePasses,

  /**
   * Passes whose money went back are void, and their places free again. Free ones that are out stay
   * valid, and their booking stands.
   */
  async allReturned(trx, services, { id }) {
    // Read again: the same settlement may have confirmed it.
    const booking = await lockBooking(trx, { id });
    if (!booking || booking.row.stage === 'cancelled') return;
    const { stage } = booking.row;
    const at = services.clock();
    const note = 'All of its money went back';
    const passes = await listValid(trx, id);
    const paid = passes.filter(({ price_paise }) => price_paise > 0);
    const remains = stage === 'confirmed' && paid.length < passes.length;
    if (remains && paid.length === 0) return;
    const only = remains ? paid.map((pass) => pass.id) : undefined;
    await voidPasses(trx, { bookingId: id, at, reason: note, by: null, only });
    services.wakeups.wake('offer-passes');
    const moved = remains
      ? ({ kind: 'pass-void' } as const)
      : ({ kind: 'cancelled', stage: 'cancelled' } as const);
    await moveBooking(trx, { id, at, note, ...moved });
    // Who paid too late has a letter that says so already.
    if (!remains && stage !== 'short')
      await notifyHolder(trx, services, booking.row, 'cancelled', 'returned');
  },

  async notifyReturned(trx, { ids }, { id, row }, { paymentId, amount }) {
    const letter = { kind: 'passes-returned', bookingId: id, paymentId, amount } as const;
    await queueReturned(trx, ids, { ...row, email: row.holder_email }, { paymentId, amount, letter });
  },

  /** 'hold-over' where the time of the hold is up or nearly. */
  async findPayable({ db, clock }, id) {
    if (!isPassBookingId(id)) return refuse('unknown-purchase');
    const row = await db.selectFrom('pass_bookings').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return refuse('unknown-purchase');
    const now = clock();
    if (!mayPayPasses(row, now) || (await isOver(db, id, now))) return refuse('not-payable');
    const enough = new Date(now.getTime() + enoughMinutes * 60_000);
    return (await stillHolds(db, id, enough)) ? accept(toPayable(row)) : refuse('hold-over');
  },

  /**
   * For another quarter of an hour, and never for less than before: an offer of the waiting list or
   * an approval promised more. 'sold-out' when the first hold expired and the places are gone.
   */
  async hold({ trx, services: { clock } }, id) {
    if (!isPassBookingId(id)) return refuse('unknown-purchase');
    const booking = await lockBooking(trx, { id });
    if (!booking) return refuse('unknown-purchase');
    const now = clock();
    const { row } = booking;
    if (!mayPayPasses(row, now) || (await isOver(trx, id, now))) return refuse('not-payable');
    if (!(await stillHolds(trx, id, now))) {
      const wanted = await familyWanted(trx, id);
      const family = await familyProblem(trx, { phone: row.holder_phone, besides: id, wanted, now });
      if (family) return refuse('sold-out');
    }
    const until = passesHeldUntil(row, await promisedUntil(trx, id), now);
    const held = await holdPlaces(trx, { holder: id, now }, await readPlaces(trx, id), until);
    return held.ok ? accept(toPayable(row)) : refuse('sold-out');
  },
};

function listValid(trx: Transaction, bookingId: string) {
  return trx
    .selectFrom('passes')
    .select(['id', 'price_paise'])
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'void')
    .execute();
}

function toPayable(row: BookingRow): PayablePurchase {
  return {
    kind: 'pass',
    ...purchaseFields(row),
    description: `Passes ${row.number}`,
    payer: { name: row.holder_name, email: row.holder_email, phone: row.holder_phone },
  };
}
