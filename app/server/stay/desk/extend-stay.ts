import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { prolongStay } from '#core/stay/longer-stay.ts';
import { nightsOf } from '#core/stay/nights.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { roomsOfLastNight } from '../nights/last-night.ts';
import { isFreeRoom, lockNamedRooms } from '../nights/named-rooms.ts';
import { lockStay } from '../record/lock-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { endRests } from '../rests/end-rests.ts';
import { loadStayRules } from '../rules/stay-rules.ts';

/**
 * `rooms`: 'own other', for each of its rooms that is somebody's on the added nights; `shown`: the
 * new total that the desk saw, in paise.
 */
export type LongerStay = { stayId: string; departure: string; rooms: readonly string[]; shown: string };

/**
 * A later departure for who is here or comes: the rooms of the last night go on where they are
 * free, else the one that the desk chose for it, at the same price. The added nights cost what they
 * do today; the rest is paid at the desk, so what pays for the stay (its cover) stays as it is.
 */
export const extendStay = staffWrite({
  permission: 'stays.write',
  run: async (
    { services, trx, audit, wake },
    { stayId, rooms: typed, ...asked }: LongerStay,
  ): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (!stay || !['booked', 'in-house'].includes(stay.row.stage)) return invalidField('', 'stay-moved');
    if (!(await endRests(trx, services, stayId))) return invalidField('departure', 'stay-rest-under-way');
    const { row } = stay;
    const rules = await loadStayRules({ ...services, db: trx });
    const form = new FormReader();
    const longer = prolongStay(form, { ...row, kindId: row.room_type_id }, asked.departure, rules);
    if (!longer) return invalid(form.problems.map((problem) => ({ ...problem, field: 'departure' })));
    const { departure, price } = longer;
    const added = { arrival: row.departure, departure };
    const chosen = new Map(typed.map((pair) => pair.split(' ', 2) as [string, string]));
    const now = services.clock();
    const own = (await roomsOfLastNight(trx, row)).map(({ id }) => id);
    const rooms = await lockNamedRooms(trx, [...own, ...own.map((id) => chosen.get(id) ?? id)]);
    const least = rules.kinds.find(({ id }) => id === row.room_type_id)?.sleeps ?? 0;
    for (const id of own) {
      const room = rooms.get(chosen.get(id) ?? id);
      if (!room || (room.closed && room.id !== id)) return invalidField('room', 'choice-invalid');
      if (room.id !== id && room.sleeps < least) return invalidField('room', 'room-smaller');
      if (!(await isFreeRoom(trx, { ...added, roomId: room.id, now })))
        return invalidField('departure', 'stay-room-gone');
      await trx
        .insertInto('room_nights')
        .values(
          nightsOf(added).map((night) => ({
            ...{ room_id: room.id, night, booking_id: stayId, block_id: null, until: null },
          })),
        )
        .execute();
    }
    if (asked.shown !== String(price.total)) return invalidField('departure', 'total-changed');
    await moveStay(trx, {
      ...{ id: stayId, at: now, kind: 'extended', amount: price.total },
      note: `${row.departure} → ${departure}`,
      set: {
        ...{ departure, stay_paise: price.total, tax_paise: price.tax, extra_beds: price.extraBeds },
        ...{ meals: price.meals > 0, price: JSON.stringify(price) },
      },
    });
    await notifyGuest(trx, services, row, 'changed', String(row.version));
    await audit({
      action: 'stay.extended',
      subject: stayId,
      details: { from: row.departure, to: departure },
    });
    wake('send-letters');
    return accept(null);
  },
});
