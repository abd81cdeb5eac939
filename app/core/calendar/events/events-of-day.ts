import type { Almanac } from '../almanac.ts';
import type { DayNumber } from '../civil-date.ts';
import { ekadasiFastOn } from '../ekadasi.ts';
import { masas, rasis } from '../names/names.ts';
import { onceADay } from '../once-a-day.ts';
import { sankrantiOf } from '../sankranti.ts';
import { paksaOf, tithiIndex } from '../tithi.ts';
import { acaryaEvents } from './acarya-events.ts';
import { associateEvents } from './associate-events.ts';
import { bengalEvents } from './bengal-events.ts';
import { iskconEvents } from './iskcon-events.ts';
import { lordEvents } from './lord-events.ts';
import { pastimeEvents } from './pastime-events.ts';
import { settleSpecialDay } from './special-days.ts';
import { isDayOfTithi, keyOfTithi, type TithiKey, tithisFallingOn } from './tithi-days.ts';
import type { YearlyEvent } from './yearly-event.ts';

export const yearlyEvents: readonly YearlyEvent[] = [
  ...lordEvents,
  ...pastimeEvents,
  ...acaryaEvents,
  ...associateEvents,
  ...iskconEvents,
  ...bengalEvents,
];

const order = new Map(yearlyEvents.map((event, index) => [event.id, index]));

// Nine events in ten depend on a tithi; an index by tithi instead of testing each makes the year
// cheap.
const byTithi = new Map<TithiKey, YearlyEvent[]>();
const others: YearlyEvent[] = [];
for (const event of yearlyEvents) {
  if (event.falls.rule === 'tithi') {
    const key = keyOfTithi(event.falls);
    byTithi.set(key, [...(byTithi.get(key) ?? []), event]);
  } else {
    others.push(event);
  }
}

/** The yearly events of a day, in the order of the tables (RULES 8). */
export const eventsOn = onceADay((almanac, number): YearlyEvent[] => {
  return [
    ...tithisFallingOn(almanac, number).flatMap((key) => byTithi.get(key) ?? []),
    ...others.filter((event) => fallsOn(almanac, event, number)),
  ].sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
});

function fallsOn(almanac: Almanac, { falls }: YearlyEvent, number: DayNumber): boolean {
  switch (falls.rule) {
    case 'tithi':
      return isDayOfTithi(almanac, number, keyOfTithi(falls));
    case 'relative':
      return fallsOn(almanac, eventById(falls.to), number - falls.days);
    case 'sankranti': {
      const day = number - falls.days;
      const sankranti = sankrantiOf(almanac.day(day - 1), almanac.day(day));
      return sankranti !== null && rasis[sankranti.rasi]?.name === falls.rasi;
    }
    case 'ekadasi-fast': {
      const { masa, tithi } = almanac.day(number);
      if (masas[masa]?.name !== falls.masa || paksaOf(tithiIndex(tithi)) !== falls.paksa) return false;
      return ekadasiFastOn(almanac, number) !== null;
    }
    default: {
      const settle = settleSpecialDay[falls.rule];
      const key = keyOfTithi(falls);
      return [number - 1, number, number + 1].some(
        (candidate) => isDayOfTithi(almanac, candidate, key) && settle(almanac, candidate) === number,
      );
    }
  }
}

function eventById(id: string): YearlyEvent {
  const event = yearlyEvents[order.get(id) ?? -1];
  if (!event) throw new RangeError(`no yearly event ${id}`);
  return event;
}
