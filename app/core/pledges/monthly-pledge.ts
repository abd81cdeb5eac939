import type { Paise } from '#core/money/paise.ts';
import { monthAfter, monthOf } from './month.ts';

/** A pledge takes no money: it is a letter once a month and a donation that the donor makes. */
export const pledgeStates = ['running', 'paused', 'ended'] as const;
export type PledgeState = (typeof pledgeStates)[number];

/**
 * The result of a month on its day: a letter, none since it was given before, none since the cause
 * was closed.
 */
export type MonthOutcome = 'asked' | 'fulfilled' | 'closed';

/** Days that every month has. */
export const pledgeDays = { min: 1, max: 28 } as const;

export type PledgeMonth = {
  /** Its first day: '2026-11-01'. */
  month: string;
  /** The amount pledged for it. */
  amount: Paise;
  /** The net donations for the cause in it. */
  given: Paise;
  fulfilled: boolean;
  /** null: its day has not come yet. */
  outcome: MonthOutcome | null;
};

/** A pledge as its donor and the staff read it. */
export type MonthlyPledge = {
  id: string;
  causeId: string;
  causeTitle: string;
  amount: Paise;
  day: number;
  state: PledgeState;
  /** Calendar day in Asia/Kolkata. */
  madeOn: string;
  /** null while paused. A day that has come is that of today's letter. */
  nextOn: string | null;
  thisMonth: PledgeMonth;
};

/**
 * The months before this one, for a monthly pledge: all donations for the cause in it count
 * together.
 */
export function isFulfilled(given: Paise, amount: Paise): boolean {
  return given >= amount;
}

type PledgeTiming = {
  day: number;
  /** See monthly_pledges.since. */
  since: string;
  /** The last month that was processed, by its first day; null before the first. */
  lastMonth: string | null;
};

/**
 * The day of the next letter of an active pledge: its day in the first month that was not
 * processed, after the day on which it was made or changed. A day of this month that was missed
 * while the site was down is still returned: the letter is sent by the next job run. A day of an
 * earlier month is not made up for.
 */
export function nextReminder({ day, since, lastMonth }: PledgeTiming, today: string): string {
  const month = monthOf(today);
  const here = dayIn(month, day);
  const open = here > since && (lastMonth === null || lastMonth < month);
  return open ? here : dayIn(monthAfter(month), day);
}

/** The day in a month that is named by its first day. */
function dayIn(month: string, day: number): string {
  return `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
