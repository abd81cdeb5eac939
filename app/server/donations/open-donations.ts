import { sql } from 'kysely';

const quarterHour = 15 * 60 * 1_000;
const hour = 4 * quarterHour;

export function isWaiting(now: Date) {
  return sql<boolean>`(donations.state in ('created', 'attempted', 'review')
    and donations.created_at < ${new Date(now.getTime() - quarterHour)})`;
}

/** Delivery was given up, or has taken an hour. */
export function isUndelivered(now: Date) {
  return sql<boolean>`(donations.id in (select receipt.donation_id from letters as letter
    join receipts as receipt on receipt.id = split_part(letter.cause_key, ':', 2)
    where letter.kind = 'gift-receipt' and letter.state <> 'sent' and receipt.voided_at is null
      and (letter.state = 'given-up' or letter.created_at < ${new Date(now.getTime() - hour)})))`;
}
