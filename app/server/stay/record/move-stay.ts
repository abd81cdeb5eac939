import { sql, type Updateable } from 'kysely';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { StayStage } from '#core/stay/stay-stage.ts';
import type { StayBookingsTable } from '#server/db/schema/stays.ts';
import type { Transaction } from '#server/db/schema.ts';
import { giveNightsBack } from '#server/membership/nights-of-stay.ts';

type Move = {
  id: string;
  at: Date;
  kind: string;
  stage?: StayStage;
  /** Only where no money moved: an unpaid stay that is cancelled or expired. */
  state?: MoneyState;
  set?: Updateable<StayBookingsTable>;
  amount?: number;
  note?: string | null;
};

/**
 * Changes a locked stay, with an entry in its timeline; the version rises for concurrent editors.
 * One that comes to nothing gives its member the free nights back.
 */
export async function moveStay(trx: Transaction, move: Move): Promise<void> {
  const { id, at, kind, stage, state, set, amount, note } = move;
  await trx
    .with('moved', (query) =>
      query
        .updateTable('stay_bookings')
        .set({
          ...set,
          version: sql<number>`version + 1`,
          ...(stage && { stage }),
          ...(state && { state, failure: null, poll_at: null }),
        })
        .where('id', '=', id),
    )
    .insertInto('stay_events')
    .values({
      ...{ booking_id: id, at, kind, state: state ?? null, stage: stage ?? null },
      ...{ amount_paise: amount ?? null, note: note ?? null },
    })
    .execute();
  if (stage === 'cancelled' || stage === 'short') await giveNightsBack(trx, id, at);
}
