import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * The departure, locked until the transaction ends, so that no seat is taken or freed meanwhile;
 * null where there is none. Its paid bookings and registrations are locked first, in the order in
 * which cancelling and declining one does it.
 */
export async function lockDeparture(trx: Transaction, { tourId, id }: { tourId: string; id: string }) {
  await sql`select id from seat_bookings where unit_kind = 'departure' and unit_id = ${id}
    order by id for no key update`.execute(trx);
  await sql`select id from requests where kind = 'tour-registration' and details ->> 'departureId' = ${id}
    order by id for no key update`.execute(trx);
  const row = await trx
    .selectFrom('tour_departures')
    .select(['id', 'leaves_on', 'seats', 'seats_taken', 'closed', 'version'])
    .select('called_off_at')
    .select(['pay_online', 'deposit_paise', 'ladder'])
    .where('id', '=', id)
    .where('tour_id', '=', tourId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockDeparture>>>;

/** What the audit log stores of it. */
export function departureFacts({ leaves_on, seats, closed, ...paid }: Locked) {
  const { pay_online: payOnline, deposit_paise: deposit, ladder } = paid;
  return { day: leaves_on, seats, closed, payOnline, deposit, ladder };
}
