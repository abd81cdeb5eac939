import { accept, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { endGroups } from '../groups/end-groups.ts';
import { lockRooms } from '../nights/take-nights.ts';
import { loadStayRules, type StayRules } from '../rules/stay-rules.ts';
import { closeWait } from './close-wait.ts';
import { listFitting } from './list-fitting.ts';
import { offerNights } from './offer-nights.ts';
import { reachesGuest } from './reaches-guest.ts';
import type { WaitRow } from './wait-row.ts';

/**
 * Names of who waited no longer are kept so many days after the end, for the office's questions.
 */
const retainedDays = 30;

/**
 * Ends offers that nobody answered, waits whose day came and groups that are released, then offers
 * what is free to the first whom it fits and a message reaches. It looks without a lock, and holds
 * the rooms of a kind only for one entry at a time, so that who books meanwhile waits for no list.
 * Runs often, since holds run out without anybody's deed; what frees nights wakes it.
 */
export const offerFreedNights: Job = {
  name: 'offer-nights',
  everySeconds: 120,
  run: async (services, stopping) => {
    const now = services.clock();
    await services.db
      .deleteFrom('stay_waits')
      .where('closed_at', '<', new Date(now.getTime() - retainedDays * 86_400_000))
      .execute();
    await closeOver(services, now);
    await endGroups(services, now);
    const rules = await loadStayRules(services);
    const asked = new Set<string>();
    for (let changed = true; changed; ) {
      changed = false;
      for (const wait of await listFitting(services)) {
        if (stopping.aborted) return;
        if (asked.has(wait.id) || !reachesGuest(services, wait)) continue;
        asked.add(wait.id);
        changed = await offerTo(services, rules, wait);
        // Others may fit no more: better to look again than to lock for each of them.
        if (changed) break;
      }
    }
  },
};

/** Ends what nobody answered, and what is waited for in vain. */
async function closeOver(services: Services, now: Date): Promise<void> {
  const over = await services.db
    .selectFrom('stay_waits')
    .select(['id', 'room_type_id as kindId', 'state'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'offered'), eb('offer_until', '<=', now)]),
        and([eb('state', '=', 'waiting'), eb('arrival', '<=', templeDay(now))]),
      ]),
    )
    .execute();
  for (const { id, kindId, state: was } of over)
    await inTransaction(services, async ({ trx }) => {
      await lockRooms(trx, kindId);
      const state = was === 'offered' ? 'lapsed' : 'over';
      return (await closeWait(trx, id, { state, at: now })) ? accept(null) : refuse('stay-wait-over');
    });
}

/** Whether it was offered; nothing of a refusal is kept. */
async function offerTo(services: Services, rules: StayRules, wait: WaitRow): Promise<boolean> {
  const { ok } = await inTransaction(services, async ({ trx, services: inside, wake }) => {
    wake('send-letters');
    wake('send-text-messages');
    return offerNights(trx, inside, wait, { rules });
  });
  return ok;
}
