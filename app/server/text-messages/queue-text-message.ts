import type { Language } from '#core/language/languages.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { TextTemplate } from './text-templates.ts';

type NewTextMessage = {
  /** A telephone number in E.164. */
  to: string;
  template: TextTemplate;
  language: Language;
  values: Readonly<Record<string, string>>;
  causeKey: string;
  /** How long it is of use. */
  usefulMinutes: number;
};

/**
 * Puts a text message into the outbox, inside the caller's transaction; wake 'send-text-messages'
 * after the commit. The same cause never writes a second one. A template that is not registered
 * with the operators is left out: nobody would get it.
 */
export async function queueTextMessage(
  trx: Db,
  { ids, clock, config, textMessages }: Pick<Services, 'ids' | 'clock' | 'config' | 'textMessages'>,
  { to, template, language, values, causeKey, usefulMinutes }: NewTextMessage,
): Promise<void> {
  const written = textMessages.languageFor(template, language);
  if (!written) return;
  const site = new URL(config.publicUrl).host;
  await trx
    .insertInto('text_messages')
    .values({
      id: ids('txt'),
      ...{ template, recipient: to, language: written, cause_key: causeKey },
      data: JSON.stringify({ site, ...values }),
      useful_until: new Date(clock().getTime() + usefulMinutes * 60_000),
    })
    .onConflict((conflict) => conflict.column('cause_key').doNothing())
    .execute();
}
