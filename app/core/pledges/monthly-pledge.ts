import type { Paise } from '#core/money/paise.ts';
import { monthAfter, monthOf } from './month.ts';

/** Nothing is taken by a promise: it is a letter once a month and a gift that the donor makes himself. */
export const pledgeStates = ['running', 'paused', 'ended'] as const;
export type PledgeState = (typeof pledgeStates)[number];

/** What became of a month when its day came: a letter, none since it was given before, none since the cause was closed. */
export type MonthOutcome = 'asked' | 'fulfilled' | 'closed';

/** Days that every month has. */
export const pledgeDays = { min: 1, max: 28 } as const;

export type PledgeMonth = {
  /** Its first day: '2026-11-01'. */
  month: string;
  /** What was promised for it. */
  amount: Paise;
  /** What was given for the cause in it, less what went back. */
  given: Paise;
  fulfilled: boolean;
  /** null: its day has not come yet. */
  outcome: MonthOutcome | null;
};

/** A promise as its donor and the office read it. */
export type MonthlyPledge = {
  id: string;
  causeId: string;
  causeTitle: string;
  amount: Paise;
  day: number;
  state: PledgeState;
  /** Calendar day in Asia/Kolkata. */
  madeOn: string;
  /** null while it rests. A day that has come is the letter's of today. */
  nextOn: string | null;
  thisMonth: PledgeMonth;
};

/** The months before this one come to the promise of the month: all gifts for the cause in it count together. */
export function isFulfilled(given: Paise, amount: Paise): boolean {
  return given >= amount;
}

type Asked = {
  day: number;
  /** See monthly_pledges.since. */
  since: string;
  /** The last month that was worked in, by its first day; null before the first. */
  lastMonth: string | null;
};

/**
 * The day of the next letter of a running promise: its day in the first month that was not worked in, after the day on
 * which it was made or changed. A day of this month that went by without its letter, since the site stood still, is
 * still given: the letter comes with the next turn. A day of an earlier month is not made up for.
 */
export function nextReminder({ day, since, lastMonth }: Asked, today: string): string {
  const month = monthOf(today);
  const here = dayIn(month, day);
  const open = here > since && (lastMonth === null || lastMonth < month);
  return open ? here : dayIn(monthAfter(month), day);
}

/** The day in a month that is named by its first day. */
function dayIn(month: string, day: number): string {
  return `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
