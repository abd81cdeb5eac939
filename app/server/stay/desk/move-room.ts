import { dayAfter } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { isFreeRoom, lockNamedRooms } from '../nights/named-rooms.ts';
import { lockStay } from '../record/lock-stay.ts';
import { moveStay } from '../record/move-stay.ts';

export type RoomMove = { stayId: string; from: string; to: string };

/**
 * One room of a stay changes: its nights from today on, which before arrival are all, go to another
 * room that is free on all of them. Of the same kind, or of another that sleeps as many, at the
 * same price: a better room is a gift. Where the guest was in the old one it waits to be cleaned.
 */
export const moveRoom = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, audit, wake }, { stayId, from, to }: RoomMove): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (!stay || !['booked', 'in-house'].includes(stay.row.stage)) return invalidField('', 'stay-moved');
    const now = services.clock();
    const today = templeDay(now);
    const rooms = await lockNamedRooms(trx, [from, to]);
    const [left, taken] = [rooms.get(from), rooms.get(to)];
    if (!left || !taken || taken.closed || from === to) return invalidField('to', 'choice-invalid');
    const moved = trx.selectFrom('room_nights').where('booking_id', '=', stayId).where('room_id', '=', from);
    const nights = await moved
      .where('night', '>=', today)
      .select(({ fn }) => [fn.min('night').as('first'), fn.max('night').as('last')])
      .executeTakeFirst();
    if (!nights?.first || !nights.last) return invalidField('', 'stay-moved');
    if (taken.sleeps < (await sleepsOf(trx, stay.row.room_type_id)))
      return invalidField('to', 'room-smaller');
    const wanted = { arrival: nights.first, departure: dayAfter(nights.last, 1) };
    if (!(await isFreeRoom(trx, { ...wanted, roomId: to, now }))) return invalidField('to', 'room-taken');
    await trx
      .updateTable('room_nights')
      .set({ room_id: to })
      .where('booking_id', '=', stayId)
      .where('room_id', '=', from)
      .where('night', '>=', today)
      .execute();
    const guestWasIn = stay.row.stage === 'in-house' && nights.first === today;
    if (guestWasIn)
      await trx
        .updateTable('rooms')
        .set({ housekeeping: 'dirty' })
        .where('id', '=', from)
        .where('housekeeping', '=', 'clean')
        .execute();
    await moveStay(trx, {
      ...{ id: stayId, at: now, kind: 'room-changed' },
      note: `${left.number} → ${taken.number}, ${nights.first}`,
    });
    const details = { from: left.number, to: taken.number, night: nights.first, kind: taken.kindTitle };
    await audit({ action: 'stay.room-changed', subject: stayId, details });
    wake('offer-nights');
    return accept(null);
  },
});

type Trx = Parameters<typeof isFreeRoom>[0];

/** How many people a room of the kind that was booked sleeps. */
async function sleepsOf(trx: Trx, kindId: string): Promise<number> {
  const kind = await trx
    .selectFrom('room_types')
    .select('sleeps')
    .where('id', '=', kindId)
    .executeTakeFirst();
  return kind?.sleeps ?? 0;
}
