import type { LunarDay } from '#core/calendar/lunar-day.ts';
import type { relations } from '#messages/family.ts';

/** How many relatives, and how many occasions, one profile holds (rule F8). */
export const mostRows = 15;

export type Relation = keyof typeof relations;

export type Relative = {
  relation: Relation;
  name: string;
  phone: string | null;
  /** Calendar day. */
  bornOn: string | null;
};

/** A yearly day: a birthday, an anniversary, the day somebody passed away. */
export type Occasion = {
  title: string;
  /** The day it first happened. */
  beganOn: string;
  countedBy: 'date' | 'tithi';
  remind: boolean;
};

/** An occasion as stored: with its lunar day, if it is counted by it. */
export type StoredOccasion = Occasion & { lunar: LunarDay | null };

/** How many days before the occasion reminder letters go out. */
export const remindDaysBefore = 3;

/** 'MM-DD' of the occasions on a date: 29 February counts as the 28th in other years. */
export function datesObservedOn(date: string): string[] {
  const day = date.slice(5);
  return day === '02-28' && !isLeapYear(Number(date.slice(0, 4))) ? [day, '02-29'] : [day];
}

/** The next anniversary of a day, `today` included. */
export function nextYearly(beganOn: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const [thisYear = '', nextYear = ''] = [year, year + 1].map((one) => dateInYear(beganOn, one));
  return thisYear >= today ? thisYear : nextYear;
}

function dateInYear(beganOn: string, year: number): string {
  const day = beganOn.slice(5);
  return `${year}-${day === '02-29' && !isLeapYear(year) ? '02-28' : day}`;
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
