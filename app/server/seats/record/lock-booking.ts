import { sql } from 'kysely';
import { isSeatId } from '#core/seats/seat-stage.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Transaction } from '#server/db/schema.ts';
import { lockSeat } from './lock-seat.ts';
import type { LockedSeat } from './locked-seat.ts';

export type WholeBooking = { seat: LockedSeat; rests: LockedSeat[] };

/**
 * A booking and those that pay its rest, all locked until the transaction ends; the rests first, as
 * where one of them is paid. null: it is unknown, or is itself such a rest.
 */
export async function lockBooking(trx: Transaction, id: string): Promise<WholeBooking | null> {
  if (!isSeatId(id)) return null;
  // Whoever waits for the booking must see the rest that was begun meanwhile.
  await takeAdvisoryLock(trx, `seat:${id}`);
  const { rows } = await sql<{ id: string }>`select id from seat_bookings where rest_of = ${id}
    order by id for update`.execute(trx);
  const seat = await lockSeat(trx, { id });
  if (!seat || seat.row.rest_of !== null) return null;
  const rests: LockedSeat[] = [];
  for (const row of rows) {
    const rest = await lockSeat(trx, row);
    if (rest) rests.push(rest);
  }
  return { seat, rests };
}
