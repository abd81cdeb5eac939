import { locale } from '#messages/language.ts';

const inParts = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export type DayWords = { weekday: string; day: string; month: string };

/** The parts of a calendar day for the narrow head of a column: 'Tue', '1', 'Dec'. */
export function dayWords(day: string): DayWords {
  const parts = inParts.formatToParts(new Date(day));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), day: part('day'), month: part('month') };
}

const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const known = new Map<string, string>();

/** '1 Dec'. A chart says it of thousands of bars, and Intl is slow. */
export function shortDay(day: string): string {
  const before = known.get(day);
  if (before !== undefined) return before;
  const words = short.format(new Date(day));
  // Windows of some years; never without an end.
  if (known.size > 2_000) known.clear();
  known.set(day, words);
  return words;
}
