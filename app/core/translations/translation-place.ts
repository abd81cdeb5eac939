import { isLanguage, type Language } from '#core/language/languages.ts';
import { permissionOf } from '#core/settings/find-section.ts';
import { findTranslatedKind, type TranslatedKind } from './translated-kind.ts';

/** Which row, in which language. */
export type TranslationPlace = { kind: TranslatedKind; id: string; language: Language };

/** The history of a row in a language, beside that of its English. */
export function historyOf({ kind, language }: TranslationPlace): { name: string } {
  return { name: `${kind.table}/${language}` };
}

/** Null where there is no such kind or language, or where it is English itself. */
export function placeOf(kind = '', id = '', language = ''): TranslationPlace | null {
  const found = findTranslatedKind(kind);
  if (!found || !isLanguage(language) || language === 'en') return null;
  return { kind: found.table === 'settings' ? ofSection(found, id) : found, id, language };
}

/**
 * Whoever may change a setting in English may in another language: the name, the address, the
 * rules.
 */
function ofSection(settings: TranslatedKind, key: string): TranslatedKind {
  const permission = permissionOf(key);
  return { ...settings, read: permission, write: permission };
}
