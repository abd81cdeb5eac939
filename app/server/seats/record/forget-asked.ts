import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Of bookings that stand as accounts (name and contact as on an order, seats, price), what only a
 * participant needs goes: ages, guardian, who travels, what was written; of those that were never
 * paid the name and the contact too. `seats` is `(select id …)`. They are locked in the order of
 * their ids, as by everybody who locks several. Returns the requests that they became, which may
 * name another address than their buyer's account.
 */
export async function forgetAsked(trx: Db, seats: RawBuilder<string>): Promise<string[]> {
  const { rows } = await sql<{ request_id: string | null }>`update seat_bookings set asked = '{}',
      buyer_name = case when unpaid then '-' else buyer_name end,
      buyer_phone = case when unpaid then '' else buyer_phone end,
      buyer_email = case when unpaid then null else buyer_email end
    from (select id as found, paid_at is null and pay_by <> 'desk' as unpaid from seat_bookings
      where id in ${seats} order by id for update) as theirs
    where id = theirs.found returning request_id`.execute(trx);
  return rows.map(({ request_id }) => request_id).filter((id) => id !== null);
}
