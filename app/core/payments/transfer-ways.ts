import type { TempleSettings } from '../content/temple-settings.ts';
import type { Paise } from '../money/paise.ts';
import { upiLimit } from './upi-link.ts';

/** Where gifts by transfer go. Null: the temple has no such account, or has not yet said it. */
export type TransferAccounts = { bank: TempleSettings['bank'] | null; upi: TempleSettings['upi'] | null };

/** How one gift may be paid by transfer. */
export type TransferBy = 'both' | 'bank' | 'upi';

/** The ways that are open for a gift of this total; null: none. Above what UPI apps let through only the bank is left. */
export function transferBy({ bank, upi }: TransferAccounts, total: Paise): TransferBy | null {
  const byUpi = upi !== null && total <= upiLimit;
  if (bank) return byUpi ? 'both' : 'bank';
  return byUpi ? 'upi' : null;
}
