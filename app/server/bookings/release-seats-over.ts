import { sql } from 'kysely';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import type { Db, Transaction } from '../db/schema.ts';

/** Where the seats of a kind are counted. */
export const seatTables = { class: 'classes', departure: 'tour_departures' } as const;

/**
 * Gives back what ran out on a class or departure whose row is locked. A booking that somebody else
 * has locked is left to them: it is being paid or held again just now.
 */
export async function releaseSeatsOver(trx: Transaction, { kind, id }: SeatUnit, now: Date): Promise<void> {
  await sql`with over as materialized (
      select id, seats from seat_bookings
      where unit_kind = ${kind} and unit_id = ${id} and holding and held_until <= ${now}
      for update skip locked),
    freed as (update seat_bookings set holding = false, version = version + 1 from over
      where seat_bookings.id = over.id)
    update ${sql.table(seatTables[kind])} set seats_taken = seats_taken - (select sum(seats) from over)
    where id = ${id} and exists (select from over)`.execute(trx);
}

/** Whether seats of it are held beyond their time, which whoever comes next gives back. */
export async function hasSeatsOver(db: Db, { kind, id }: SeatUnit, now: Date): Promise<boolean> {
  const over = await db
    .selectFrom('seat_bookings')
    .select('id')
    .where('unit_kind', '=', kind)
    .where('unit_id', '=', id)
    .where('holding', '=', true)
    .where('held_until', '<=', now)
    .executeTakeFirst();
  return over !== undefined;
}
