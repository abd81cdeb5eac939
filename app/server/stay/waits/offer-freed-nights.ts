import { templeDay } from '#core/time/temple-day.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { lockRooms } from '../nights/take-nights.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { closeWait } from './close-wait.ts';
import { offerNights } from './offer-nights.ts';

/** Names of who waited no longer are kept so many days after the end, for the office's questions. */
const keptDays = 30;

/**
 * Ends offers that nobody answered and waits whose day came, then offers what is free to the first
 * whom it fits, kind by kind. Runs often, since holds run out without anybody's deed; what frees
 * nights wakes it.
 */
export const offerFreedNights: Job = {
  name: 'offer-nights',
  everySeconds: 120,
  run: async (services, stopping) => {
    const now = services.clock();
    await services.db
      .deleteFrom('stay_waits')
      .where('closed_at', '<', new Date(now.getTime() - keptDays * 86_400_000))
      .execute();
    const kinds = await services.db
      .selectFrom('stay_waits')
      .select('room_type_id')
      .distinct()
      .where('state', 'in', ['waiting', 'offered'])
      .execute();
    for (const { room_type_id: kindId } of kinds) {
      if (stopping.aborted) return;
      await serveKind(services, kindId);
    }
  },
};

async function serveKind(services: Services, kindId: string): Promise<void> {
  await inTransaction(services, async ({ trx, services: inside, wake }) => {
    const now = services.clock();
    await lockRooms(trx, kindId);
    const open = await trx
      .selectFrom('stay_waits')
      .selectAll()
      .where('room_type_id', '=', kindId)
      .where('state', 'in', ['waiting', 'offered'])
      .orderBy('made_at')
      .orderBy('id')
      .execute();
    const rules = await loadStayRules(inside);
    for (const wait of open)
      if (wait.offer_until && wait.offer_until <= now)
        await closeWait(trx, wait.id, { state: 'lapsed', at: now });
    for (const wait of open.filter(({ state }) => state === 'waiting')) {
      if (wait.arrival <= templeDay(now)) await closeWait(trx, wait.id, { state: 'over', at: now });
      else if (await offerNights(trx, inside, wait, { rules })) {
        wake('send-letters');
        wake('send-text-messages');
      }
    }
    return { ok: true };
  });
}
