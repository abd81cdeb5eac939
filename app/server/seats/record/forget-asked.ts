import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Of bookings that stand as accounts (name and contact as on an order, seats, price), what only a
 * participant needs goes: ages, guardian, who travels, what was written. `seats` is `(select id
 * …)`. They are locked in the order of their ids, as by everybody who locks several.
 */
export async function forgetAsked(trx: Db, seats: RawBuilder<string>): Promise<void> {
  await sql`update seat_bookings set asked = '{}'
    where id in (select id from seat_bookings where id in ${seats} order by id for update)`.execute(trx);
}
