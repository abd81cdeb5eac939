import type { Db } from '../db/schema.ts';

/** The booking that an enrolment or registration is of, where it is paid on the site. */
export type SeatOfRequest = { id: string; number: number };

export async function findSeatOfRequest(db: Db, requestId: string): Promise<SeatOfRequest | null> {
  const row = await db
    .selectFrom('seat_bookings')
    .select(['id', 'number'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? { ...row, number: Number(row.number) } : null;
}

/** Whether its seats are paid and its own, so that only cancelling the booking gives them back. */
export async function isPaidSeat(db: Db, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('seat_bookings')
    .select('id')
    .where('request_id', '=', requestId)
    .where('stage', '=', 'booked')
    .executeTakeFirst();
  return row !== undefined;
}
