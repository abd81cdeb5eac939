import type { Transaction } from 'kysely';
import { type Held, planConfirm } from '#core/bookings/hold.ts';
import { accept } from '#core/result.ts';
import type { Database } from '../db/schema.ts';
import { lockHold, saveMoves } from './lock-hold.ts';
import type { Holding } from './pool.ts';

/**
 * Takes what is held for good, however late: what ran out and is still there is taken all the same. 'short': something
 * is gone, and nothing is kept for this holder any more. `only`: of what the holder held at some time, these units are
 * still wished.
 */
export async function confirmHold(
  trx: Transaction<Database>,
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
