import { type RawBuilder, sql } from 'kysely';

/**
 * The net amount of a paid donation: its total less what was refunded of its settling payment. A
 * 'paid' one has no refunds, so sums over many join the payments only for the few others.
 */
export const netPaise = sql<number>`(donations.total_paise - case when donations.state = 'paid' then 0 else
  coalesce((select payment.refunded_paise from payments as payment where payment.donation_id = donations.id
    and payment.role = 'settling'), 0) end)`;

/**
 * The share of a line in a part of its payment or donation, in whole paise. For large donations the
 * product exceeds a bigint: crores times crores.
 */
export const lineShare = (line: string, part: RawBuilder<unknown>, whole: string) =>
  sql`trunc(${sql.ref(line)}::numeric * ${part} / ${sql.ref(whole)})`;
