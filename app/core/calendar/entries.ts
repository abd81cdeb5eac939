import type { Almanac } from './almanac.ts';
import type { CalendarEntry } from './calendar-day.ts';
import { caturmasyaTurnsOn } from './caturmasya.ts';
import type { DayNumber } from './civil-date.ts';
import { ekadasiFastOn } from './ekadasi.ts';
import { type FastStyle, fastOfEvent, fastPlacementOn } from './events/event-fasts.ts';
import { eventsOn } from './events/events-of-day.ts';
import { mahadvadasiTitles, rasis } from './names/names.ts';
import type { Parana } from './parana.ts';
import type { Sankranti } from './sankranti.ts';
import { caturmasyaNote, caturmasyaTitle, paranaTitle } from './titles.ts';

type Known = { parana: Parana | null; sankranti: Sankranti | null; style: FastStyle };

/** Everything the calendar lists on a day, in the order of printed calendars. */
export function entriesOn(almanac: Almanac, number: DayNumber, known: Known): CalendarEntry[] {
  return [
    ...ekadasiEntries(almanac, number),
    ...paranaEntries(almanac, known.parana),
    ...eventEntries(almanac, number, known.style),
    ...caturmasyaEntries(almanac, number),
    ...sankrantiEntries(known.sankranti),
  ];
}

function ekadasiEntries(almanac: Almanac, number: DayNumber): CalendarEntry[] {
  const fast = ekadasiFastOn(almanac, number);
  if (!fast) return [];
  const ekadasi: CalendarEntry = { id: 'ekadasi', kind: 'ekadasi', title: `Fasting for ${fast.name}` };
  if (!fast.mahadvadasi) return [ekadasi];
  const title = mahadvadasiTitles[fast.mahadvadasi];
  return [{ id: 'mahadvadasi', kind: 'mahadvadasi', title }, ekadasi];
}

function paranaEntries({ place }: Almanac, parana: Parana | null): CalendarEntry[] {
  return parana ? [{ id: 'parana', kind: 'parana', title: paranaTitle(parana, place.zone) }] : [];
}

function eventEntries(almanac: Almanac, number: DayNumber, style: FastStyle): CalendarEntry[] {
  const placement = fastPlacementOn(almanac, number);
  return eventsOn(almanac, number).map((event) => {
    const entry: CalendarEntry = { id: event.id, kind: 'event', title: event.title, class: event.class };
    const until = fastOfEvent(event, style);
    return until && event.fast
      ? { ...entry, fast: { until, subject: event.fast.subject, placement } }
      : entry;
  });
}

function caturmasyaEntries(almanac: Almanac, number: DayNumber): CalendarEntry[] {
  return caturmasyaTurnsOn(almanac, number).map((turn) => {
    const id = `caturmasya-${turn.month.number}-${turn.turn}`;
    const entry: CalendarEntry = { id, kind: 'caturmasya', title: caturmasyaTitle(turn) };
    return turn.turn === 'begins' ? { ...entry, note: caturmasyaNote(turn.month) } : entry;
  });
}

function sankrantiEntries(sankranti: Sankranti | null): CalendarEntry[] {
  if (!sankranti) return [];
  const rasi = rasis[sankranti.rasi]?.name ?? '';
  return [{ id: `sankranti-${sankranti.rasi}`, kind: 'sankranti', title: `${rasi} Sankranti` }];
}
