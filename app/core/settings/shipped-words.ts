import { wordsOf } from '../language/all-words.ts';
import type { Language } from '../language/languages.ts';

/** Texts of settings as they come with the site, by setting and path. */
export type ShippedWords = Partial<Record<string, Record<string, string>>>;

/** In a language; none in English, whose texts are the defaults of the settings. */
export function shippedWords(language: Language): ShippedWords {
  return wordsOf(language).shipped?.settings ?? {};
}
