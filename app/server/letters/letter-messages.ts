import { wordsOf } from '#core/language/all-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { LetterMessages } from '#core/language/outside-words.ts';

/** The messages of a letter in the language of its reader, not that of the build. */
export function lettersIn(language: Language): LetterMessages {
  return wordsOf(language).letters;
}
