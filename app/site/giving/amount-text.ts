import { formatRupees, parseRupees } from '#core/money/paise.ts';

/** A cart's amount as money, with its stored decimals: '1100' is '₹1,100', '12.50' is '₹12.50'. */
export function formatAmountText(amount: string): string {
  const parsed = parseRupees(amount);
  if (!parsed.ok) return amount;
  return formatRupees(parsed.value, amount.includes('.') ? 'full' : 'short');
}
