import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';

/** Of a form: every one that is over. */
const everyTextMessage = 'all';

/**
 * Takes text messages that were not sent off the System screen: one by its id, or `all` that are
 * over.
 */
export const dismissTextMessages = staffWrite({
  permission: 'system.operate',
  run: async ({ trx, audit }, id: string): Promise<Outcome<null, 'text-message-over'>> => {
    const { numUpdatedRows } = await trx
      .updateTable('text_messages')
      .set({ state: 'needless', data: '{}', last_error: null })
      .where('state', 'in', ['given-up', 'needless'])
      .where('last_error', 'is not', null)
      .$if(id !== everyTextMessage, (query) => query.where('id', '=', id))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('text-message-over');
    await audit({
      action: 'text-message.dismissed',
      subject: id,
      details: { messages: Number(numUpdatedRows) },
    });
    return accept(null);
  },
});
