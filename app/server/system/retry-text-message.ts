import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { mayGoAgain } from './text-message-queries.ts';

/** Sends a text message again that the provider did not take, as if it were new. */
export const retryTextMessage = staffWrite({
  permission: 'system.operate',
  run: async ({ services, trx, audit, wake }, id: string): Promise<Outcome<null, 'text-message-over'>> => {
    const now = services.clock();
    const again = await trx
      .updateTable('text_messages')
      .set({ state: 'queued', next_try_at: now, tries: 0 })
      .where('id', '=', id)
      .where(mayGoAgain)
      .where('useful_until', '>', now)
      .where('last_error', 'is not', null)
      .returning('template')
      .executeTakeFirst();
    if (!again) return refuse('text-message-over');
    wake('send-text-messages');
    await audit({ action: 'text-message.retried', subject: id, details: again });
    return accept(null);
  },
});
