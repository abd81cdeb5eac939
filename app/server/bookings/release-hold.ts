import { planRelease } from '#core/bookings/hold.ts';
import type { Transaction } from '../db/schema.ts';
import { lockHold, saveMoves } from './lock-hold.ts';
import type { Holding } from './pool.ts';

/**
 * Releases what is still held. What was taken permanently stays taken; a repeat changes nothing.
 */
export async function releaseHold(trx: Transaction, holding: Holding): Promise<void> {
  const { mine } = await lockHold(trx, holding);
  await saveMoves(trx, holding, planRelease(mine), holding.now);
}
