import type { Paise } from '#core/money/paise.ts';
import type { ReadInEnglish } from '../translations/read-in-english.ts';

export const causeCategories = [
  'general',
  'food',
  'temple-construction',
  'books',
  'cow-care',
  'festival',
  'worship',
] as const;
export type CauseCategory = (typeof causeCategories)[number];

export const donationTypes = ['other', 'specific', 'corpus'] as const;

/** A fixed-price donation type within a cause: '100 meals', 'half day of fodder'. */
export type DonationType = {
  id: string;
  title: string;
  amount: Paise;
  /** How many can give it for one day; absent: as many as like. */
  perDay?: number;
};

/** Ids of causes as the database takes them; other text never reaches it. */
export function isCauseId(text: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(text);
}

export type Cause = ReadInEnglish & {
  /** Also the last part of /donation/single-donation/{id}: 'food-for-life'. */
  id: string;
  title: string;
  category: CauseCategory;
  /** One sentence for cards. */
  summary: string;
  /** Sanitised HTML. */
  description: string;
  /** Name of a picture in ui/art: 'food-for-life'. */
  image: string;
  types: DonationType[];
  /** Suggested own amounts. */
  presets: Paise[];
  allowsOwnAmount: boolean;
  target: Paise | null;
  /** From the ledger: settled donations less refunds. */
  raised: Paise;
  /** Calendar days in Asia/Kolkata, both included; null is open-ended. */
  startsOn: string | null;
  endsOn: string | null;
  legalEntityId: string;
  taxEligible: boolean;
  csrEligible: boolean;
  allowsForeign: boolean;
  donationType: (typeof donationTypes)[number];
};
