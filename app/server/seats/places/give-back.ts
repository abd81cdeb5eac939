import { sql } from 'kysely';
import { seatTables } from '#server/bookings/release-seats-over.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { SeatRow } from '../record/locked-seat.ts';

type Held = Pick<SeatRow, 'id' | 'unit_kind' | 'unit_id' | 'seats' | 'holding' | 'request_id'>;

/**
 * Gives back the seats of a locked booking, whoever counts them: a request by being declined (its
 * trigger frees them), else the booking itself.
 */
export async function giveBack(trx: Transaction, held: Held, now: Date): Promise<void> {
  const { id, unit_kind, unit_id, seats, holding, request_id } = held;
  if (request_id !== null) {
    await trx
      .updateTable('requests')
      .set({ state: 'declined', updated_at: now, version: sql`version + 1` })
      .where('id', '=', request_id)
      .where('state', '<>', 'declined')
      .execute();
    return;
  }
  if (!holding) return;
  await trx.updateTable('seat_bookings').set({ holding: false }).where('id', '=', id).execute();
  await sql`update ${sql.table(seatTables[unit_kind])} set seats_taken = seats_taken - ${seats}
    where id = ${unit_id}`.execute(trx);
}
