import type { CauseCategory } from './cause.ts';

/** What gifts of a kind did, as the staff entered it. */
export type DonationOutcome = {
  id: string;
  category: CauseCategory;
  /** '4,120 plates served' */
  figure: string;
  words: string;
  happenedOn: string;
  image: string | null;
  alt: string;
};
