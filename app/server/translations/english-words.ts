import { type Expression, sql } from 'kysely';
import { overlaySettings } from '#core/content/temple-settings.ts';
import { valueAt } from '#core/edited-fields/field-spec.ts';
import { settingWordFields, wordedSections } from '#core/settings/word-paths.ts';
import type { TranslatedKind, WordField, Words } from '#core/translations/translated-kind.ts';
import type { Db } from '../db/schema.ts';

/** A row as it is to be translated: its fields, and their words in English. */
export type EnglishRow = { id: string; title: string; fields: readonly WordField[]; words: Words };

/** Every row of a kind with its English words, in the order of its titles; or the one of an id. */
export async function readEnglish(db: Db, kind: TranslatedKind, id?: string): Promise<EnglishRow[]> {
  if (kind.table === 'settings') return readSettings(db, id);
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
