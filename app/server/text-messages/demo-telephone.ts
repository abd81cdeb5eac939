import type { Db } from '../db/schema.ts';
import type { TextSender } from './text-sender.ts';
import { textMessageWords } from './text-templates.ts';

/** Older messages are deleted, so that a demo under load does not grow without end. */
const mostMessages = 2000;

/**
 * The sender of a demo without a provider: messages go into a table that /dev/text-messages shows,
 * as letters go into its mailbox.
 */
export function makeDemoTelephone(db: Db): TextSender {
  return {
    languageFor: (_template, language) => language,
    send: async ({ id, to, template, language, values }) => {
      const row = await db
        .insertInto('demo_text_messages')
        .values({
          ...{ message_id: id, recipient: to, language },
          body: textMessageWords(template, language, values),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .returning('number')
        .executeTakeFirst();
      if (row) {
        await db
          .deleteFrom('demo_text_messages')
          .where('number', '<=', row.number - mostMessages)
          .execute();
      }
      return { ok: true };
    },
  };
}

export type TelephoneMessage = { number: number; arrivedAt: Date; recipient: string; body: string };

/** The newest fifty messages of the demo. */
export function listTelephoneMessages(db: Db): Promise<TelephoneMessage[]> {
  return db
    .selectFrom('demo_text_messages')
    .select(['number', 'arrived_at as arrivedAt', 'recipient', 'body'])
    .orderBy('number', 'desc')
    .limit(50)
    .execute();
}
