import type { ListedDay, ListedEntry } from './additions.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { CivilDate } from './civil-date.ts';
import { breakFastWords, dateThisYear, daysAheadWords, longDate, tithiWords } from './day-words.ts';
import { isRenamed } from './entry-words.ts';
import type { CalendarWords } from './names/calendar-words.ts';

/** A day in short, and the next Ekadasi: the card of the home page and of the daily schedule. */
export type DayCard = {
  date: CivilDate;
  longDate: string;
  tithi: string;
  masa: string;
  /** Degrees from new moon, for drawing the Moon. */
  moonPhase: number;
  /** Today's own fast, and when to break yesterday's. */
  fast: string | null;
  breakFast: string | null;
  ekadasi: { name: string; date: CivilDate; day: string; ahead: string; breakFast: string | null } | null;
};

/**
 * The most days from one day to the morning after the next Ekadasi (a fortnight, a lost date, a
 * shifted fast).
 */
export const cardReach = 18;

/** `days` reach from the date to `cardReach` days after it; hidden and renamed entries count. */
export function dayCard(
  days: readonly ListedDay[],
  date: CivilDate,
  zone: string,
  words: CalendarWords,
): DayCard | null {
  const at = days.findIndex(({ day }) => day.date === date);
  const today = days[at]?.day;
  if (!today) return null;
  return {
    date,
    longDate: longDate(date),
    tithi: tithiWords(today, words),
    masa: words.name('masas', today.masa.name),
    moonPhase: Math.round(today.moonPhase),
    fast: today.fast && words.name('fasts', today.fast),
    breakFast: today.parana && breakFastWords(today.parana, zone, words),
    ekadasi: nextEkadasi(days.slice(at), zone, words),
  };
}

function nextEkadasi(ahead: readonly ListedDay[], zone: string, words: CalendarWords): DayCard['ekadasi'] {
  for (const [days, { day, listed }] of ahead.entries()) {
    const entry = listed.find(({ kind }) => kind === 'ekadasi');
    if (!entry) continue;
    const parana = ahead[days + 1]?.day.parana;
    return {
      name: ekadasiName(entry, day, words),
      date: day.date,
      day: dateThisYear(day.date),
      ahead: daysAheadWords(days),
      breakFast: parana ? breakFastWords(parana, zone, words) : null,
    };
  }
  return null;
}

function ekadasiName(entry: ListedEntry, day: CalendarDay, words: CalendarWords): string {
  if (!day.ekadasi || isRenamed(entry, day)) return entry.title.replace(/^Fasting for /, '');
  return words.name('ekadasis', day.ekadasi.name);
}
