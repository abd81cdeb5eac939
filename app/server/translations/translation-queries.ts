import type { Language } from '#core/language/languages.ts';
import type { EnglishRow } from '#core/translations/english-row.ts';
import type { TranslatedKind, Words } from '#core/translations/translated-kind.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import {
  changedWords,
  missingWords,
  type StoredTranslation,
  type TranslationState,
  translationStateOf,
  type VisitorsRead,
} from '#core/translations/translation-state.ts';
import type { Services } from '../services.ts';
import { readEntries, shippedTranslation } from './entry-words.ts';

// Only routes may import this file (page-files).

type Reading = Pick<Services, 'db'>;

/**
 * A row in the list of what can be translated. `missing`: how many of its texts have no words yet;
 * `changed`: the names of those whose English has changed since.
 */
export type ListedTranslation = {
  id: string;
  title: string;
  state: TranslationState;
  missing: number;
  changed: string[];
};

/** Every row of a kind, and how it stands in a language. */
export async function listTranslations(
  services: Reading,
  kind: TranslatedKind,
  language: Language,
): Promise<ListedTranslation[]> {
  const rows = await listInTwoColumns(services, kind, language);
  return rows.map(({ id, title, fields, words, translation }) => {
    const changed = translation ? changedWords(words, translation) : [];
    return {
      ...{ id, title, state: translationStateOf(words, translation) },
      missing: missingWords(fields, words, translation?.fields ?? {}).length,
      changed: fields.filter(({ name }) => changed.includes(name)).map(({ label }) => label),
    };
  });
}

/**
 * `published`: what visitors read of the office's words; null where the office has none of its
 * own.
 */
type InTwoColumns = EnglishRow & { translation: StoredTranslation | null; published: Words | null };

/** Every row of a kind in English, with its words in a language: the office's, or as they came. */
export async function listInTwoColumns(
  { db }: Reading,
  kind: TranslatedKind,
  language: Language,
): Promise<InTwoColumns[]> {
  const stored = await db
    .selectFrom('translations')
    .select(['row_id', 'fields', 'source', 'state', 'published'])
    .where('kind', '=', kind.table)
    .where('language', '=', language)
    .execute();
  const found = new Map(stored.map((row) => [row.row_id, row]));
  return (await readEntries(db, kind)).map((row) => ({
    ...row,
    translation: found.get(row.id) ?? shippedTranslation({ kind, id: row.id, language }),
    published: found.has(row.id) ? (found.get(row.id)?.published ?? {}) : null,
  }));
}

/** How many rows of a kind are missing, outdated or a draft in a language. */
export async function countUntranslated(
  services: Reading,
  kind: TranslatedKind,
  language: Language,
): Promise<number> {
  const rows = await listTranslations(services, kind, language);
  return rows.filter(({ state }) => state !== 'live').length;
}

/** A row beside its translation, for the two columns of its form. `version` 0: nobody has begun. */
export type EditedTranslation = EnglishRow & {
  translation: StoredTranslation | null;
  version: number;
  state: TranslationState;
  /** The fields whose English has changed since. */
  changed: string[];
  read: VisitorsRead;
  /** As it came with the site; null where nothing did. */
  came: Words | null;
};

/** Null where there is no such row. */
export async function findTranslation(
  { db }: Reading,
  place: TranslationPlace,
): Promise<EditedTranslation | null> {
  const { kind, id, language } = place;
  const [english] = await readEntries(db, kind, id);
  if (!english) return null;
  const stored = await db
    .selectFrom('translations')
    .select(['fields', 'source', 'state', 'version', 'published'])
    .where('kind', '=', kind.table)
    .where('row_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  const shipped = shippedTranslation(place);
  const found = stored ?? shipped;
  const own = stored?.published ? Object.keys(stored.published).length > 0 : null;
  return {
    ...english,
    ...{ translation: found, version: stored?.version ?? 0, state: translationStateOf(english.words, found) },
    changed: found ? changedWords(english.words, found) : [],
    came: shipped?.fields ?? null,
    read: own ? 'own' : own === null && shipped ? 'shipped' : 'english',
  };
}
