import type { Language } from '#core/language/languages.ts';
import { letterInLanguage } from '#core/letters/letter-in-language.ts';
import type { LetterText } from '#core/letters/letter-model.ts';
import {
  isLetterKey,
  type LetterKey,
  type LetterWords,
  letterModel,
  letterTexts,
  letterWords,
} from '#core/letters/letter-texts.ts';
import { storedLetterText } from '#core/letters/read-letter-text.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { findTranslations } from '../translations/translated.ts';

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
  const own = row && storedLetterText(letterModel(key), row.text);
  return { text: own ?? letterModel(key).text, own: Boolean(own), version: row?.version ?? 0 };
}

/** A letter's words of now in a language. */
export async function findLetterIn(
  { db }: Pick<Services, 'db'>,
  key: LetterKey,
  language: Language,
): Promise<LetterText> {
  const { text } = await findLetterText(db, key);
  const written = await findTranslations({ db }, 'letters', [{ id: key }], language);
  return letterInLanguage(key, text, language, written.get(key));
}

/** The keys of the letters that the staff changed. */
export async function listOwnLetters({ db }: Services): Promise<LetterKey[]> {
  const rows = await db.selectFrom('letter_texts').select('key').where('text', 'is not', null).execute();
  return rows.map(({ key }) => key).filter(isLetterKey);
}

/**
 * The current words of every letter in a language. Stored words that lost their shape or
 * placeholders are logged; the site's own are used.
 */
export async function getLetterWords(
  { db, log }: Pick<Services, 'db' | 'log'>,
  language: Language,
): Promise<LetterWords> {
  const rows = await db
    .selectFrom('letter_texts')
    .select(['key', 'text'])
    .where('text', 'is not', null)
    .execute();
  const texts = new Map<LetterKey, LetterText>();
  for (const { key, text } of rows) {
    const read = isLetterKey(key) ? storedLetterText(letterModel(key), text) : null;
    if (read && isLetterKey(key)) texts.set(key, read);
    else log.error({ letter: key }, 'edited letter text invalid, the default is used');
  }
  const keys = Object.keys(letterTexts).map((id) => ({ id }));
  const written = await findTranslations({ db }, 'letters', keys, language);
  return letterWords((key) =>
    letterInLanguage(key, texts.get(key) ?? letterModel(key).text, language, written.get(key)),
  );
}
