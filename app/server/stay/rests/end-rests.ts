import type { Transaction } from '#server/db/schema.ts';
import { endUnpaidRests } from '#server/purchases/end-rests.ts';
import type { Services } from '#server/services.ts';
import { moveStay } from '../record/move-stay.ts';
import { lockRests } from './lock-rests.ts';

/**
 * Ends what could still be paid online of the rest of a locked stay; false, and nothing ends, while
 * a payment of it is under way.
 */
export async function endRests(
  trx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  stayId: string,
): Promise<boolean> {
  return endUnpaidRests(await lockRests(trx, stayId), clock(), (end) => moveStay(trx, end));
}
