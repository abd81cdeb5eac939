import { isLanguage, type Language } from '#core/language/languages.ts';
import { siteCookie, siteCookieOf } from './site-cookie.ts';

type Site = Parameters<typeof siteCookie>[0];

const name = 'language';
/** So long a browser keeps the language that was chosen in it. */
const yearSeconds = 31_536_000;

/** Keeps a language as the one that was chosen in this browser. Scripts of the page read it. */
export function languageCookie(site: Site, language: Language): string {
  return siteCookie(site, name, language, { maxAge: yearSeconds, readable: true });
}

/** The language that was chosen in this browser; null where none was. */
export function languageOfBrowser(site: Site, request: Pick<Request, 'headers'>): Language | null {
  const language = siteCookieOf(site, request, name);
  return isLanguage(language) ? language : null;
}
