import { sql } from 'kysely';

/**
 * `poll_at` of an unpaid purchase that is cancelled or expires at this moment: the gateway is asked
 * once more at once, since the event of a payment may be lost. What was captured goes back.
 */
export function pollOnceMore(at: Date) {
  return sql<Date | null>`case when gateway_order_id is not null then ${at}::timestamptz end`;
}
