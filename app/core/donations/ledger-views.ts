import { views } from '#messages/admin/ledger.ts';

/**
 * Filters of the admin's list that are not one state: money the temple has; what was begun a while
 * ago and is not settled; receipts that did not reach their donor.
 */
export const ledgerViews = ['given', 'waiting', 'undelivered'] as const;
export type LedgerView = (typeof ledgerViews)[number];

export const ledgerViewWords: Record<LedgerView, string> = views;
