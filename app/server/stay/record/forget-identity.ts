import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Of stays that stand as accounts (name and contact as on an order, nights, price), what only the
 * desk needed goes: the identity paper, the guest's address, the purpose and the note. `stays` is
 * `(select id …)`. They are locked in the order of their ids, as by everybody who locks several;
 * what pays a rest has no papers.
 */
export async function forgetIdentity(trx: Db, stays: RawBuilder<string>): Promise<void> {
  await sql`update stay_bookings
    set id_kind = null, id_last4 = null, address = null, purpose = null, note = null
    where id in (select id from stay_bookings where id in ${stays} and rest_of is null order by id for update)`.execute(
    trx,
  );
}
