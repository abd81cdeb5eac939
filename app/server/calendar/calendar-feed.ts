import { TZDate } from '@date-fns/tz';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { EntryCategory, ListedDay } from '#core/calendar/additions.ts';
import { calendarHref } from '#core/calendar/calendar-query.ts';
import { type CivilDate, civilDate, dayNumberOf } from '#core/calendar/civil-date.ts';
import { entryView } from '#core/calendar/day-view.ts';
import { tithiWords } from '#core/calendar/day-words.ts';
import { type CorrectedName, calendarWords } from '#core/calendar/names/calendar-words.ts';
import type { Place } from '#core/calendar/place.ts';
import { type Language, pathIn } from '#core/language/languages.ts';
import { inDigits } from '#core/language/own-digits.ts';
import { feedMessagesIn } from './feed-messages.ts';
import { describeZone } from './ical-zone.ts';

export type FeedOptions = {
  place: Place;
  /** Null: everything. */
  only: EntryCategory | null;
  /** Remind at six in the evening before an Ekadasi. */
  alarm: boolean;
  publicUrl: string;
  /** What it is written in, and what the temple corrected of its names. */
  language: Language;
  corrected: readonly CorrectedName[];
  /** Those of the language's script, where the temple shows them. */
  digits: string | null;
};

/** The same on every request, so that an unchanged feed is the same bytes and its ETag holds. */
const stamp = new Date('2026-01-01T00:00:00Z');
const sixHours = 6 * 60 * 60;
const aDay = 24 * 60 * 60;

/**
 * Calendar days as an iCalendar file (RFC 5545). Entries are whole days, break-fast windows are
 * timed in the place's zone, which the file describes. An event's UID is made of its date, its
 * entry and its place: it does not change when the temple renames it, and is the same in every
 * language.
 */
export function calendarFeed(
  days: readonly ListedDay[],
  { place, only, alarm, publicUrl, language, corrected, digits }: FeedOptions,
): string {
  const host = new URL(publicUrl).host;
  const zone = describeZone(place.zone);
  const words = calendarWords(language, corrected);
  const m = feedMessagesIn(language);
  const shownPlace = place.id === 'temple' ? '' : place.id;
  const feed = ical({
    name: escaped(only ? m.calendarOnly(place.name, m.categories[only]) : m.calendarOf(place.name)),
    prodId: { company: 'Mandir', product: 'Vaisnava calendar', language: language.toUpperCase() },
    ttl: aDay,
    // Not the calendar's own zone: then the library would write its stamps, which are UTC, without
    // their Z.
    timezone: { name: null, generator: () => zone.block },
  });
  // Whatever the machine's time zone, the library reads these in the place's.
  const at = (moment: number) => new TZDate(moment, zone.name);
  for (const { day, listed } of days) {
    const masa = words.name('masas', day.masa.name);
    const about = m.aboutDay({ tithi: tithiWords(day, words), masa, gaurabda: day.gaurabda });
    for (const entry of listed) {
      if (only && entry.category !== only) continue;
      const timed = entry.kind === 'parana' ? day.parana : null;
      const { title, note } = entryView(entry, day, place.zone, words);
      const event = feed.createEvent({
        id: `${day.date}-${entry.id}-${plainId(place.id)}@${host}`,
        stamp,
        summary: inDigits(title, digits),
        description: inDigits(
          [note, timed && m.clockTimeOf(place.name), about].filter(Boolean).join('\n'),
          digits,
        ),
        categories: [{ name: m.categories[entry.category] }],
        url: publicUrl + pathIn(language, calendarHref({ date: day.date, place: shownPlace })),
        transparency: ICalEventTransparency.TRANSPARENT,
        ...(timed
          ? { timezone: zone.name, start: at(timed.from.at), end: timed.until && at(timed.until.at) }
          : { allDay: true, start: midnight(day.date), end: midnight(civilDate(dayNumberOf(day.date) + 1)) }),
      });
      if (alarm && entry.kind === 'ekadasi') {
        event.createAlarm({
          type: ICalAlarmType.display,
          triggerBefore: sixHours,
          description: inDigits(m.tomorrow(title), digits),
        });
      }
    }
  }
  return feed.toString();
}

/** The library escapes texts in events, but not the name of the calendar (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&');
}

/** A place's id as part of a UID or a file name; one of coordinates has commas and a slash. */
export function plainId(id: string): string {
  return id.replace(/[^\w.-]+/g, '_');
}

/** Read by the library as a bare date: without a zone it takes the UTC date. */
function midnight(date: CivilDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
