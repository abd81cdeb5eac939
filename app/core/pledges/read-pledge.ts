import type { Cause } from '#core/donations/cause.ts';
import { priceLine } from '#core/donations/price-line.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, zeroPaise } from '#core/money/paise.ts';
import type { FormOutcome } from '#core/result.ts';
import { pledgeDays } from './monthly-pledge.ts';

export const pledgeFields = ['cause', 'amount', 'day'] as const;
export type TypedPledge = Record<(typeof pledgeFields)[number], string>;

/**
 * Reads the form of a pledge. `cause`: the one that it names, null where there is none. The limits
 * of an online donation apply to the amount, since that is how it will be given; an empty day is
 * today's, the 28th at most.
 */
export function readPledge(
  typed: Pick<TypedPledge, 'amount' | 'day'>,
  cause: Cause | null,
  today: string,
): FormOutcome<{ amount: Paise; day: number }> {
  const form = new FormReader();
  const priced = priceOwn(cause, typed.amount, today);
  if (!priced.ok && causeCodes.has(priced.code)) form.refuse('cause', 'pledge-cause');
  else if (!priced.ok) form.refuse('amount', priced.code);
  const day = typed.day.trim() === '' ? usualDay(today) : form.whole('day', typed.day, pledgeDays);
  return form.answer({ amount: priced.ok ? priced.value.amount : zeroPaise, day });
}

/** The default day of the month for a pledge made today. */
export function usualDay(today: string): number {
  return Math.min(Number(today.slice(8)), pledgeDays.max);
}

/** Whether a cause accepts own amounts today: no letter may lead to a closed cause. */
export function takesPledges(cause: Cause | null, today: string): boolean {
  const priced = priceOwn(cause, '501', today);
  return priced.ok || !causeCodes.has(priced.code);
}

function priceOwn(cause: Cause | null, ownAmount: string, today: string) {
  return priceLine(cause, { causeId: cause?.id ?? '', typeId: null, ownAmount, quantity: '1' }, today);
}

const causeCodes: ReadonlySet<string> = new Set([
  'cause-unknown',
  'cause-closed',
  'cause-upcoming',
  'own-amount-refused',
]);
