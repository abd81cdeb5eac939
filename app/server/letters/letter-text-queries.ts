import type { LetterText } from '#core/letters/letter-model.ts';
import {
  isLetterKey,
  type LetterKey,
  type LetterWords,
  letterModel,
  letterWords,
} from '#core/letters/letter-texts.ts';
import { isLetterText, readLetterText } from '#core/letters/read-letter-text.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';

export type StoredLetterText = {
  text: LetterText;
  /** The staff changed it; false: as it came with the site. */
  own: boolean;
  /** 0: never changed. */
  version: number;
};

/** One letter's words with their version, for the form. */
export async function findLetterText(db: Db, key: LetterKey): Promise<StoredLetterText> {
  const row = await db.selectFrom('letter_texts').selectAll().where('key', '=', key).executeTakeFirst();
  const own = row && readStored(key, row.text);
  return { text: own ?? letterModel(key).text, own: Boolean(own), version: row?.version ?? 0 };
}

/** The keys of the letters that the staff changed. */
export async function listOwnLetters({ db }: Services): Promise<LetterKey[]> {
  const rows = await db.selectFrom('letter_texts').select('key').where('text', 'is not', null).execute();
  return rows.map(({ key }) => key).filter(isLetterKey);
}

/**
 * The current words of every letter. Stored words that lost their shape or placeholders are logged;
 * the site's own are used.
 */
export async function getLetterWords({ db, log }: Services): Promise<LetterWords> {
  const rows = await db
    .selectFrom('letter_texts')
    .select(['key', 'text'])
    .where('text', 'is not', null)
    .execute();
  const texts = new Map<LetterKey, LetterText>();
  for (const { key, text } of rows) {
    const read = isLetterKey(key) ? readStored(key, text) : null;
    if (read && isLetterKey(key)) texts.set(key, read);
    else log.error({ letter: key }, 'edited letter text invalid, the default is used');
  }
  return letterWords((key) => texts.get(key) ?? letterModel(key).text);
}

function readStored(key: LetterKey, stored: unknown): LetterText | null {
  const read = isLetterText(stored) ? readLetterText(letterModel(key), stored) : null;
  return read?.ok ? read.value : null;
}
