import { sql, type Updateable } from 'kysely';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { SeatStage } from '#core/seats/seat-stage.ts';
import type { SeatBookingsTable } from '#server/db/schema/seats.ts';
import type { Transaction } from '#server/db/schema.ts';

type Move = {
  id: string;
  at: Date;
  kind: string;
  stage?: SeatStage;
  /** Only where no money moved: an unpaid booking that is cancelled or expired. */
  state?: MoneyState;
  set?: Updateable<SeatBookingsTable>;
  note?: string;
  /** What moved, in paise. */
  amount?: number;
};

/** Changes a locked booking, with an entry in its timeline. */
export async function moveSeat(trx: Transaction, move: Move): Promise<void> {
  const { id, at, kind, stage, state, set, note, amount } = move;
  await trx
    .with('moved', (query) =>
      query
        .updateTable('seat_bookings')
        .set({
          ...set,
          version: sql<number>`version + 1`,
          ...(stage && { stage }),
          ...(state && { state, failure: null, poll_at: null }),
        })
        .where('id', '=', id),
    )
    .insertInto('seat_events')
    .values({
      ...{ booking_id: id, at, kind, state: state ?? null, stage: stage ?? null },
      ...{ payment_id: null, amount_paise: amount ?? null, note: note ?? null },
    })
    .execute();
}
