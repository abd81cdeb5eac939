import { type Held, heldUntil, planHold, type UnitQuantity } from '#core/bookings/hold.ts';
import { accept } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { lockHold, saveMoves } from './lock-hold.ts';
import type { Holding } from './pool.ts';

/**
 * Holds all requested units until then (for fifteen minutes, unless the admin sets a longer time),
 * or none. The same holder may ask again: it keeps its units and the time starts anew. 'short'
 * changes nothing that the holder had.
 */
export async function holdUnits(
  trx: Transaction,
  holding: Holding,
  requested: readonly UnitQuantity[],
  until = heldUntil(holding.now),
): Promise<Held> {
  const { mine, units } = await lockHold(
    trx,
    holding,
    requested.map(({ unitId }) => unitId),
  );
  const planned = planHold(requested, mine, units);
  if (!planned.ok) return planned;
  await saveMoves(trx, holding, planned.value, until);
  return accept(null);
}
