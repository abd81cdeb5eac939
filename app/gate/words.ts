import { isLanguage, type Language, languageNames, languages } from '#core/language/languages.ts';

/**
 * Every language in one bundle, unlike the pages': a steward changes it where there is no line, and
 * the words of all weigh less than a picture.
 */
export type Words = typeof import('#messages/gate.ts');
const catalogues = import.meta.glob<Words>('../messages/*/gate.ts', { eager: true });

const stored = 'gate-language';

/** The telephone's choice, else what its browser prefers of the site's languages, else English. */
export function chosenLanguage(): Language {
  const kept = localStorage.getItem(stored);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(stored, language);
  document.documentElement.lang = languages[language].locale;
}

export function wordsOf(language: Language): Words {
  const words = catalogues[`../messages/${language}/gate.ts`];
  if (!words) throw new Error(`no words in ${language}`);
  return words;
}

/** The time where the gate is, as people say it in this language; with its day if not today. */
export function timeIn(language: Language, at: number | Date): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(languages[language].locale, {
    ...day,
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(at);
}

export function otherLanguages(language: Language): { tag: Language; name: string }[] {
  return languageNames.filter((tag) => tag !== language).map((tag) => ({ tag, name: languages[tag].name }));
}
