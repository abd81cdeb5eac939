import { sql } from 'kysely';
import { departureOff, tooFewSeats } from '#core/requests/tour.ts';
import type { Problem } from '#core/result.ts';
import { releaseSeatsOver } from '../bookings/release-seats-over.ts';
import type { Transaction } from '../db/schema.ts';

type Wanted = { departureId: string; travelDate: string; people: number };

/**
 * All of these seats or none, under the lock of the departure; a problem where it has fewer left,
 * is closed or called off, or leaves on another day by now.
 */
export async function takeDepartureSeats(
  trx: Transaction,
  { departureId, travelDate, people }: Wanted,
  now: Date,
): Promise<Problem | null> {
  await trx.selectFrom('tour_departures').select('id').where('id', '=', departureId).forUpdate().execute();
  await releaseSeatsOver(trx, { kind: 'departure', id: departureId }, now);
  const taken = await trx
    .updateTable('tour_departures')
    .set((row) => ({ seats_taken: row('seats_taken', '+', people) }))
    .where('id', '=', departureId)
    .where('leaves_on', '=', travelDate)
    .where('closed', '=', false)
    .where(sql<boolean>`seats_taken + ${people} <= seats`)
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return null;
  const row = await trx
    .selectFrom('tour_departures')
    .select(['leaves_on', 'seats', 'seats_taken', 'closed', 'called_off_at', 'called_off_words'])
    .where('id', '=', departureId)
    .executeTakeFirst();
  if (row?.called_off_at) return departureOff(row.called_off_words ?? '');
  if (!row || row.closed || row.leaves_on !== travelDate)
    return { field: 'departureId', code: 'departure-closed' };
  return tooFewSeats(row.seats - row.seats_taken);
}
