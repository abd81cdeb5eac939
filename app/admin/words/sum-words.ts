import { formatRupees, type Paise } from '#core/money/paise.ts';

/** '₹501', or '5.01 USD' for a payment in another currency. */
export function sumWords({ amount, currency }: { amount: Paise; currency: string }): string {
  return currency === 'INR' ? formatRupees(amount) : `${amount / 100} ${currency}`;
}
