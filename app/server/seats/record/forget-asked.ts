import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Of bookings that stand as accounts (name and contact as on an order, seats, price), what only a
 * participant needs goes: ages, guardian, who travels, what was written. `seats` is `(select id
 * …)`. They are locked in the order of their ids, as by everybody who locks several. Returns the
 * requests that they became, which may name another address than their buyer's account.
 */
export async function forgetAsked(trx: Db, seats: RawBuilder<string>): Promise<string[]> {
  const { rows } = await sql<{ request_id: string | null }>`update seat_bookings set asked = '{}'
    where id in (select id from seat_bookings where id in ${seats} order by id for update)
    returning request_id`.execute(trx);
  return rows.map(({ request_id }) => request_id).filter((id) => id !== null);
}
