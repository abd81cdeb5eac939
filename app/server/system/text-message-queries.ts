import { sql } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { TextTemplate } from '../text-messages/text-templates.ts';

export type TextMessageInTrouble = {
  id: string;
  template: TextTemplate;
  /** '…3210': who needs the number finds the person. */
  to: string;
  language: Language;
  /** `over`: nobody tries it again by itself. */
  state: 'waits' | 'over';
  /** Whether it may be sent again (mayGoAgain), and is still of use. */
  again: boolean;
  tries: number;
  error: string;
  createdAt: Date;
};

export type TextTrouble = {
  /**
   * All that are not sent and will not be; `newest` lists the last of them, and those that wait.
   */
  over: number;
  lastReason: string | null;
  newest: TextMessageInTrouble[];
};

/**
 * Text messages that the provider did not take, the newest first, until somebody dismisses them.
 */
export async function listTextTrouble({ db, clock }: Services, limit = 20): Promise<TextTrouble> {
  const now = clock();
  const { over } = await inTrouble(db)
    .where('state', '<>', 'queued')
    .select(({ fn }) => fn.countAll<number>().as('over'))
    .executeTakeFirstOrThrow();
  const rows = await inTrouble(db)
    .select(['id', 'template', 'recipient', 'language', 'state', 'tries', 'last_error as error'])
    .select(['created_at as createdAt', 'useful_until'])
    .select(mayGoAgain.as('mayGoAgain'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const newest = rows.map(
    ({ recipient, useful_until, state, template, error, mayGoAgain, ...row }): TextMessageInTrouble => ({
      ...row,
      template: template as TextTemplate,
      language: row.language as Language,
      to: masked(recipient),
      state: state === 'queued' ? 'waits' : 'over',
      again: mayGoAgain && useful_until > now,
      error: (error ?? '')
        .replaceAll(recipient, masked(recipient))
        .replaceAll(recipient.slice(1), masked(recipient)),
    }),
  );
  return {
    over: Number(over),
    lastReason: newest.find(({ state }) => state === 'over')?.error ?? null,
    newest,
  };
}

/**
 * Given up, with its words. A code is left out: who waits for one asks for another, and its digits
 * are forgotten, as are the words of messages that an older release gave up. One that waits for its
 * next try may be under way.
 */
export const mayGoAgain = sql<boolean>`(template <> 'code' and state = 'given-up' and data <> '{}'::jsonb)`;

/** Those that failed; one that is dismissed loses its error. */
function inTrouble(db: Db) {
  return db.selectFrom('text_messages').where('last_error', 'is not', null).where('state', '<>', 'sent');
}

function masked(number: string): string {
  return `…${number.slice(-4)}`;
}
