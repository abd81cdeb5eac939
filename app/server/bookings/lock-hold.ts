import { sql } from 'kysely';
import type { HoldLine, Move, Unit } from '#core/bookings/hold.ts';
import type { PoolName } from '#core/bookings/pool-name.ts';
import type { Transaction } from '../db/schema.ts';
import type { Holding } from './pool.ts';

/**
 * The holder's lines and their units, with every unit's row locked in the order of the ids, so that
 * transactions for the same units never deadlock. Expired holds of others on these units are
 * released first.
 */
export async function lockHold(
  trx: Transaction,
  { pool, holder, now }: Holding,
  requested: readonly string[] = [],
): Promise<{ mine: HoldLine[]; units: Unit[] }> {
  const held = await linesOf(trx, pool.name, holder);
  const unitIds = [...new Set([...requested, ...held.map(({ unitId }) => unitId)])].sort();
  if (unitIds.length === 0) return { mine: [], units: [] };
  const units = await pool.lock(trx, unitIds);
  const stale = await trx
    .updateTable('holds')
    .set({ state: 'released' })
    .where('pool', '=', pool.name)
    .where('unit_id', '=', sql<string>`any(${unitIds})`)
    .where('state', '=', 'held')
    .where('until', '<=', now)
    .where('holder', '<>', holder)
    .returning(['unit_id', 'quantity'])
    .execute();
  const freed = unitIds.flatMap((unitId) => {
    const count = stale.reduce((sum, line) => sum + (line.unit_id === unitId ? line.quantity : 0), 0);
    return count > 0 ? [{ unitId, onHand: 0, held: -count }] : [];
  });
  if (freed.length > 0) await pool.move(trx, freed, { holder, at: now });
  const freedOf = (id: string) => freed.find(({ unitId }) => unitId === id)?.held ?? 0;
  return {
    // Read again under the locks: the job may have released some meanwhile.
    mine: held.length > 0 ? await linesOf(trx, pool.name, holder) : [],
    units: units.map((unit) => ({ ...unit, held: unit.held + freedOf(unit.id) })),
  };
}

async function linesOf(trx: Transaction, pool: PoolName, holder: string): Promise<HoldLine[]> {
  const rows = await trx
    .selectFrom('holds')
    .select(['unit_id', 'quantity', 'state'])
    .where('pool', '=', pool)
    .where('holder', '=', holder)
    .execute();
  return rows.map(({ unit_id, quantity, state }) => ({ unitId: unit_id, quantity, state }));
}

/** Moves the units and stores the holder's lines, held until `until`. */
export async function saveMoves(
  trx: Transaction,
  { pool, holder, now }: Holding,
  moves: readonly Move[],
  until: Date,
): Promise<void> {
  if (moves.length === 0) return;
  await pool.move(trx, moves, { holder, at: now });
  await trx
    .insertInto('holds')
    .values(
      moves.map(({ line }) => ({
        holder,
        pool: pool.name,
        unit_id: line.unitId,
        quantity: line.quantity,
        state: line.state,
        until,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['holder', 'pool', 'unit_id']).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        state: row.ref('excluded.state'),
        until: row.ref('excluded.until'),
      })),
    )
    .execute();
}
