import type { TempleSettings } from '../content/temple-settings.ts';
import type { Paise } from '../money/paise.ts';
import { upiLimit } from './upi-link.ts';

/**
 * Where donations by transfer go. Null: the temple has no such account, or has not entered it yet.
 */
export type TransferAccounts = { bank: TempleSettings['bank'] | null; upi: TempleSettings['upi'] | null };

/** How one donation may be paid by transfer. */
export type TransferBy = 'both' | 'bank' | 'upi';

/**
 * The ways open for a donation of this total; null: none. Above the limit of UPI apps only the bank
 * is left.
 */
export function transferBy({ bank, upi }: TransferAccounts, total: Paise): TransferBy | null {
  const byUpi = upi !== null && total <= upiLimit;
  if (bank) return byUpi ? 'both' : 'bank';
  return byUpi ? 'upi' : null;
}
