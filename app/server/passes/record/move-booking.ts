import { sql } from 'kysely';
import type { PassStage } from '#core/passes/pass-stage.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import type { Transaction } from '#server/db/schema.ts';

type Move = {
  id: string;
  at: Date;
  kind: string;
  stage?: PassStage;
  /** Only where no money moved: an unpaid booking that is cancelled or expired. */
  state?: MoneyState;
  /** Who of the office agrees to what was asked for. */
  approvedBy?: string;
  note?: string | null;
};

/** Changes a locked booking, with an entry in its timeline. */
export async function moveBooking(trx: Transaction, move: Move): Promise<void> {
  const { id, at, kind, stage, state, approvedBy, note = null } = move;
  await trx
    .with('moved', (query) =>
      query
        .updateTable('pass_bookings')
        .set({
          version: sql<number>`version + 1`,
          ...(stage && { stage }),
          ...(state && { state, failure: null, poll_at: null }),
          ...(approvedBy && {
            ...{ approved_by: approvedBy, approved_at: at },
            poll_at: stage === 'open' ? nextPollAt('created', at, at) : null,
          }),
        })
        .where('id', '=', id),
    )
    .insertInto('pass_booking_events')
    .values({ booking_id: id, at, kind, state: state ?? null, stage: stage ?? null, note })
    .execute();
}
