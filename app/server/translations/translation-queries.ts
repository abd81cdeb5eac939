import { templeDefaults } from '#core/content/temple-settings.ts';
import { valueAt } from '#core/edited-fields/field-spec.ts';
import type { Language } from '#core/language/languages.ts';
import { letterWordFields, shippedLetter } from '#core/letters/letter-in-language.ts';
import { isLetterKey, type LetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { shippedWords } from '#core/settings/shipped-words/shipped-words.ts';
import { settingWordFields } from '#core/settings/word-paths.ts';
import type { TranslatedKind } from '#core/translations/translated-kind.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import {
  changedWords,
  missingWords,
  type StoredTranslation,
  type TranslationState,
  translationStateOf,
} from '#core/translations/translation-state.ts';
import type { Services } from '../services.ts';
import { type EnglishRow, readEnglish } from './english-words.ts';

type Reading = Pick<Services, 'db'>;

/**
 * A row in the list of what can be translated. `missing`: how many of its texts have no words yet.
 */
export type ListedTranslation = { id: string; title: string; state: TranslationState; missing: number };

/** Every row of a kind, and how it stands in a language. */
export async function listTranslations(
  { db }: Reading,
  kind: TranslatedKind,
  language: Language,
): Promise<ListedTranslation[]> {
  const stored = await db
    .selectFrom('translations')
    .select(['row_id', 'fields', 'source', 'state'])
    .where('kind', '=', kind.table)
    .where('language', '=', language)
    .execute();
  const found = new Map(stored.map((row) => [row.row_id, row]));
  return (await readEnglish(db, kind)).map(({ id, title, fields, words }) => {
    const translation = found.get(id) ?? shippedTranslation({ kind, id, language });
    return {
      ...{ id, title, state: translationStateOf(words, translation) },
      missing: missingWords(fields, words, translation?.fields ?? {}).length,
    };
  });
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

/** What came with the site, as if it had been translated from what came in English. */
function shippedTranslation({ kind, id, language }: TranslationPlace): StoredTranslation | null {
  if (kind.table === 'letters' && isLetterKey(id)) return shippedLetterIn(id, language);
  const fields = kind.table === 'settings' ? shippedWords[language]?.[id] : undefined;
  if (!fields) return null;
  const value = templeDefaults[id as keyof typeof templeDefaults];
  const words = settingWordFields(id, value).map(({ name }) => [name, String(valueAt(value, name))]);
  return { fields, source: Object.fromEntries(words), state: 'live' };
}

function shippedLetterIn(key: LetterKey, language: Language): StoredTranslation {
  const { text } = letterModel(key);
  const words = letterWordFields(key).map(({ name }) => [name, String(valueAt(text, name))]);
  return { fields: shippedLetter(key, language), source: Object.fromEntries(words), state: 'live' };
}

/** A row beside its translation, for the two columns of its form. `version` 0: nobody has begun. */
export type EditedTranslation = EnglishRow & {
  translation: StoredTranslation | null;
  version: number;
  state: TranslationState;
  /** The fields whose English has changed since. */
  changed: string[];
};

/** Null where there is no such row. */
export async function findTranslation(
  { db }: Reading,
  { kind, id, language }: TranslationPlace,
): Promise<EditedTranslation | null> {
  const [english] = await readEnglish(db, kind, id);
  if (!english) return null;
  const stored = await db
    .selectFrom('translations')
    .select(['fields', 'source', 'state', 'version'])
    .where('kind', '=', kind.table)
    .where('row_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  const found = stored ?? shippedTranslation({ kind, id, language });
  return {
    ...english,
    ...{ translation: found, version: stored?.version ?? 0, state: translationStateOf(english.words, found) },
    changed: found ? changedWords(english.words, found) : [],
  };
}
