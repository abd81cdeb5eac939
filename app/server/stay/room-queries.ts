import type { RoomType } from '#core/content/room-type.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** The kinds of rooms that are let, in the staff's order. */
export async function listRoomTypes({ db }: Services): Promise<RoomType[]> {
  const rows = await db
    .selectFrom('room_types')
    .select(['id', 'title', 'summary', 'sleeps', 'night_paise as night', 'amenities', 'image'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'room_types', rows);
}
