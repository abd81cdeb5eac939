import type { Language } from '#core/language/languages.ts';
import { type LetterWords, wordsFor } from '#core/passes/letter-form.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Services } from '#server/services.ts';

type Reading = Pick<Services, 'db'>;

/** What the office wrote to all holders, in a reader's language; null: an unknown id. */
export async function findHolderLetter(
  { db }: Reading,
  id: string,
  language: Language,
): Promise<LetterWords | null> {
  const row = await db.selectFrom('pass_letters').select('words').where('id', '=', id).executeTakeFirst();
  return row ? wordsFor(row.words, language) : null;
}

/** What was sent so far, the newest first. The caller checks 'passes.write'. */
export async function listHolderLetters({ db }: Reading, eventId: string) {
  const rows = await db
    .selectFrom('pass_letters')
    .select(['id', 'words', 'recipients', 'sent_at as sentAt'])
    .where('event_id', '=', eventId)
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map(({ words, ...row }) => ({ ...row, subject: wordsFor(words, siteLanguage).subject }));
}
