import { accept, type Outcome, refuse } from '#core/result.ts';
import { isWaitId } from '#core/stay/wait.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { lockRooms } from '../nights/take-nights.ts';
import { closeWait } from './close-wait.ts';
import { hasWaitKey } from './wait-queries.ts';

/** Who has the link of the letter declines the offer, or waits no longer: the next has a turn. */
export async function leaveWaits(
  services: Services,
  { waitId, key }: { waitId: string; key: string },
): Promise<Outcome<null, 'stay-wait-over'>> {
  if (!isWaitId(waitId) || !hasWaitKey(services, waitId, key)) return refuse('stay-wait-over');
  return inTransaction(services, async ({ trx, wake }): Promise<Outcome<null, 'stay-wait-over'>> => {
    const wait = await trx.selectFrom('stay_waits').selectAll().where('id', '=', waitId).executeTakeFirst();
    if (!wait) return refuse('stay-wait-over');
    await lockRooms(trx, wait.room_type_id);
    const state = wait.state === 'offered' ? 'declined' : 'left';
    if (!(await closeWait(trx, waitId, { state, at: services.clock() }))) return refuse('stay-wait-over');
    wake('offer-nights');
    return accept(null);
  });
}
