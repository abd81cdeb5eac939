import { type RawBuilder, sql } from 'kysely';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import type { DeskKind } from '#core/stay/desk-money.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { moveStay } from './move-stay.ts';

/**
 * What the desk has of a stay's price, or of its deposit: taken, less what it gave back or kept.
 */
export function heldAtDesk(stayId: RawBuilder<string>, kind: DeskKind): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(case direction when 'in' then amount_paise else -amount_paise end), 0)::bigint
    from stay_desk_payments where booking_id = ${stayId} and kind = ${sql.lit(kind)})`;
}

/** `heldAtDesk` of a locked stay, in paise. */
export async function readHeld(db: Db, stayId: string, kind: DeskKind): Promise<number> {
  const { rows } = await sql<{ held: number }>`select ${heldAtDesk(sql`${stayId}`, kind)} as held`.execute(
    db,
  );
  return rows[0]?.held ?? 0;
}

export type DeskMove = {
  stayId: string;
  kind: DeskKind;
  direction: 'in' | 'out' | 'kept';
  mode: CounterMode;
  amount: number;
  by: string;
  /** The temple's day. */
  day: string;
  at: Date;
  reason?: string | null;
  returnId?: string;
};

/** Stores money that moved at the desk for a locked stay, with an entry in its timeline. */
export async function noteDeskMoney(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  { stayId, kind, direction, mode, amount, by, day, at, reason = null, returnId }: DeskMove,
): Promise<void> {
  await trx
    .insertInto('stay_desk_payments')
    .values({
      ...{ id: ids('sdp'), booking_id: stayId, kind, direction, mode, amount_paise: amount },
      ...{ reason, return_id: returnId ?? null, taken_on: day, taken_by: by, noted_at: at },
    })
    .execute();
  await moveStay(trx, { id: stayId, at, kind: timelineKind(kind, direction, mode), amount, note: reason });
}

function timelineKind(kind: DeskKind, direction: DeskMove['direction'], mode: CounterMode): string {
  if (kind === 'price') return direction === 'in' ? `paid-${mode}` : `handed-back-${mode}`;
  return direction === 'kept' ? 'deposit-kept' : `deposit-${direction}-${mode}`;
}
