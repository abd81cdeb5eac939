import { type Expression, sql } from 'kysely';
import type { Picture } from '#core/content/picture.ts';
import { overlaySettings } from '#core/content/temple-settings.ts';
import { valueAt } from '#core/edited-fields/field-spec.ts';
import { letterWordFields } from '#core/letters/letter-in-language.ts';
import { type LetterKey, letterGroups, letterModel } from '#core/letters/letter-texts.ts';
import { storedLetterText } from '#core/letters/read-letter-text.ts';
import { isVisitorLetter } from '#core/letters/visitor-letters.ts';
import { settingWordFields, wordedSections } from '#core/settings/word-paths.ts';
import type { EnglishRow } from '#core/translations/english-row.ts';
import {
  optionField,
  pictureField,
  type TranslatedKind,
  tagField,
  tagsRow,
  type WordField,
} from '#core/translations/translated-kind.ts';
import * as m from '#messages/admin/translations.ts';
import type { Db } from '../db/schema.ts';
import { readEnglishPasses } from './english-passes.ts';

/** Every row of a kind with its English words, in the order of its titles; or the one of an id. */
export async function readEnglish(db: Db, kind: TranslatedKind, id?: string): Promise<EnglishRow[]> {
  if (kind.table === 'settings') return readSettings(db, id);
  if (kind.table === 'letters') return readLetters(db, id);
  if (kind.table === 'tags') return readTags(db, id);
  if (kind.table === 'event_passes') return readEnglishPasses(db, id);
  // An entry of the calendar that is only hidden has no title.
  const one: Expression<unknown> = id === undefined ? sql`true` : sql`id = ${id}`;
  const { rows } = await sql<Record<string, unknown>>`
    select id, ${sql.join(columnsOf(kind).map((name) => sql.ref(name)))}
    from ${sql.table(kind.table)} where ${one} and ${sql.ref(kind.title)} is not null order by ${sql.ref(kind.title)}, id`.execute(
    db,
  );
  const parts = await readParts(db, kind);
  return rows.map((row) =>
    toEnglish(kind, row, [...(parts.get(String(row.id)) ?? []), ...pictureWords(kind, row)]),
  );
}

function columnsOf({ fields, title, pictures }: TranslatedKind): string[] {
  return [...new Set([title, ...fields.map(({ name }) => name), ...(pictures ? [pictures] : [])])];
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

/** The topics of blogs as they are typed, in one row; none while no blog has any. */
async function readTags(db: Db, id: string | undefined): Promise<EnglishRow[]> {
  const rows = await db
    .selectFrom('blogs')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .distinct()
    .orderBy('tag')
    .execute();
  const tags = rows.map(({ tag }) => tag);
  if (tags.length === 0 || (id !== undefined && id !== tagsRow)) return [];
  const fields = tags.map(
    (tag, at): WordField => ({ name: tagField(tag), label: m.topicAt(at + 1), type: 'line', max: 60 }),
  );
  const words = tags.map((tag) => [tagField(tag), tag]);
  return [{ id: tagsRow, title: m.tags, fields, words: Object.fromEntries(words) }];
}

/** A text that not every row of a kind has, with its English. */
type OwnField = WordField & { words: string };

function pictureWords({ pictures }: TranslatedKind, row: Record<string, unknown>): OwnField[] {
  const shown = pictures ? (row[pictures] as Picture[]) : [];
  return shown
    .filter(({ image }) => image !== '')
    .map(({ image, alt }, at) => ownField(pictureField(image), m.whatShows(m.pictureAt(at + 1)), alt));
}

/**
 * What a cause offers, and what can be chosen of a product: in rows of their own, by the id of
 * theirs.
 */
async function readParts(db: Db, kind: TranslatedKind): Promise<Map<string, OwnField[]>> {
  if (kind.table === 'causes') return partsOf(await readTypes(db));
  return kind.table === 'products' ? partsOf(await readOptions(db)) : new Map();
}

type Part = { row: string; field: OwnField };

async function readTypes(db: Db): Promise<Part[]> {
  const rows = await db
    .selectFrom('cause_types')
    .select(['cause_id', 'id', 'title'])
    .where('offered', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ cause_id: row, id, title }) => ({
    row,
    field: ownField(`types.${id}`, m.kindOfGift(title), title),
  }));
}

async function readOptions(db: Db): Promise<Part[]> {
  const rows = await db
    .selectFrom('product_variants')
    .select(['product_id', 'options'])
    .where('offered', '=', true)
    .orderBy('position')
    .execute();
  const chosen = rows.flatMap(({ product_id: row, options }) =>
    options.flatMap(({ name, value }) => [name, value].map((text) => ({ row, text }))),
  );
  const once = new Map(chosen.map((one) => [`${one.row} ${one.text}`, one]));
  return [...once.values()].map(({ row, text }) => ({
    row,
    field: ownField(optionField(text), m.toChoose(text), text),
  }));
}

function ownField(name: string, label: string, words: string): OwnField {
  return { name, label, type: 'line', max: 200, words };
}

function partsOf(parts: readonly Part[]): Map<string, OwnField[]> {
  const byRow = new Map<string, OwnField[]>();
  for (const { row, field } of parts) byRow.set(row, [...(byRow.get(row) ?? []), field]);
  return byRow;
}

function toEnglish(
  kind: TranslatedKind,
  row: Record<string, unknown>,
  more: readonly OwnField[],
): EnglishRow {
  const own = kind.fields.map(({ name }) => [name, textOf(row[name])]);
  const added = more.map(({ name, words }) => [name, words]);
  return {
    id: String(row.id),
    title: String(row[kind.title]),
    fields: [...kind.fields, ...more.map(({ name, label, type, max }) => ({ name, label, type, max }))],
    words: Object.fromEntries([...own, ...added]),
  };
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}
