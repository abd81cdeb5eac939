import { type RawBuilder, sql } from 'kysely';
import type { Move } from '#core/bookings/hold.ts';
import type { Pool } from './pool.ts';

/**
 * The stock of the shop: a unit is a variant, and units taken permanently are a line of the stock
 * ledger.
 */
export const stockPool: Pool = {
  name: 'stock',
  lock: async (trx, unitIds) => {
    const rows = await trx
      .selectFrom('stock')
      .select(['variant_id', 'on_hand', 'held'])
      .where('variant_id', '=', sql<string>`any(${[...unitIds]})`)
      .orderBy('variant_id')
      .forUpdate()
      .execute();
    return rows.map(({ variant_id, on_hand, held }) => ({ id: variant_id, onHand: on_hand, held }));
  },
  move: async (trx, moves, { holder, at }) => {
    // `held` first, then `on_hand`: `held` is never more than `on_hand`.
    await sql`update stock set held = stock.held + move.held from ${asRecords(moves)}
      where stock.variant_id = move.unit_id and move.held <> 0`.execute(trx);
    const sold = moves.filter(({ onHand }) => onHand < 0);
    if (sold.length === 0) return;
    await trx
      .insertInto('stock_moves')
      .values(
        sold.map(({ unitId, onHand }) => ({
          variant_id: unitId,
          change: onHand,
          reason: 'sold' as const,
          order_ref: holder,
          at,
        })),
      )
      .execute();
  },
};

function asRecords(moves: readonly Pick<Move, 'unitId' | 'held'>[]): RawBuilder<unknown> {
  const records = moves.map(({ unitId, held }) => ({ unit_id: unitId, held }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as move(unit_id text, held int)`;
}
