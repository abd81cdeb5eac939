import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * Counts the taken seats of a class anew when it came back from the bin: an enrolment that was
 * declined or erased meanwhile found no class to give its seat back to. Whoever is being declined
 * just now is waited for, or waits until the class is there; bookings before requests, as where one
 * is cancelled.
 */
export async function recountSeats(trx: Transaction, classId: string): Promise<void> {
  await sql`select from seat_bookings where unit_kind = 'class' and unit_id = ${classId}
    order by id for no key update`.execute(trx);
  await sql`select from requests where ${isSeated(classId)} order by id for no key update`.execute(trx);
  await sql`update classes set seats_taken =
      (select count(*)::int from requests where ${isSeated(classId)} and state <> 'declined')
      + (select coalesce(sum(seats), 0)::int from seat_bookings
        where unit_kind = 'class' and unit_id = ${classId} and holding)
    where id = ${classId}`.execute(trx);
}

function isSeated(classId: string) {
  return sql`kind = 'class-enrolment' and details ->> 'classId' = ${classId} and details ->> 'place' = 'seat'`;
}
