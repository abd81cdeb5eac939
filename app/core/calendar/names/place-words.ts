import { wordsOf } from '#core/language/all-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { OutsideWords } from '#core/language/outside-words.ts';

/** What a language calls the cities of the calendar and their countries. */
export type PlaceWords = OutsideWords['places'];

/** The public API names places in another language than that of the build. */
export function placeWords(language: Language): PlaceWords {
  return wordsOf(language).places;
}
