import type { LedgerFilters } from '#server/donations/ledger-queries.ts';
import { href } from '#ui/href.ts';

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
  return `${href('/admin-dashboard/donation')}?${query}`;
}
