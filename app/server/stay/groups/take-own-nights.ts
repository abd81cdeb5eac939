import type { Transaction } from '#server/db/schema.ts';
import { lockRooms, type NightsTaken, takeNights } from '../nights/take-nights.ts';
import type { StayRow } from '../record/locked-stay.ts';
import { drawFromGroup } from './draw-from-group.ts';

/**
 * The nights of a locked stay until a moment, null for good, or how many rooms there are. A guest
 * of a group whose hold ran out draws from its block again, before the rooms that are everybody's.
 */
export async function takeOwnNights(
  trx: Transaction,
  row: Pick<StayRow, 'id' | 'room_type_id' | 'arrival' | 'departure' | 'rooms' | 'group_id'>,
  { until, now }: { until: Date | null; now: Date },
): Promise<NightsTaken> {
  const { id: bookingId, room_type_id: kindId, arrival, departure, rooms, group_id } = row;
  const wanted = { bookingId, kindId, arrival, departure, rooms };
  if (group_id !== null) {
    await lockRooms(trx, kindId, bookingId);
    const own = trx.selectFrom('room_nights').select('night').where('booking_id', '=', bookingId);
    if (!(await own.limit(1).executeTakeFirst())) await drawFromGroup(trx, group_id, wanted);
  }
  return takeNights(trx, { ...wanted, until, now });
}
