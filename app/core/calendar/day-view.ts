import * as m from '#messages/calendar-days.ts';
import { locale } from '#messages/language.ts';
import type { EntryCategory, ListedEntry } from './additions.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { CivilDate } from './civil-date.ts';
import { breakFastWords, longDate, tithiWords } from './day-words.ts';
import { entryNote, shownTitle } from './entry-words.ts';
import type { CalendarWords } from './names/calendar-words.ts';
import { clockTime, zoneTime } from './zone-time.ts';

/** A day in the texts and clock times of the page. */
export type DayView = {
  date: CivilDate;
  day: number;
  weekday: string;
  longDate: string;
  moonPhase: number;
  entries: EntryView[];
  facts: Fact[];
};

export type EntryView = { id: string; title: string; category: EntryCategory; note: string | null };
/** A line of the day panel: label, value, and a short explanation. */
export type Fact = { label: string; value: string; note?: string };

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const shortWeekday = utc({ weekday: 'short' });
const shortDate = utc({ day: 'numeric', month: 'short' });

export function dayView(
  day: CalendarDay,
  listed: readonly ListedEntry[],
  zone: string,
  words: CalendarWords,
): DayView {
  const noonUtc = new Date(`${day.date}T12:00:00Z`);
  return {
    date: day.date,
    day: Number(day.date.slice(8)),
    weekday: shortWeekday.format(noonUtc),
    longDate: longDate(day.date),
    moonPhase: Math.round(day.moonPhase),
    entries: listed.map((entry) => entryView(entry, day, zone, words)),
    facts: factsOf(day, zone, words),
  };
}

/**
 * Break-fast windows lose the reasons that printed calendars put into the title: the day panel
 * shows them.
 */
export function entryView(
  entry: ListedEntry,
  day: CalendarDay,
  zone: string,
  words: CalendarWords,
): EntryView {
  const { id, category } = entry;
  const title =
    id === 'parana' && day.parana
      ? words.breakFast(breakFastWords(day.parana, zone, words))
      : shownTitle(entry, day, words);
  return { id, title, category, note: entryNote(entry, words) };
}

function factsOf(day: CalendarDay, zone: string, words: CalendarWords): Fact[] {
  const { name } = words;
  const clock = (instant: number) => clockTime(instant, zone);
  const moment = (instant: number) => {
    const { date } = zoneTime(instant, zone);
    return date === day.date
      ? clock(instant)
      : `${shortDate.format(new Date(`${date}T12:00Z`))}, ${clock(instant)}`;
  };
  const facts: Fact[] = [];
  if (day.fast) facts.push({ label: m.fast, value: name('fasts', day.fast) });
  for (const { fast, subject } of day.borrowedFasts) {
    facts.push({
      label: m.observedToday,
      value: name('fasts', fast),
      note: words.feastTomorrow(name('fastSubjects', subject)),
    });
  }
  if (day.parana) {
    const { from, until } = day.parana;
    facts.push({ label: m.breakFastFrom, value: clock(from.at), note: name('breakFastLimits', from.why) });
    facts.push(
      until
        ? { label: m.breakFastUntil, value: moment(until.at), note: name('breakFastLimits', until.why) }
        : { label: m.breakFastUntil, value: m.noLimit, note: m.anyTimeAfter },
    );
  }
  facts.push(
    { label: m.sunrise, value: clock(day.sunrise) },
    { label: m.sunset, value: moment(day.sunset) },
    {
      label: m.tithi,
      value: tithiWords(day, words),
      note: m.until(moment(day.tithi.endsAt)),
    },
    {
      label: m.masa,
      value: name('masas', day.masa.name),
      note: name('vedicMasas', day.masa.name),
    },
    {
      label: m.naksatra,
      value: name('naksatras', day.naksatra.name),
      note: m.until(moment(day.naksatra.endsAt)),
    },
    { label: m.gaurabda, value: String(day.gaurabda) },
  );
  if (day.sankranti) {
    facts.push({
      label: m.sunEnters,
      value: name('rasis', day.sankranti.name),
      note: moment(day.sankranti.at),
    });
  }
  return facts;
}
