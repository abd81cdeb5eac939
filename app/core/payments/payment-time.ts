import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { PaymentSnapshot } from './payment.ts';

/** What is known where a notice is heard, besides the purchase and its payments. */
export type Heard = {
  /** The present moment by the database's clock. */
  now: Date;
  /** Financial years ('2026-27') whose statement is filed: no receipt gets a number in them by itself any more. */
  closedYears: readonly string[];
};

export type PaymentTime = {
  /** The moment that counts; null while nothing is captured. */
  at: Date | null;
  /** False: what the gateway gave as time of capture cannot be, and another clock stands in for it. */
  believed: boolean;
  /** Why no receipt may be dated by it. */
  why: 'time' | 'closed-year' | null;
};

/** How far the clocks of gateway and database may lie apart, in milliseconds: our assumption. */
const clockAllowance = 10 * 60 * 1_000;

/**
 * When a payment was made, for the day and year of its receipt. Only from what every road knows
 * alike, so that webhook, browser return and reconcile job come to the same day: the gateway's time
 * of capture; where that cannot be (before what it pays for was begun, or still to come), its time
 * of the payment. Where neither can be, our own clock at the first hearing stands in, unless
 * another financial year began since the beginning: then a person says (rule I9,
 * docs/decisions/doubtful-snapshots.md). What a person saw at the bank or the counter is believed.
 */
export function timeOfPayment(
  begun: Date | null,
  snapshot: PaymentSnapshot,
  kept: Date | null,
  { now, closedYears }: Heard,
): PaymentTime {
  const { capturedAt, madeAt, mode } = snapshot;
  if (!capturedAt || !begun || mode !== 'online') return { at: capturedAt, believed: true, why: null };
  const mayBe = (moment: Date | null | undefined): moment is Date =>
    moment instanceof Date &&
    moment.getTime() >= begun.getTime() - clockAllowance &&
    moment.getTime() <= now.getTime() + clockAllowance;
  const told = [capturedAt, madeAt].find(mayBe);
  const at = told ? later(told, begun) : mayBe(kept) ? kept : now;
  const year = yearOf(at);
  const unsure = !told && year !== yearOf(begun);
  const why = unsure ? 'time' : closedYears.includes(year) ? 'closed-year' : null;
  return { at, believed: told === capturedAt, why };
}

/** Within the allowance a gateway's clock may be behind; no receipt is older than its gift. */
function later(one: Date, other: Date): Date {
  return one < other ? other : one;
}

function yearOf(moment: Date): string {
  return taxYearOf(templeDay(moment));
}
