import type { EntryCategory, ListedEntry } from './additions.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { CivilDate } from './civil-date.ts';
import { breakFastWords, fastWords, longDate } from './day-words.ts';
import { masas } from './names/names.ts';
import type { ParanaReason } from './parana.ts';
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
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const shortWeekday = utc({ weekday: 'short' });
const shortDate = utc({ day: 'numeric', month: 'short' });

const limitWords: Record<ParanaReason, string> = {
  sunrise: 'Sunrise',
  quarter: 'The first quarter of the lunar day Dvadasi is over',
  third: 'The first third of the daylight is over',
  tithiEnd: 'The lunar day Dvadasi ends',
  naksatraEnd: 'The lunar mansion of the fast ends',
};

export function dayView(day: CalendarDay, listed: readonly ListedEntry[], zone: string): DayView {
  const noonUtc = new Date(`${day.date}T12:00:00Z`);
  return {
    date: day.date,
    day: Number(day.date.slice(8)),
    weekday: shortWeekday.format(noonUtc),
    longDate: longDate(day.date),
    moonPhase: Math.round(day.moonPhase),
    entries: listed.map((entry) => entryView(entry, day, zone)),
    facts: factsOf(day, zone),
  };
}

/**
 * Break-fast windows lose the reasons that printed calendars put into the title: the day panel
 * shows them.
 */
export function entryView(
  { id, title, category, note }: ListedEntry,
  day: CalendarDay,
  zone: string,
): EntryView {
  if (id !== 'parana' || !day.parana) return { id, title: title.replace(' -- ', ' – '), category, note };
  return { id, title: `Break fast ${breakFastWords(day.parana, zone)}`, category, note };
}

function factsOf(day: CalendarDay, zone: string): Fact[] {
  const clock = (instant: number) => clockTime(instant, zone);
  const moment = (instant: number) => {
    const { date } = zoneTime(instant, zone);
    return date === day.date
      ? clock(instant)
      : `${shortDate.format(new Date(`${date}T12:00Z`))}, ${clock(instant)}`;
  };
  const facts: Fact[] = [];
  if (day.fast) facts.push({ label: 'Fast', value: fastWords[day.fast] });
  for (const { fast, subject } of day.borrowedFasts) {
    facts.push({
      label: 'Kept today',
      value: fastWords[fast],
      note: `For ${subject}; the feast is tomorrow`,
    });
  }
  if (day.parana) {
    const { from, until } = day.parana;
    facts.push({ label: 'Break fast from', value: clock(from.at), note: limitWords[from.why] });
    facts.push(
      until
        ? { label: 'Break fast until', value: moment(until.at), note: limitWords[until.why] }
        : { label: 'Break fast until', value: 'No limit', note: 'Any time after that will do' },
    );
  }
  facts.push(
    { label: 'Sunrise', value: clock(day.sunrise) },
    { label: 'Sunset', value: moment(day.sunset) },
    {
      label: 'Lunar day (tithi)',
      value: `${day.tithi.name}, ${day.tithi.paksa} paksa`,
      note: `Until ${moment(day.tithi.endsAt)}`,
    },
    {
      label: 'Month (masa)',
      value: day.masa.name,
      note: masas[day.masa.index]?.vedicName ?? '',
    },
    {
      label: 'Lunar mansion (naksatra)',
      value: day.naksatra.name,
      note: `Until ${moment(day.naksatra.endsAt)}`,
    },
    { label: 'Gaurabda year', value: String(day.gaurabda) },
  );
  if (day.sankranti) {
    facts.push({ label: 'Sun enters', value: day.sankranti.name, note: moment(day.sankranti.at) });
  }
  return facts;
}
