type Facts = {
  /** As its readers call it. */
  name: string;
  /** For Intl: numbers, dates and lists. */
  locale: string;
  /** What its addresses begin with: '' for the language of the specification's addresses. */
  prefix: '' | `/${string}`;
};

/**
 * The languages of the site by their tag of BCP 47. Another one is a line here and a folder in
 * app/messages, as scripts/pseudo proves; a script of its own also brings its font
 * (docs/decisions/languages.md).
 */
export const languages = {
  en: { name: 'English', locale: 'en-IN', prefix: '' },
  hi: { name: 'हिन्दी', locale: 'hi-IN', prefix: '/hi' },
} as const satisfies Record<string, Facts>;

export type Language = keyof typeof languages;
export const languageNames = Object.keys(languages) as Language[];

/** Whether a text from outside names one of our languages. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text);
}

/**
 * The language of a path, and the path that the page has in every language: '/hi/donate' is hi,
 * '/donate'.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  for (const language of languageNames) {
    const { prefix } = languages[language];
    if (prefix === '' || !path.startsWith(prefix)) continue;
    const rest = path.slice(prefix.length);
    // '//' begins the name of another host: no page has such a path.
    if (/^(\/(?!\/)|$)/.test(rest)) return { language, path: rest || '/' };
  }
  return { language: 'en', path };
}

/** The path that a page has in every language: '/hi/donate' and '/donate' are '/donate'. */
export function commonPath(path: string): string {
  return splitLanguage(path).path;
}

/** The path of a page in a language: '/donate' in Hindi is '/hi/donate', and '/' is '/hi'. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = languages[language];
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}
