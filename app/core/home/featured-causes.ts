import type { Cause, CauseCategory } from '#core/donations/cause.ts';
import { causeStatus } from '#core/donations/cause-status.ts';
import type { Paise } from '#core/money/paise.ts';

const order: CauseCategory[] = [
  'food',
  'temple-construction',
  'cow-care',
  'books',
  'festival',
  'worship',
  'general',
];

/**
 * The four cards of the home page: the first open cause of each category in our order, then further
 * open causes where categories are missing. `today` is a calendar day in Asia/Kolkata.
 */
export function featuredCauses(causes: readonly Cause[], today: string): Cause[] {
  const open = causes.filter((cause) => causeStatus(cause, today) === 'live');
  const firsts = order.flatMap((category) => open.find((cause) => cause.category === category) ?? []);
  return [...new Set([...firsts, ...open])].slice(0, 4);
}

/** The smallest suggested donation, for 'from ₹501'; null where only an own amount is possible. */
export function smallestDonation(cause: Pick<Cause, 'types' | 'presets'>): Paise | null {
  const amounts = [...cause.types.map((type) => type.amount), ...cause.presets];
  return amounts.reduce<Paise | null>(
    (least, amount) => (least === null || amount < least ? amount : least),
    null,
  );
}
