import { sql } from 'kysely';
import type { Picture } from '#core/content/picture.ts';
import type { Language } from '#core/language/languages.ts';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { pictureField, type TranslatedTable, type Words } from '#core/translations/translated-kind.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'db'>;

/**
 * Puts the words of a language, the site's, into rows for visitors: a published translation over
 * the English, field by field, so that what it lacks is read in English. `from` names the column of
 * a key that has another name or only a part of it: { alt: 'image_alt' }. In English nothing is
 * queried.
 */
export async function translated<Row extends { id: string }>(
  services: Reading,
  table: TranslatedTable,
  rows: Row[],
  from: Partial<Record<keyof Row, string>> = {},
  language: Language = siteLanguage,
): Promise<Row[]> {
  const found = await findTranslations(services, table, rows, language);
  return rows.map((row) => withWords(row, found.get(row.id) ?? {}, from));
}

/** The same of one row, or of none. */
export async function translatedRow<Row extends { id: string }>(
  services: Reading,
  table: TranslatedTable,
  row: Row | undefined,
  from: Partial<Record<keyof Row, string>> = {},
): Promise<Row | undefined> {
  return row && (await translated(services, table, [row], from))[0];
}

/**
 * Rows of pages to read. Each whose text, the column `text`, has no published words says that it is
 * read in English.
 */
export async function translatedTexts<Row extends { id: string }>(
  services: Reading,
  table: TranslatedTable,
  rows: Row[],
  text: keyof Row & string,
  from: Partial<Record<keyof Row, string>> = {},
): Promise<(Row & ReadInEnglish)[]> {
  const found = await findTranslations(services, table, rows);
  return rows.map((row) => {
    const words = found.get(row.id) ?? {};
    return { ...withWords(row, words, from), ...(row[text] !== '' && readInEnglish(words, text)) };
  });
}

/** The same of one row, or of none. */
export async function translatedText<Row extends { id: string }>(
  services: Reading,
  table: TranslatedTable,
  row: Row | undefined,
  text: keyof Row & string,
  from: Partial<Record<keyof Row, string>> = {},
): Promise<(Row & ReadInEnglish) | undefined> {
  return row && (await translatedTexts(services, table, [row], text, from))[0];
}

/** What a page of the site's language says of a text without words in it. */
export function readInEnglish(words: Words, text: string): ReadInEnglish {
  return siteLanguage === 'en' || words[text] !== undefined ? {} : { textLang: 'en' };
}

/** The published words of these rows in a language, the site's, by their ids; none in English. */
export async function findTranslations(
  { db }: Reading,
  table: TranslatedTable,
  rows: readonly { id: string }[],
  language: Language = siteLanguage,
): Promise<Map<string, Words>> {
  if (language === 'en' || rows.length === 0) return new Map();
  const found = await db
    .selectFrom('translations')
    .select(['row_id', 'published'])
    .where('kind', '=', table)
    .where('language', '=', language)
    .where('published', 'is not', null)
    .where('row_id', '=', sql<string>`any(${rows.map(({ id }) => id)})`)
    .execute();
  return new Map(found.map(({ row_id, published }) => [row_id, published ?? {}]));
}

/** A row with these words in the places of its own. */
export function withWords<Row extends object>(
  row: Row,
  words: Words,
  from: Partial<Record<keyof Row, string>> = {},
): Row {
  const keys = Object.keys(row) as (keyof Row & string)[];
  const own = keys.flatMap((key): [string, unknown][] => {
    const value = row[key];
    if (isPictures(value)) return [[key, value.map((picture) => withAlt(picture, words))]];
    const text = words[from[key] ?? key];
    if (text === undefined) return [];
    return [[key, Array.isArray(value) ? text.split('\n') : text]];
  });
  return { ...row, ...Object.fromEntries(own) };
}

function isPictures(value: unknown): value is Picture[] {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'image' in value[0];
}

function withAlt({ image, alt }: Picture, words: Words): Picture {
  return { image, alt: words[pictureField(image)] ?? alt };
}
