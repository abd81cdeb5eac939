import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';

/**
 * Sends a letter again that the mail server did not take: at once, and as if it were new where it
 * was given up.
 */
export async function retryLetter(
  services: Services,
  viewer: Viewer,
  letterId: string,
): Promise<Outcome<null, 'not-allowed' | 'letter-gone'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'system.operate')) return refuse('not-allowed');
  const { db, clock, wakeups } = services;
  const outcome = await db.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('letters')
      .set({ state: 'queued', next_try_at: clock(), tries: 0 })
      .where('id', '=', letterId)
      .where('state', '!=', 'sent')
      .where('last_error', 'is not', null)
      .returning('kind')
      .executeTakeFirst();
    if (!again) return refuse('letter-gone');
    await writeAudit(trx, services, viewer, { action: 'letter.retried', subject: letterId, details: again });
    return accept(null);
  });
  if (outcome.ok) wakeups.wake('send-letters');
  return outcome;
}
