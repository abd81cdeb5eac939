import type { Letter, SevaLetterSays } from './letter.ts';

/**
 * transactional: the answer to an action of its recipient, word of their money, their account or
 * their duty as staff. subscription: comes by itself, and whoever no longer wants it may say so
 * with one click (RFC 8058).
 */
type Purpose = 'transactional' | 'subscription';

/**
 * Letters as readers tell them apart: one about a seva is a confirmation, or a reminder that comes
 * by itself. The day's darshan has subscribers, and no letter yet.
 */
type LetterSort = Exclude<Letter['kind'], 'seva'> | `seva-${SevaLetterSays}` | 'daily-darshan';

/**
 * Every letter of the site. A new one does not compile until it is decided here whether it may be
 * stopped.
 */
const purposes = {
  'gift-receipt': 'transactional',
  'payment-returned': 'transactional',
  'gift-taken-back': 'transactional',
  'certificate-ready': 'transactional',
  // Asked for on the telephone.
  'pay-link': 'transactional',
  membership: 'transactional',
  order: 'transactional',
  'order-returned': 'transactional',
  stay: 'transactional',
  'stay-returned': 'transactional',
  'stay-wait': 'transactional',
  seat: 'transactional',
  'seat-returned': 'transactional',
  passes: 'transactional',
  'passes-returned': 'transactional',
  // About what its readers have passes for.
  'pass-news': 'transactional',
  'pass-wait': 'transactional',
  // Asks for a yes or no, and is about what was answered.
  shift: 'transactional',
  'verify-email': 'transactional',
  'account-exists': 'transactional',
  'reset-password': 'transactional',
  'change-email': 'transactional',
  'email-changed': 'transactional',
  'staff-invitation': 'transactional',
  // Where donations go has changed: an owner may not opt out of hearing that.
  'gifts-account': 'transactional',
  change: 'transactional',
  // Possible signs of somebody else in the account.
  'new-browser': 'transactional',
  'password-changed': 'transactional',
  'mobile-changed': 'transactional',
  'second-factor-changed': 'transactional',
  'security-alarm': 'transactional',
  'request-stored': 'transactional',
  'request-for-office': 'transactional',
  'request-answer': 'transactional',
  'called-off': 'transactional',
  'letter-test': 'transactional',
  'seva-booked': 'transactional',
  'seva-booked-office': 'transactional',
  'seva-cancelled': 'transactional',
  'seva-reminder': 'subscription',
  'class-seat': 'subscription',
  'desk-day': 'subscription',
  'family-day': 'subscription',
  'monthly-gift': 'subscription',
  'stock-back': 'subscription',
  'daily-darshan': 'subscription',
} as const satisfies Record<LetterSort, Purpose>;

/** The sorts of letters that can be stopped. */
export type StoppableSort = {
  [Sort in LetterSort]: (typeof purposes)[Sort] extends 'subscription' ? Sort : never;
}[LetterSort];

export function isStoppable(sort: string): sort is StoppableSort {
  return Object.hasOwn(purposes, sort) && purposes[sort as LetterSort] === 'subscription';
}

/** The sort of a letter that can be stopped; null for one that goes out in any case. */
export function stoppableSortOf(letter: Letter): StoppableSort | null {
  const sort = sortOf(letter);
  return isStoppable(sort) ? sort : null;
}

/** What only the temple's own people read. */
const staffSorts: readonly LetterSort[] = [
  ...(['seva-booked-office', 'request-for-office', 'desk-day', 'letter-test'] as const),
  ...(['staff-invitation', 'second-factor-changed'] as const),
  ...(['gifts-account', 'change', 'security-alarm'] as const),
];

/** Whether a letter goes to the staff: the office works in English. */
export function isToStaff(letter: Letter): boolean {
  return staffSorts.includes(sortOf(letter));
}

function sortOf(letter: Letter): LetterSort {
  return letter.kind === 'seva' ? `seva-${letter.says}` : letter.kind;
}
