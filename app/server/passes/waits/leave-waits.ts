import { isPassWaitId } from '#core/passes/pass-wait.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { closePassWait } from './close-wait.ts';
import { hasPassWaitKey } from './wait-queries.ts';

/** Who has the link of the letter declines the offer, or waits no longer: the next has a turn. */
export async function leavePassWaits(
  services: Services,
  { waitId, key }: { waitId: string; key: string },
): Promise<Outcome<null, 'pass-wait-over'>> {
  if (!isPassWaitId(waitId) || !hasPassWaitKey(services, waitId, key)) return refuse('pass-wait-over');
  return inTransaction(services, async ({ trx, wake }): Promise<Outcome<null, 'pass-wait-over'>> => {
    const wait = await trx
      .selectFrom('event_waits')
      .select('state')
      .where('id', '=', waitId)
      .executeTakeFirst();
    const state = wait?.state === 'offered' ? 'declined' : 'left';
    if (!(await closePassWait(trx, waitId, { state, at: services.clock() }))) return refuse('pass-wait-over');
    wake('offer-passes');
    return accept(null);
  });
}
