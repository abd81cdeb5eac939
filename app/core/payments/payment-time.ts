import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { PaymentSnapshot } from './payment.ts';

/** What is known when a snapshot comes, besides the purchase and its payments. */
export type SettleContext = {
  /** Now, by the database's clock. */
  now: Date;
  /**
   * Financial years ('2026-27') whose statement is filed: no receipt is numbered in them
   * automatically any more.
   */
  closedYears: readonly string[];
};

export type PaymentTime = {
  /** The moment that counts; null while nothing is captured. */
  at: Date | null;
  /** False: the gateway's time of capture is impossible and was replaced. */
  believed: boolean;
  /** Why no receipt may be dated by it. */
  why: 'time' | 'closed-year' | null;
};

/**
 * The largest accepted difference between the clocks of gateway and database, in milliseconds: our
 * assumption.
 */
const clockAllowance = 10 * 60 * 1_000;

/**
 * When a payment was made, for the day and year of its receipt. Only from what every source knows
 * alike, so that webhook, browser return and reconcile job come to the same day: the gateway's time
 * of capture; where that is impossible (before the purchase was created, or in the future), its
 * time of the payment. Where neither is possible, our own clock when first reported, unless another
 * financial year began since the purchase was created: then it is for review (rule I9,
 * docs/decisions/doubtful-snapshots.md). What the staff saw at the bank or the counter is believed.
 */
export function timeOfPayment(
  begun: Date | null,
  snapshot: PaymentSnapshot,
  stored: Date | null,
  { now, closedYears }: SettleContext,
): PaymentTime {
  const { capturedAt, madeAt, mode } = snapshot;
  if (!capturedAt || !begun || mode !== 'online') return { at: capturedAt, believed: true, why: null };
  const mayBe = (moment: Date | null | undefined): moment is Date =>
    moment instanceof Date &&
    moment.getTime() >= begun.getTime() - clockAllowance &&
    moment.getTime() <= now.getTime() + clockAllowance;
  const reported = [capturedAt, madeAt].find(mayBe);
  const at = reported ? later(reported, begun) : mayBe(stored) ? stored : now;
  const year = yearOf(at);
  const unsure = !reported && year !== yearOf(begun);
  const why = unsure ? 'time' : closedYears.includes(year) ? 'closed-year' : null;
  return { at, believed: reported === capturedAt, why };
}

/** Within the allowance a gateway's clock may be behind; no receipt is older than its donation. */
function later(one: Date, other: Date): Date {
  return one < other ? other : one;
}

function yearOf(moment: Date): string {
  return taxYearOf(templeDay(moment));
}
