import { isLanguage, type Language, languageNames } from '#core/language/languages.ts';

export const otherLanguages = languageNames.filter((name) => name !== 'en');
const [first = 'hi'] = otherLanguages;

/** The language of an address; the first other than English for anything else. */
export function otherLanguage(requested: string | null): Language {
  return isLanguage(requested) && requested !== 'en' ? requested : first;
}
