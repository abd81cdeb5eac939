import { pagePathOfRow } from '#core/content/page-words.ts';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { valueAt } from '#core/edited-fields/field-spec.ts';
import type { Language } from '#core/language/languages.ts';
import { letterWordFields, shippedLetter } from '#core/letters/letter-in-language.ts';
import { isLetterKey, type LetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { shippedWords } from '#core/settings/shipped-words.ts';
import { settingWordFields } from '#core/settings/word-paths.ts';
import type { EnglishRow } from '#core/translations/english-row.ts';
import type { TranslatedKind } from '#core/translations/translated-kind.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import type { StoredTranslation } from '#core/translations/translation-state.ts';
import type { Db } from '../db/schema.ts';
import { readEnglishPages, shippedPage } from '../page-files/english-pages.ts';
import { readEnglish } from './english-words.ts';

// Only routes may import this file (page-files).

/** Every row of a kind in English, the information pages too; or the one of an id. */
export async function readEntries(db: Db, kind: TranslatedKind, id?: string): Promise<EnglishRow[]> {
  if (kind.table === 'info_pages') return readEnglishPages(db, id);
  return readEnglish(db, kind, id);
}

/** What came with the site, as if it had been translated from what came in English. */
export function shippedTranslation({ kind, id, language }: TranslationPlace): StoredTranslation | null {
  if (kind.table === 'letters' && isLetterKey(id)) return shippedLetterIn(id, language);
  if (kind.table === 'settings') return shippedSetting(id, language);
  const page = kind.table === 'info_pages' ? shippedPage(pagePathOfRow(id), language) : null;
  return page && { ...page, state: 'live' };
}

function shippedSetting(id: string, language: Language): StoredTranslation | null {
  const fields = shippedWords(language)[id];
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
