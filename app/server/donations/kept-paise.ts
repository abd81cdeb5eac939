import { sql } from 'kysely';

/** What the temple has of a given gift: its total less what went back of the payment that settled it. */
export const keptPaise = sql<number>`(donations.total_paise - coalesce((select payment.refunded_paise
  from payments as payment where payment.donation_id = donations.id and payment.role = 'settling'), 0))`;
