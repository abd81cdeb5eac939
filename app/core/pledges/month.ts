import { locale } from '#messages/language.ts';

/** The month of a calendar day, named by its first day: '2026-11-01'. */
export function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** The first day of the month after the one that a day lies in. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

const words = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export function monthWords(day: string): string {
  return words.format(new Date(`${monthOf(day)}T00:00:00Z`));
}
