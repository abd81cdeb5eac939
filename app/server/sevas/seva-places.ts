import { sql } from 'kysely';
import type { SevaInput } from '#core/sevas/seva-booking.ts';
import type { Transaction } from '../db/schema.ts';
import { placesOf } from './seva-queries.ts';

/** A slot: an hour of an online seva, or a day at the temple, for so many people. */
export type SevaSlot = Pick<SevaInput, 'sevaId' | 'mode' | 'day' | 'time' | 'people'>;

/**
 * How many places are left in the slot, and for the other hours of its day in `leftIn`. The seva's
 * row is locked until the transaction ends, so that nobody else takes a place meanwhile.
 */
export async function lockPlaces(
  trx: Transaction,
  slot: SevaSlot,
): Promise<{ places: number; left: number; leftIn: (hour: string) => number }> {
  const seva = await trx
    .selectFrom('sevas')
    .select(['online_places as onlinePlaces', 'in_person_places as inPersonPlaces'])
    .where('id', '=', slot.sevaId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const places = placesOf(seva, slot.mode);
  const taken = await countTaken(trx, slot);
  const leftIn = (hour: string) => places - (taken.get(hour) ?? 0);
  return { places, left: leftIn(slot.time ? `${slot.time.slice(0, 2)}:00` : ''), leftIn };
}

/** People booked on that day, by full hour; at the temple, where there are no hours, under ''. */
async function countTaken(trx: Transaction, slot: SevaSlot): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('seva_bookings')
    .select(sql<string>`coalesce(left(begins, 2) || ':00', '')`.as('hour'))
    .select((row) => row.fn.sum<number>('people').as('people'))
    .where('seva_id', '=', slot.sevaId)
    .where('mode', '=', slot.mode)
    .where('day', '=', slot.day)
    .where('state', '=', 'confirmed')
    .groupBy('hour')
    .execute();
  return new Map(rows.map(({ hour, people }) => [hour, Number(people)]));
}
