import { sql } from 'kysely';
import type { OrderStage } from '#core/orders/order-state.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import { pollOnceMore } from '#server/bookings/poll-once-more.ts';
import type { Transaction } from '#server/db/schema.ts';

type Move = {
  id: string;
  at: Date;
  kind: string;
  stage?: OrderStage;
  /** Only where no money moved: an unpaid order that is cancelled or expired. */
  state?: MoneyState;
  set?: { courier: string | null; tracking: string | null };
  note?: string | null;
};

/**
 * Moves the goods of a locked order to another stage, with an entry in its timeline; the version
 * rises for concurrent editors.
 */
export async function moveOrder(trx: Transaction, move: Move): Promise<void> {
  const { id, at, kind, stage, state, set, note } = move;
  await trx
    .with('moved', (query) =>
      query
        .updateTable('orders')
        .set({
          version: sql`version + 1`,
          ...set,
          ...(stage && { stage }),
          ...(state && { state, failure: null, poll_at: pollOnceMore(at) }),
        })
        .where('id', '=', id),
    )
    .insertInto('order_events')
    .values({
      order_id: id,
      at,
      kind,
      state: state ?? null,
      stage: stage ?? null,
      note: note ?? null,
    })
    .execute();
}
