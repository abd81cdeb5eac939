import type { LedgerFilters } from '#server/donations/ledger-queries.ts';

type Asked = {
  status?: NonNullable<LedgerFilters['state']>;
  cause?: string;
  mode?: string;
  path?: string;
  from?: string;
  to?: string;
};

/** The URL of the list with exactly the rows of a number. */
export function ledgerHref(asked: Asked): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined));
  return `/admin-dashboard/donation?${query}`;
}
