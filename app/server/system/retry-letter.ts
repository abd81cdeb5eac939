import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';

/**
 * Sends a letter again that the mail server did not take: at once, and as if it were new where it
 * was given up.
 */
export const retryLetter = staffWrite({
  permission: 'system.operate',
  run: async ({ services, trx, audit, wake }, letterId: string): Promise<Outcome<null, 'letter-gone'>> => {
    wake('send-letters');
    const again = await trx
      .updateTable('letters')
      .set({ state: 'queued', next_try_at: services.clock(), tries: 0 })
      .where('id', '=', letterId)
      .where('state', '!=', 'sent')
      .where('last_error', 'is not', null)
      .returning('kind')
      .executeTakeFirst();
    if (!again) return refuse('letter-gone');
    await audit({ action: 'letter.retried', subject: letterId, details: again });
    return accept(null);
  },
});
