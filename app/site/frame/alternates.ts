import type { TempleSettings } from '#core/content/temple-settings.ts';
import { type Language, languageNames, pathIn } from '#core/language/languages.ts';

/** The same page in a language, for search engines: hreflang, and its whole address. */
export type Alternate = { hrefLang: string; href: string };

/** A page of this path in every language that the temple offers, in English by default; none where it offers one. */
export function alternatesOf(
  publicUrl: string,
  path: string,
  offered: TempleSettings['languages'],
): Alternate[] {
  const all = languageNames.filter((name) => name === 'en' || offered[name]);
  if (all.length < 2) return [];
  const addressIn = (name: Language) => `${publicUrl}${pathIn(name, path)}`;
  return [
    ...all.map((name) => ({ hrefLang: name as string, href: addressIn(name) })),
    { hrefLang: 'x-default', href: addressIn('en') },
  ];
}
