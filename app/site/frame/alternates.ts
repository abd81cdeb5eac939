import type { TempleSettings } from '#core/content/temple-settings.ts';
import { type Language, languageNames, pathIn } from '#core/language/languages.ts';

/**
 * The same page in a language, for search engines: a link of the head of a page, ready for `meta`.
 */
export type Alternate = { tagName: 'link'; rel: 'alternate'; hrefLang: string; href: string };

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
