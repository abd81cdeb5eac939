import { sql } from 'kysely';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { readGroup, type TypedGroup } from '#core/stay/group.ts';
import { nightsOf } from '#core/stay/nights.ts';
import { noRoom } from '#core/stay/no-room.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import { findIntent, hashInput } from '#server/write/intent.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { findFreeRooms } from '../nights/take-nights.ts';
import { lockGroupRooms, lockRoomsWhere } from './lock-group-rooms.ts';

/**
 * Keeps rooms of one or more kinds for a group, all or none, until its release day begins. The
 * rooms of all these kinds are locked at once, in the order of their ids, so the same form twice
 * is one group.
 */
export const keepRooms = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, typed: TypedGroup): Promise<FormOutcome<{ id: string }>> => {
    const now = services.clock();
    const read = readGroup(typed, templeDay(now));
    if (!read.ok) return read;
    const { intentKey, wanted, name, arrival, departure, releaseDay, note } = read.value;
    await lockRoomsWhere(trx, sql`room_type_id = any(${wanted.map(({ kindId }) => kindId)})`);
    const intent = { table: 'stay_groups', key: intentKey, hash: hashInput(typed) } as const;
    const known = await findIntent(trx, intent);
    if (known) return known;
    const roomIds: string[] = [];
    for (const { kindId, rooms } of wanted) {
      const { free } = await findFreeRooms(trx, { kindId, arrival, departure, now });
      if (free.length < rooms) return noRoom(`count.${typed.kinds.indexOf(kindId)}`, free.length);
      roomIds.push(...free.slice(0, rooms).map(({ id }) => id));
    }
    const id = services.ids('grp');
    const made = { made_by: staff.personId, made_at: now };
    await trx
      .insertInto('stay_groups')
      .values({
        ...{ id, intent_key: intentKey, intent_hash: intent.hash, name, note, ...made },
        ...{ arrival, departure, release_day: releaseDay },
      })
      .execute();
    const until = templeDayStart(releaseDay);
    await trx
      .insertInto('room_nights')
      .values(
        roomIds.flatMap((room_id) =>
          nightsOf({ arrival, departure }).map((night) => ({
            ...{ room_id, night, booking_id: null, block_id: null, group_id: id, until },
          })),
        ),
      )
      .execute();
    await audit({ action: 'stay-group.kept', subject: id, details: { rooms: roomIds.length } });
    return accept({ id });
  },
});

/** What nobody of the group has booked is free at once. */
export const releaseRooms = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit, wake }, groupId: string): Promise<FormOutcome<null>> => {
    await lockGroupRooms(trx, [groupId]);
    const released = await trx
      .updateTable('stay_groups')
      .set({ released_by: staff.personId, released_at: services.clock() })
      .where('id', '=', groupId)
      .where('released_at', 'is', null)
      .executeTakeFirst();
    if (released.numUpdatedRows === 0n) return invalidField('', 'stay-group-over');
    await trx.deleteFrom('room_nights').where('group_id', '=', groupId).execute();
    await audit({ action: 'stay-group.released', subject: groupId });
    wake('offer-nights');
    return accept(null);
  },
});
