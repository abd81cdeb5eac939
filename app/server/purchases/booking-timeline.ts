import { sql, type Updateable } from 'kysely';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { SeatStage } from '#core/seats/seat-stage.ts';
import { pollOnceMore } from '../bookings/poll-once-more.ts';
import type { SeatBookingsTable } from '../db/schema/seats.ts';
import type { Transaction } from '../db/schema.ts';
import { type PurchaseRef, purchaseTables } from './purchase.ts';
import type { PurchaseKind } from './purchase-kind.ts';

// The bookings of the site and what happened to them: nights, seats, passes. Each kind has its own
// two tables, whose columns of money, stage and timeline are the same.

export type BookingKind = Exclude<PurchaseRef['kind'], 'donation' | 'order'>;

const timelines = { stay: 'stay_events', seat: 'seat_events', pass: 'pass_booking_events' } as const;

/** One kind's tables, as Kysely sees those of seats. */
function tablesOf(kind: BookingKind) {
  return {
    bookings: purchaseTables[kind] as 'seat_bookings',
    events: timelines[kind] as 'seat_events',
  };
}

/** A change of a locked booking. */
export type BookingMove<Stage extends string = string, Columns extends object = object> = {
  id: string;
  at: Date;
  kind: string;
  stage?: Stage;
  /** Only where no money moved: an unpaid booking that is cancelled or expired. */
  state?: MoneyState;
  /** What else of its row changes. */
  set?: Columns;
  /** In paise, where money moved beside the gateway. */
  amount?: number;
  note?: string | null;
};

type SeatMove = BookingMove<SeatStage, Updateable<SeatBookingsTable>>;

/**
 * Changes a locked booking, with an entry in its timeline; the version rises for concurrent
 * editors.
 */
export async function moveBooked(trx: Transaction, of: BookingKind, move: BookingMove): Promise<void> {
  const { id, at, kind, stage, state, set, amount = null, note = null } = move as SeatMove;
  const { bookings, events } = tablesOf(of);
  const moved = {
    ...set,
    version: sql<number>`version + 1`,
    ...(stage && { stage }),
    ...(state && { state, failure: null, poll_at: pollOnceMore(at) }),
  };
  await trx
    .with('moved', (query) => query.updateTable(bookings).set(moved).where('id', '=', id))
    .insertInto(events)
    .values({
      ...{ booking_id: id, at, kind, state: state ?? null, stage: stage ?? null },
      ...{ payment_id: null, amount_paise: amount, note },
    })
    .execute();
}

/** How a settlement is saved, and what moves nothing is noted, of one kind. */
export function bookingTimeline(of: BookingKind): Pick<PurchaseKind<unknown>, 'save' | 'note'> {
  const { bookings, events } = tablesOf(of);
  return {
    async save(trx, id, upsert, { set, entry }) {
      const moved = { ...set, version: sql<number>`version + 1` };
      await trx
        .with('saved_payment', () => upsert)
        .with('moved', (query) => query.updateTable(bookings).set(moved).where('id', '=', id))
        .insertInto(events)
        .values({ booking_id: id, ...entry })
        .execute();
    },
    async note(trx, id, entry) {
      await trx
        .insertInto(events)
        .values({ booking_id: id, ...entry })
        .execute();
    },
  };
}
