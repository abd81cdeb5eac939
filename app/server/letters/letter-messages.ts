// By their files, not '#messages/…': a letter has the language of its reader, not that of the
// build.
import type { Language } from '#core/language/languages.ts';
import * as en from '../../messages/en/written-letters.ts';
import * as hi from '../../messages/hi/written-letters.ts';

type English = typeof en;

/**
 * The messages of a letter: in every language texts where English has texts, with the same values.
 */
export type LetterMessages = {
  [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends Record<string, string>
      ? Readonly<Record<string, string>>
      : English[Name];
};

const catalogues: Record<Language, LetterMessages> = { en, hi };

export function lettersIn(language: Language): LetterMessages {
  return catalogues[language];
}
