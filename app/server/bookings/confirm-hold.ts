import { type Held, planConfirm } from '#core/bookings/hold.ts';
import { accept } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { lockHold, saveMoves } from './lock-hold.ts';
import type { Holding } from './pool.ts';

/**
 * Takes the held units permanently, however late: an expired hold is taken too if the units are
 * still there. 'short': units are missing, and the holder's whole hold is released. `only`: of the
 * holder's units, those that are still requested.
 */
export async function confirmHold(
  trx: Transaction,
  holding: Holding,
  only?: readonly string[],
): Promise<Held> {
  const { mine: all, units } = await lockHold(trx, holding);
  const mine = only ? all.filter(({ unitId }) => only.includes(unitId)) : all;
  if (mine.length === 0) throw new Error(`${holding.holder} holds nothing to confirm`);
  const planned = planConfirm(mine, units);
  await saveMoves(trx, holding, planned.ok ? planned.value : planned.moves, holding.now);
  return planned.ok ? accept(null) : { ok: false, code: 'short', shortages: planned.shortages };
}
