import { readSearch } from '#admin/lists/read-search.ts';
import { isCauseId } from '#core/donations/cause.ts';
import { donationStates } from '#core/donations/donation-state.ts';
import { ledgerViews } from '#core/donations/ledger-views.ts';
import { readDate } from '#core/fields/date.ts';
import { parseRupees } from '#core/money/paise.ts';
import { paymentModes } from '#core/payments/payment.ts';
import type { LedgerFilters } from '#server/donations/ledger-queries.ts';

/** The ledger's filters from the URL. An unknown value is ignored. */
export function ledgerFiltersOf(query: URLSearchParams): LedgerFilters {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null;
  const day = (name: string) => {
    const read = readDate(query.get(name) ?? '', { from: '2000-01-01', to: '2100-12-31' });
    return read.ok ? read.value : null;
  };
  const amount = (name: string) => {
    const read = parseRupees(query.get(name) ?? '');
    return read.ok ? read.value : null;
  };
  const cause = query.get('cause') ?? '';
  return {
    state: one('status', [...donationStates, ...ledgerViews]),
    path: one('path', ['gupt', 'named', 'tax'] as const),
    mode: one('mode', paymentModes),
    causeId: isCauseId(cause) ? cause : null,
    from: day('from'),
    to: day('to'),
    least: amount('least'),
    most: amount('most'),
    ...readSearch(query),
  };
}
