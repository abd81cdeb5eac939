import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Of bookings that stand as accounts (name, contact and price, as on an order) only the answers go;
 * of those that were never paid the name and the contact too. The passes name nobody and stay.
 * `bookings` is `(select id …)`; they are locked in the order of their ids.
 */
export async function forgetHolders(trx: Db, bookings: RawBuilder<string>): Promise<void> {
  await sql`update pass_bookings set answers = '{}',
      holder_name = case when unpaid then '-' else holder_name end,
      holder_phone = case when unpaid then '' else holder_phone end,
      holder_email = case when unpaid then null else holder_email end
    from (select id as found, paid_at is null and pay_by <> 'desk' as unpaid from pass_bookings
      where id in ${bookings} order by id for update) as theirs
    where id = theirs.found`.execute(trx);
}
