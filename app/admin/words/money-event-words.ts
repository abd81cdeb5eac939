import { sentence } from './sentence.ts';

/** The effect of a payment on a donation or an order, as the timeline of either shows it. */
const words: Record<string, string> = {
  attempted: 'Payment begun',
  created: 'Payment begun',
  authorized: 'Payment set aside by the bank',
  captured: 'Payment taken',
  failed: 'Payment failed',
  paid: 'Paid',
  noted: 'The gateway told us more',
  'still-paid': 'Still paid: no refund is under way',
  expired: 'Closed, nobody paid',
  duplicate: 'A second payment came',
  late: 'A payment came too late',
  mismatch: 'A payment does not fit',
  review: 'Waits for a person',
  refund_pending: 'Refund begun',
  part_refunded: 'Part of the money went back',
  refunded: 'The money went back',
  'refund-asked': 'Refund asked for',
  'refund-approved': 'Refund approved',
  'refund-declined': 'Refund declined',
  'refund-sent': 'Refund with the gateway',
  'refund-processed': 'Refund done',
  'refund-failed': 'Refund failed',
};

/** An unknown kind as it is written: 'receipt-issued' -> 'Receipt issued'. */
export function moneyEventWords(kind: string): string {
  return (Object.hasOwn(words, kind) && words[kind]) || sentence(kind);
}

const whys: Record<string, string> = {
  amount: 'another sum than was asked for',
  currency: 'in another currency',
  order: 'it names another payment order',
  account: 'it came to another account at the gateway',
  mode: 'made in the gateway’s other mode, test or live',
  returned: 'more is said to have gone back than came',
  time: 'its day and financial year cannot be known',
  'closed-year': 'the statement of its financial year is filed already',
};

/** What did not agree (core/payments/payment.ts, Disagreement), and any other note as it is. */
export function disagreementWords(note: string): string {
  return whys[note] ?? note;
}
