import { maxPaise, type Paise, zeroPaise } from '#core/money/paise.ts';
import { weekdayOf } from './nights.ts';

/** A kind of room as its price is made. */
export type PricedKind = { id: string; sleeps: number; night: Paise };

/** What a room of a kind costs in a season, in whole; taxes are inside. */
export type StayRate = {
  id: string;
  kindId: string;
  /** Its first and last night. */
  from: string;
  to: string;
  /** ISO weekdays of its nights (1 Monday to 7 Sunday). */
  weekdays: readonly number[];
  night: Paise;
  /** With one guest in the room; null: as for more. */
  single: Paise | null;
  /** For members of the temple; null: as for others. */
  member: Paise | null;
  /** How many beds may be put in besides, and the price of one a night. */
  extraBeds: number;
  extraBed: Paise;
  minNights: number;
};

export type NightRate = Omit<StayRate, 'id' | 'kindId' | 'from' | 'to' | 'weekdays'>;

/**
 * The rate of a kind for one night: the narrowest that names it (fewest days, then fewest weekdays,
 * then the newest: ids are in order of making), else the price of the kind.
 */
export function rateOn(kind: PricedKind, rates: readonly StayRate[], night: string): NightRate {
  const named = rates.filter(
    ({ kindId, from, to, weekdays }) =>
      kindId === kind.id && from <= night && night <= to && weekdays.includes(weekdayOf(night)),
  );
  const [narrowest] = named.toSorted(
    (one, other) =>
      lengthOf(one) - lengthOf(other) ||
      one.weekdays.length - other.weekdays.length ||
      rates.indexOf(other) - rates.indexOf(one),
  );
  return (
    narrowest ?? {
      ...{ night: kind.night, single: null, member: null },
      ...{ extraBeds: 0, extraBed: zeroPaise, minNights: 1 },
    }
  );
}

/** The price of one room for one night, without extra beds. A member never pays more. */
export function roomPrice(rate: NightRate, { single, member }: { single: boolean; member: boolean }): Paise {
  const usual = single && rate.single !== null ? rate.single : rate.night;
  if (!member || rate.member === null) return usual;
  return maxPaise(rate.member, usual) === usual ? rate.member : usual;
}

function lengthOf({ from, to }: StayRate): number {
  return Date.parse(to) - Date.parse(from);
}
