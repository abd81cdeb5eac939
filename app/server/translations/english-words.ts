import { type Expression, sql } from 'kysely';
import { overlaySettings } from '#core/content/temple-settings.ts';
import { valueAt } from '#core/edited-fields/field-spec.ts';
import { letterWordFields } from '#core/letters/letter-in-language.ts';
import { type LetterKey, letterGroups, letterModel } from '#core/letters/letter-texts.ts';
import { storedLetterText } from '#core/letters/read-letter-text.ts';
import { isVisitorLetter } from '#core/letters/shipped-letters.ts';
import { settingWordFields, wordedSections } from '#core/settings/word-paths.ts';
import type { TranslatedKind, WordField, Words } from '#core/translations/translated-kind.ts';
import type { Db } from '../db/schema.ts';

/** A row as it is to be translated: its fields, and their words in English. */
export type EnglishRow = { id: string; title: string; fields: readonly WordField[]; words: Words };

/** Every row of a kind with its English words, in the order of its titles; or the one of an id. */
export async function readEnglish(db: Db, kind: TranslatedKind, id?: string): Promise<EnglishRow[]> {
  if (kind.table === 'settings') return readSettings(db, id);
  if (kind.table === 'letters') return readLetters(db, id);
  const one: Expression<unknown> = id === undefined ? sql`true` : sql`id = ${id}`;
  const { rows } = await sql<Record<string, unknown>>`
    select id, ${sql.join(columnsOf(kind).map((name) => sql.ref(name)))}
    from ${sql.table(kind.table)} where ${one} order by ${sql.ref(kind.title)}, id`.execute(db);
  const types = kind.table === 'causes' ? await readTypes(db) : [];
  return rows.map((row) =>
    toEnglish(
      kind,
      row,
      types.filter(({ cause }) => cause === row.id),
    ),
  );
}

function columnsOf({ fields, title }: TranslatedKind): string[] {
  return [...new Set([title, ...fields.map(({ name }) => name)])];
}

async function readSettings(db: Db, id: string | undefined): Promise<EnglishRow[]> {
  const { settings } = overlaySettings(await db.selectFrom('settings').select(['key', 'value']).execute());
  return wordedSections
    .filter(({ key }) => id === undefined || key === id)
    .map(({ key, title }) => {
      const fields = settingWordFields(key, settings[key]);
      const words = fields.map(({ name }) => [name, textOf(valueAt(settings[key], name))]);
      return { id: key, title, fields, words: Object.fromEntries(words) };
    })
    .filter(({ fields }) => fields.length > 0);
}

/** The letters to visitors in the words of now: the staff's, else as they came. */
async function readLetters(db: Db, id: string | undefined): Promise<EnglishRow[]> {
  const rows = await db.selectFrom('letter_texts').select(['key', 'text']).execute();
  const stored = new Map(rows.map(({ key, text }) => [key, text]));
  return letterGroups
    .flatMap(({ keys }) => keys)
    .filter((key) => isVisitorLetter(key) && (id === undefined || key === id))
    .map((key) => toEnglishLetter(key, stored.get(key)));
}

function toEnglishLetter(key: LetterKey, stored: unknown): EnglishRow {
  const model = letterModel(key);
  const text = storedLetterText(model, stored) ?? model.text;
  const fields = letterWordFields(key);
  const words = fields.map(({ name }) => [name, textOf(valueAt(text, name))]);
  return { id: key, title: model.title, fields, words: Object.fromEntries(words) };
}

type TypeField = WordField & { cause: string; words: string };

/** What causes offer: their titles are words of the cause, 'types.plates-51'. */
async function readTypes(db: Db): Promise<TypeField[]> {
  const rows = await db
    .selectFrom('cause_types')
    .select(['cause_id', 'id', 'title'])
    .where('offered', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ cause_id: cause, id, title }) => ({
    ...{ cause, name: `types.${id}`, label: `Kind of gift: ${title}` },
    ...{ type: 'line', max: 120, words: title },
  }));
}

function toEnglish(
  kind: TranslatedKind,
  row: Record<string, unknown>,
  types: readonly TypeField[],
): EnglishRow {
  const own = kind.fields.map(({ name }) => [name, textOf(row[name])]);
  const offered = types.map(({ name, words }) => [name, words]);
  return {
    id: String(row.id),
    title: String(row[kind.title]),
    fields: [...kind.fields, ...types.map(({ name, label, type, max }) => ({ name, label, type, max }))],
    words: Object.fromEntries([...own, ...offered]),
  };
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}
