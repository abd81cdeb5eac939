import { formatRupees, parseRupees } from '#core/money/paise.ts';

/** A cart's amount as money: '1100' and '1100.00' are '₹1,100', '12.50' is '₹12.50'. */
export function formatAmountText(amount: string): string {
  const parsed = parseRupees(amount);
  return parsed.ok ? formatRupees(parsed.value, 'short') : amount;
}
