import { isLanguage, type Language, pathIn, splitLanguage } from '#core/language/languages.ts';

export type LanguageChoice = { location: string; language: Language };

/**
 * What a press on the name of a language leads to: `?language=hi` of a page is that page in Hindi,
 * and the choice is kept. So the header is the same on every page, and works without script. Null
 * where nothing is chosen. The link has no other query; that of the page it was pressed on is in
 * `referer`.
 */
export function readLanguageChoice(
  path: string,
  search: string,
  { referer, origin }: { referer: string | undefined; origin: string },
): LanguageChoice | null {
  const query = new URLSearchParams(search);
  const language = query.get('language');
  if (!isLanguage(language) || query.size !== 1) return null;
  const page = splitLanguage(path).path;
  return { language, location: pathIn(language, page) + queryOf(path, referer, origin) };
}

function queryOf(path: string, referer: string | undefined, origin: string): string {
  if (!referer || !URL.canParse(referer)) return '';
  const from = new URL(referer);
  return from.origin === origin && from.pathname === path ? from.search : '';
}
