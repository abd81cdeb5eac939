import type { Selectable } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import type { DonationsTable } from '../db/schema/giving.ts';
import type { LockedPurchase } from '../purchases/purchase.ts';
export type LockedDonation = LockedPurchase & {
  row: Selectable<DonationsTable>;
  lines: { title: string; quantity: number; amount: Paise }[];
  causesEligible: boolean;
};
