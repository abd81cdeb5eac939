import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/stay-moves.ts';
import type { StayPlan } from '#server/stay/queries/plan-change.ts';

export type DatesPlan = Extract<StayPlan, { kind: 'dates' }>;

/**
 * What other dates do to price and money of a stay, a sentence each; nothing is said of sums of
 * zero.
 */
export function priceWords({ before, after, money }: DatesPlan): string[] {
  if (before === after) return [m.priceStays(formatRupees(after))];
  const { goesBack, stays, atDesk, toPay } = money;
  const sums: [amount: Paise, words: (sum: string) => string][] = [
    [goesBack, m.goesBackOnline],
    [stays, m.staysWithTemple],
    [atDesk, m.handedBackAtDesk],
    [toPay, m.thenToPay],
  ];
  return [
    m.priceBecomes(formatRupees(before), formatRupees(after)),
    ...sums.flatMap(([amount, words]) => (amount > 0 ? [words(formatRupees(amount))] : [])),
  ];
}
