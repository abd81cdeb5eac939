import { isLanguage, type Language, languageNames, languages } from '#core/language/languages.ts';
import { clockTime } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';

/**
 * Every language in one bundle, unlike the pages': a steward changes it where there is no line, and
 * the words of all weigh less than a picture.
 */
export type Words = typeof import('#messages/gate.ts');
const catalogues = import.meta.glob<Words>('../messages/*/gate.ts', { eager: true });

const stored = 'gate-language';

/** The telephone's choice, else what its browser prefers of the site's languages, else English. */
export function chosenLanguage(): Language {
  const saved = localStorage.getItem(stored);
  if (isLanguage(saved)) return saved;
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

/**
 * The temple's time, whatever the zone of the telephone: '09:30', and '20 Dec, 09:30' where it is
 * not of the day of `now`.
 */
export function timeIn(language: Language, at: number | Date, now = new Date()): string {
  const moment = new Date(at);
  const clock = clockTime(moment);
  const day = templeDay(moment);
  if (day === templeDay(now)) return clock;
  const date = new Intl.DateTimeFormat(languages[language].locale, {
    ...{ day: 'numeric', month: 'short' },
    // A calendar day, which has no zone.
    timeZone: 'UTC',
  });
  return `${date.format(new Date(day))}, ${clock}`;
}

export function otherLanguages(language: Language): { tag: Language; name: string }[] {
  return languageNames.filter((tag) => tag !== language).map((tag) => ({ tag, name: languages[tag].name }));
}
