import { isLanguage, type Language, languageNames } from './languages.ts';

/** The languages that the English of the site is translated into. */
export const otherLanguages = languageNames.filter((name) => name !== 'en');
const [first = 'hi'] = otherLanguages;

/** The language of an address; the first other than English for anything else. */
export function otherLanguage(requested: string | null): Language {
  return isLanguage(requested) && requested !== 'en' ? requested : first;
}
