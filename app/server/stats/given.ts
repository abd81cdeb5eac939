import { sql } from 'kysely';
import { givenStates } from '#core/donations/donation-state.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Span } from '#core/stats/periods.ts';

/** How many donations, and their net sum. */
export type Figure = { count: number; total: Paise };

export const noDonations: Figure = { count: 0, total: paise(0) };

export function figureOf(row: { count: number; total: number }): Figure {
  return { count: row.count, total: paise(row.total) };
}

/** The condition that a row of `donations` was paid in a span of days. */
export function givenIn({ from, to }: Span) {
  return sql<boolean>`(donations.state = any(${[...givenStates]}) and donations.paid_at >= ${from}
    and donations.paid_at <= ${to})`;
}

/**
 * The donor's identity, as far as known: the account, else the address, else the telephone, else
 * the name. An anonymous donor has none. The index donations_by_giver has the same expression.
 */
export const donor = sql<string | null>`(case when donations.path = 'gupt' then null else
  coalesce(donations.person_id, lower(donations.donor_email), donations.donor_phone,
    lower(donations.donor_name)) end)`;
