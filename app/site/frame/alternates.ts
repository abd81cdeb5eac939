import type { TempleSettings } from '#core/content/temple-settings.ts';
import { type Language, languageNames, languages, pathIn } from '#core/language/languages.ts';
import { language } from '#messages/language.ts';

/**
 * The same page in a language, for search engines: a link of the head of a page, ready for `meta`.
 */
export type Alternate = { tagName: 'link'; rel: 'alternate'; hrefLang: string; href: string };
type OtherLocale = { property: 'og:locale:alternate'; content: string };

/** The other languages that the temple offers, as link previews name them. */
export function otherLocalesOf(offered: TempleSettings['languages']): OtherLocale[] {
  return languageNames
    .filter((name) => name !== language && (name === 'en' || offered[name]))
    .map((name) => ({
      property: 'og:locale:alternate',
      content: languages[name].locale.replace('-', '_'),
    }));
}

/**
 * A page of this path in every language that the temple offers, in English by default; none where
 * it offers one.
 */
export function alternatesOf(
  publicUrl: string,
  path: string,
  offered: TempleSettings['languages'],
): Alternate[] {
  const all = languageNames.filter((name) => name === 'en' || offered[name]);
  if (all.length < 2) return [];
  const link = (hrefLang: string, name: Language): Alternate => ({
    ...{ tagName: 'link', rel: 'alternate', hrefLang },
    href: `${publicUrl}${pathIn(name, path)}`,
  });
  return [...all.map((name) => link(name, name)), link('x-default', 'en')];
}
