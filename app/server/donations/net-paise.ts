import { type RawBuilder, sql } from 'kysely';

/**
 * What the temple has of a given gift: its total less what went back of the payment that settled it. Of a gift that is
 * 'paid' nothing went back, so sums over many look at payments only for the few that are not.
 */
export const netPaise = sql<number>`(donations.total_paise - case when donations.state = 'paid' then 0 else
  coalesce((select payment.refunded_paise from payments as payment where payment.donation_id = donations.id
    and payment.role = 'settling'), 0) end)`;

/**
 * What a line has of a part of its payment or gift, in whole paise. Of large gifts the product is more than a bigint
 * holds: crores times crores.
 */
export const lineShare = (line: string, part: RawBuilder<unknown>, whole: string) =>
  sql`trunc(${sql.ref(line)}::numeric * ${part} / ${sql.ref(whole)})`;
