import type { MembershipTier } from '#core/content/membership-tier.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
import type { Refused } from '#site/forms/form-state.ts';
import type { SentRequest } from '#site/forms/sent-notice.tsx';

export type MembershipPageProps = {
  words: Record<'top' | 'tiers', PageWords>;
  tiers: MembershipTier[];
  /** What every tier includes. */
  shared: string[];
  chosen: string;
  accounts: TransferAccounts;
  sent: SentRequest | null;
  refused: Refused | undefined;
};
