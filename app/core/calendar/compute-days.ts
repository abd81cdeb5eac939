import { accept, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { type Almanac, almanacOf, daylightOf, isRepeated, lostTithi } from './almanac.ts';
import type { CalendarDay } from './calendar-day.ts';
import { caturmasyaMonthOf } from './caturmasya.ts';
import { type CivilDate, civilDate, type DayNumber, dayNumberOf, yearAndMonth } from './civil-date.ts';
import { ekadasiFastOn } from './ekadasi.ts';
import { entriesOn } from './entries.ts';
import { type FastStyle, fastOn, fastsBorrowedFromTomorrow } from './events/event-fasts.ts';
import { instantOf } from './instant.ts';
import { naksatraIndex, naksatraStart } from './naksatra.ts';
import { masas, naksatraNames, rasis } from './names/names.ts';
import { type ParanaLimit, paranaAfter } from './parana.ts';
import { checkPlace, type Place, type PlaceRefusal } from './place.ts';
import { sankrantiOf } from './sankranti.ts';
import { moonPhase, paksaOf, tithiIndex, tithiName, tithiStart } from './tithi.ts';

const firstYear = 1950;
const lastYear = 2099;

export type CalendarRefusal =
  | Refusal<PlaceRefusal | 'year-out-of-range' | 'range-reversed'>
  | (Refusal<'sun-does-not-rise'> & { on: CivilDate });

/**
 * How far the rules look beyond a day: Paksavardhini seven days ahead of tomorrow's Dvadasi, Ratha
 * Yatra eight back.
 */
const reach = 12;

/**
 * The Vaisnava calendar of a place from one civil date to another, both included. A pure function:
 * no clock, no server time zone. Refuses an invalid place, years outside 1950-2099, and dates on
 * which, or within twelve days of which, the Sun does not rise there (RULES 2).
 */
export function computeDays(
  place: Place,
  from: CivilDate,
  to: CivilDate,
  style: FastStyle = 'iskcon',
): Outcome<CalendarDay[]> | CalendarRefusal {
  const checked = checkPlace(place);
  if (!checked.ok) return checked;
  if (from > to) return refuse('range-reversed', 'to');
  if (yearAndMonth(from).year < firstYear) return refuse('year-out-of-range', 'from');
  if (yearAndMonth(to).year > lastYear) return refuse('year-out-of-range', 'to');
  const first = dayNumberOf(from);
  const last = dayNumberOf(to);
  for (let number = first - reach; number <= last + reach; number++) {
    if (!daylightOf(number, place)) return { ...refuse('sun-does-not-rise'), on: civilDate(number) };
  }
  const almanac = almanacOf(place);
  return accept(
    Array.from({ length: last - first + 1 }, (_, index) => calendarDay(almanac, first + index, style)),
  );
}

function calendarDay(almanac: Almanac, number: DayNumber, style: FastStyle): CalendarDay {
  const day = almanac.day(number);
  const tithi = tithiIndex(day.tithi);
  const naksatra = naksatraIndex(day.naksatra);
  const fastBefore = ekadasiFastOn(almanac, number - 1);
  const parana = fastBefore && paranaAfter(almanac, fastBefore, number);
  const sankranti = sankrantiOf(almanac.day(number - 1), day);
  return {
    date: civilDate(number),
    sunrise: instantOf(day.sunrise),
    noon: instantOf(day.noon),
    sunset: instantOf(day.sunset),
    arunodaya: instantOf(day.arunodaya),
    tithi: {
      index: tithi,
      name: tithiName(tithi),
      paksa: paksaOf(tithi),
      endsAt: instantOf(tithiStart(day.tithi + 1, day.sunrise)),
    },
    tithiAtArunodaya: tithiIndex(day.tithiAtArunodaya),
    tithiAtSunset: tithiIndex(day.tithiAtSunset),
    lostTithi: lostTithi(almanac, number),
    tithiRepeated: isRepeated(almanac, number),
    naksatra: {
      index: naksatra,
      name: nameAt(naksatraNames, naksatra),
      endsAt: instantOf(naksatraStart(day.naksatra + 1, day.sunrise)),
    },
    masa: { index: day.masa, name: nameAt(masas, day.masa).name },
    gaurabda: day.gaurabda,
    moonPhase: moonPhase(day.noon),
    fast: fastOn(almanac, number, style),
    borrowedFasts: fastsBorrowedFromTomorrow(almanac, number, style),
    ekadasi: ekadasiFastOn(almanac, number),
    parana: parana && { from: shown(parana.from), until: parana.until && shown(parana.until) },
    sankranti: sankranti && {
      rasi: sankranti.rasi,
      name: nameAt(rasis, sankranti.rasi).name,
      at: instantOf(sankranti.at),
    },
    caturmasya: caturmasyaMonthOf(almanac, number)?.number ?? null,
    entries: entriesOn(almanac, number, { parana, sankranti, style }),
  };
}

const shown = ({ at, why }: ParanaLimit) => ({ at: instantOf(at), why });

function nameAt<Name>(names: readonly Name[], index: number): Name {
  const name = names[index];
  if (name === undefined) throw new RangeError(`no name ${index} of ${names.length}`);
  return name;
}
