// By their files, not '#messages/…': the public API names places in another language than that of
// the build.
import type { Language } from '#core/language/languages.ts';
import * as en from '../../../messages/en/places.ts';
import * as hi from '../../../messages/hi/places.ts';

/** What a language calls the cities of the calendar and their countries. */
export type PlaceWords = typeof en;

const catalogues: Record<Language, PlaceWords> = { en, hi };

export function placeWords(language: Language): PlaceWords {
  return catalogues[language];
}
