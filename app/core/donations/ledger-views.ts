/**
 * What the office's list can show besides one state: what the temple has in hand; what was begun a while ago and is not
 * settled; receipts that did not reach their giver.
 */
export const ledgerViews = ['given', 'waiting', 'undelivered'] as const;
export type LedgerView = (typeof ledgerViews)[number];

export const ledgerViewWords: Record<LedgerView, string> = {
  given: 'In hand',
  waiting: 'Waiting over 15 minutes',
  undelivered: 'Receipt not delivered',
};
