import { isLanguage, type Language, languageNames } from './languages.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

/** The languages that the English of the site is translated into. */
export const otherLanguages: readonly OtherLanguage[] = languageNames.filter((name) => name !== 'en');

/** The language of an address; the first other than English for anything else. */
export function otherLanguage(requested: string | null): OtherLanguage {
  const found = isLanguage(requested) && requested !== 'en' ? requested : otherLanguages[0];
  if (!found) throw new Error('the site has one language');
  return found;
}
