import { sql } from 'kysely';
import { givenStates } from '#core/donations/donation-state.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Span } from '#core/stats/periods.ts';

/** How many gifts, and what the temple has of them. */
export type Figure = { count: number; total: Paise };

export const noDonations: Figure = { count: 0, total: paise(0) };

export function figureOf(row: { count: number; total: number }): Figure {
  return { count: row.count, total: paise(row.total) };
}

/** The condition that a row of `donations` was given in a span; the days are those of the payment. */
export function givenIn({ from, to }: Span) {
  return sql<boolean>`(donations.state = any(${[...givenStates]}) and donations.paid_at >= ${from}
    and donations.paid_at <= ${to})`;
}

/**
 * Who gave, as far as one can tell: the account, else the address, else the telephone, else the name. A quiet giver is
 * nobody. The index donations_by_giver has the same words.
 */
export const donor = sql<string | null>`(case when donations.path = 'gupt' then null else
  coalesce(donations.person_id, lower(donations.donor_email), donations.donor_phone,
    lower(donations.donor_name)) end)`;
