import { isOpen, type MoneyState } from './money-state.ts';
import { acceptedUntil, payWindows } from './pay-windows.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Short enough that with the job's own minute a donation is settled within 16 when every event was
 * lost.
 */
const whilePayable = 15 * minute;
/** Banks take days for a refund; a failed one must be noticed though its event was lost. */
const whileReturning = 12 * hour;

/**
 * When the gateway is polled next about a donation, if its events do not come; null: never again.
 * Unsettled donations often while they may be paid, then every six hours for late authorisations;
 * settled ones three times more, to find a second payment or a refund whose events were lost (rules
 * P1, P7); and twice a day while a refund is under way. `payUntil`: of one that may be paid for
 * longer than a day; its last payment may come at the last moment, and what it holds ends then.
 */
export function nextPollAt(
  state: MoneyState,
  createdAt: Date,
  now: Date,
  payUntil: Date | null = null,
): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const longer = payUntil?.getTime() ?? 0;
  const end = Math.max(acceptedUntil(createdAt).getTime(), longer && longer + payWindows.lateAuthorisation);
  if (isOpen(state)) {
    if (now.getTime() >= end) return null;
    const isPayable = age < payWindows.payableFor || now.getTime() < longer + hour;
    return new Date(now.getTime() + (age < hour ? 5 * minute : isPayable ? whilePayable : 6 * hour));
  }
  const moments = [createdAt.getTime() + hour, createdAt.getTime() + payWindows.payableFor, end];
  if (state === 'refund_pending') moments.push(now.getTime() + whileReturning);
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()));
  return next === Infinity ? null : new Date(next);
}
