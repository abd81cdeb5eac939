import type { CalendarDay, CalendarEntry, ParanaTime } from './calendar-day.ts';
import type { CivilDate } from './civil-date.ts';
import type { Instant } from './instant.ts';
import { borrowedFastNote } from './titles.ts';
import { clockTimeWithSeconds, zoneTime } from './zone-time.ts';

/**
 * A day as plain JSON in the place's own clock time (daylight saving applied), with the field names
 * of the reference data: the output of the API and the input of the reference test. Absent means
 * "not on this day".
 */
export type DayRecord = {
  date: CivilDate;
  sunrise: string;
  sunset: string;
  arunodaya: string;
  tithi: number;
  tithiName: string;
  paksa: string;
  tithiArunodaya: number;
  tithiSunset: number;
  tithiEnd: string;
  masa: string;
  gaurabda: number;
  naksatra: number;
  naksatraName: string;
  naksatraEnd: string;
  ksayaTithi?: number;
  vrddhi?: true;
  fast: CalendarDay['fast'];
  fastNotes?: string[];
  ekadasi?: string;
  mahadvadasi?: string | null;
  parana?: ParanaRecord;
  sankranti?: { rasi: number; name: string; at: string };
  caturmasya?: number;
  events?: EntryRecord[];
};

type ParanaRecord = {
  from: string;
  to: string | null;
  fromWhy: string;
  toWhy: string | null;
  /** Only when the time falls on another date than the day. */
  fromDate?: CivilDate;
  toDate?: CivilDate;
};

type EntryRecord = {
  id: string;
  kind: CalendarEntry['kind'];
  title: string;
  class?: string;
  fast?: string;
  fastSubject?: string;
  fastOn?: string;
  note?: string;
};

export function dayRecord(day: CalendarDay, zone: string): DayRecord {
  const clock = (instant: Instant) => clockTimeWithSeconds(instant, zone);
  const moment = (instant: Instant) => `${zoneTime(instant, zone).date}T${clock(instant)}`;
  return {
    date: day.date,
    sunrise: clock(day.sunrise),
    sunset: clock(day.sunset),
    arunodaya: clock(day.arunodaya),
    tithi: day.tithi.index,
    tithiName: day.tithi.name,
    paksa: day.tithi.paksa,
    tithiArunodaya: day.tithiAtArunodaya,
    tithiSunset: day.tithiAtSunset,
    tithiEnd: moment(day.tithi.endsAt),
    masa: day.masa.name,
    gaurabda: day.gaurabda,
    naksatra: day.naksatra.index,
    naksatraName: day.naksatra.name,
    naksatraEnd: moment(day.naksatra.endsAt),
    ...(day.lostTithi !== null && { ksayaTithi: day.lostTithi }),
    ...(day.tithiRepeated && { vrddhi: true }),
    fast: day.fast,
    ...(day.borrowedFasts.length > 0 && { fastNotes: day.borrowedFasts.map(borrowedFastNote) }),
    ...(day.ekadasi && { ekadasi: day.ekadasi.name, mahadvadasi: day.ekadasi.mahadvadasi }),
    ...(day.parana && { parana: paranaRecord(day.date, day.parana, zone) }),
    ...(day.sankranti && { sankranti: { ...day.sankranti, at: moment(day.sankranti.at) } }),
    ...(day.caturmasya && { caturmasya: day.caturmasya }),
    ...(day.entries.length > 0 && { events: day.entries.map((entry) => entryRecord(day.date, entry)) }),
  };
}

function paranaRecord(
  date: CivilDate,
  { from, until }: NonNullable<CalendarDay['parana']>,
  zone: string,
): ParanaRecord {
  const otherDate = (time: ParanaTime) => {
    const shown = zoneTime(time.at, zone).date;
    return shown === date ? null : shown;
  };
  const fromDate = otherDate(from);
  const toDate = until && otherDate(until);
  return {
    from: clockTimeWithSeconds(from.at, zone),
    to: until && clockTimeWithSeconds(until.at, zone),
    fromWhy: from.why,
    toWhy: until?.why ?? null,
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
}

function entryRecord(
  date: CivilDate,
  { id, kind, title, class: ofClass, fast, note }: CalendarEntry,
): EntryRecord {
  return {
    id: `${date}-${id}`,
    kind,
    title,
    ...(ofClass && { class: ofClass }),
    ...(fast && { fast: fast.until, fastSubject: fast.subject, fastOn: fast.placement }),
    ...(note && { note }),
  };
}
