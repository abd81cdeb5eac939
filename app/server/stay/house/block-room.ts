import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { dayAfter, windowInWords } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { nightsOf } from '#core/stay/nights.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { isFreeRoom } from '../nights/named-rooms.ts';

export type TypedBlock = { room: string; from: string; to: string; reason: string };

/** How long one block may be, in days. */
const longestBlock = 366;

/** Nights of a room that nobody may book, from the first to the morning of `to`. All or none. */
export const blockRoom = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, typed: TypedBlock): Promise<FormOutcome<null>> => {
    const now = services.clock();
    const today = templeDay(now);
    const form = new FormReader();
    const days = { from: today, to: dayAfter(today, longestBlock) };
    const from = form.read('from', readDate(typed.from, days), windowInWords(days)) ?? today;
    const until = { from: dayAfter(from, 1), to: dayAfter(from, longestBlock) };
    const to = form.read('to', readDate(typed.to, until), windowInWords(until)) ?? '';
    const reason = form.text('reason', typed.reason, { min: 3, max: 200 });
    if (!form.clean) return invalid(form.problems);
    const room = await trx
      .selectFrom('rooms')
      .select('id')
      .where('id', '=', typed.room)
      .forUpdate()
      .executeTakeFirst();
    if (!room) return invalidField('room', 'choice-invalid');
    const asked = { roomId: room.id, arrival: from, departure: to, now };
    if (!(await isFreeRoom(trx, asked))) return invalidField('from', 'room-taken');
    const id = services.ids('blk');
    const made = { made_by: staff.personId, made_at: now, lifted_by: null, lifted_at: null };
    await trx
      .insertInto('stay_blocks')
      .values({ id, room_id: room.id, from_day: from, to_day: to, reason, ...made })
      .execute();
    await trx
      .insertInto('room_nights')
      .values(
        nightsOf({ arrival: from, departure: to }).map((night) => ({
          ...{ room_id: room.id, night, booking_id: null, block_id: id, until: null },
        })),
      )
      .execute();
    await audit({ action: 'room.blocked', subject: room.id, details: { from, to, reason } });
    return accept(null);
  },
});

/** The nights of a block are free again. */
export const liftBlock = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit, wake }, blockId: string): Promise<FormOutcome<null>> => {
    const lifted = await trx
      .updateTable('stay_blocks')
      .set({ lifted_by: staff.personId, lifted_at: services.clock() })
      .where('id', '=', blockId)
      .where('lifted_at', 'is', null)
      .returning('room_id')
      .executeTakeFirst();
    if (!lifted) return invalidField('', 'saved-meanwhile');
    await trx.deleteFrom('room_nights').where('block_id', '=', blockId).execute();
    await audit({ action: 'room.unblocked', subject: lifted.room_id });
    wake('offer-nights');
    return accept(null);
  },
});
