import type { TempleSettings } from '#core/content/temple-settings.ts';
import { type Language, languageNames, languages } from '#core/language/languages.ts';
import { language } from '#messages/language.ts';

/** A language that the page can be had in, by its own name. */
export type OtherLanguage = { language: Language; name: string };

/** Of the languages that a temple offers, those that this page is not in. */
export function otherLanguages(offered: TempleSettings['languages']): OtherLanguage[] {
  return languageNames
    .filter((name) => name !== language && (name === 'en' || offered[name]))
    .map((name) => ({ language: name, name: languages[name].name }));
}
