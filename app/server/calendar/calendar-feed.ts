import { TZDate } from '@date-fns/tz';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { EntryCategory, ListedDay } from '#core/calendar/additions.ts';
import { calendarHref } from '#core/calendar/calendar-query.ts';
import { categoryNames } from '#core/calendar/category-names.ts';
import { type CivilDate, civilDate, dayNumberOf } from '#core/calendar/civil-date.ts';
import { entryView } from '#core/calendar/day-view.ts';
import { calendarWords } from '#core/calendar/names/calendar-words.ts';
import type { Place } from '#core/calendar/place.ts';
import { describeZone } from './ical-zone.ts';

export type FeedOptions = {
  place: Place;
  /** Null: everything. */
  only: EntryCategory | null;
  /** Remind at six in the evening before an Ekadasi. */
  alarm: boolean;
  publicUrl: string;
};

/** The same on every request, so that an unchanged feed is the same bytes and its ETag holds. */
const stamp = new Date('2026-01-01T00:00:00Z');
const sixHours = 6 * 60 * 60;
const aDay = 24 * 60 * 60;

/**
 * Calendar days as an iCalendar file (RFC 5545). Entries are whole days, break-fast windows are
 * timed in the place's zone, which the file describes. An event's UID is made of its date, its
 * entry and its place, and does not change when the temple renames it.
 */
export function calendarFeed(
  days: readonly ListedDay[],
  { place, only, alarm, publicUrl }: FeedOptions,
): string {
  const host = new URL(publicUrl).host;
  const zone = describeZone(place.zone);
  const words = calendarWords('en');
  const shownPlace = place.id === 'temple' ? '' : place.id;
  const feed = ical({
    name: escaped(
      only
        ? `Vaisnava calendar of ${place.name}: ${categoryNames[only]}`
        : `Vaisnava calendar of ${place.name}`,
    ),
    prodId: { company: 'Mandir', product: 'Vaisnava calendar', language: 'EN' },
    ttl: aDay,
    // Not the calendar's own zone: then the library would write its stamps, which are UTC, without
    // their Z.
    timezone: { name: null, generator: () => zone.block },
  });
  // Whatever the machine's time zone, the library reads these in the place's.
  const at = (moment: number) => new TZDate(moment, zone.name);
  for (const { day, listed } of days) {
    const about = `${day.tithi.name}, ${day.tithi.paksa} paksa; month ${day.masa.name}; Gaurabda ${day.gaurabda}.`;
    for (const entry of listed) {
      if (only && entry.category !== only) continue;
      const timed = entry.kind === 'parana' ? day.parana : null;
      const { title, note } = entryView(entry, day, place.zone, words);
      const event = feed.createEvent({
        id: `${day.date}-${entry.id}-${plainId(place.id)}@${host}`,
        stamp,
        summary: title,
        description: [note, timed && `Clock time of ${place.name}.`, about].filter(Boolean).join('\n'),
        categories: [{ name: categoryNames[entry.category] }],
        url: publicUrl + calendarHref({ date: day.date, place: shownPlace }),
        transparency: ICalEventTransparency.TRANSPARENT,
        ...(timed
          ? { timezone: zone.name, start: at(timed.from.at), end: timed.until && at(timed.until.at) }
          : { allDay: true, start: midnight(day.date), end: midnight(civilDate(dayNumberOf(day.date) + 1)) }),
      });
      if (alarm && entry.kind === 'ekadasi') {
        event.createAlarm({
          type: ICalAlarmType.display,
          triggerBefore: sixHours,
          description: `Tomorrow: ${title}`,
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
