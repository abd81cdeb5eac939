import type { DoorRow } from '#server/fair-door/door-row.ts';
import { findDoor } from '#server/fair-door/line-queries.ts';
import type { Services } from '#server/services.ts';
import { translated } from '#server/translations/translated.ts';

/** The door of an address and the title of its event in the reader's language; null for none. */
export async function findLine(
  services: Services,
  doorId: string,
): Promise<{ door: DoorRow; event: string } | null> {
  const door = await findDoor(services.db, doorId);
  const event =
    door &&
    (await services.db
      .selectFrom('events')
      .select(['id', 'title'])
      .where('id', '=', door.event_id)
      .executeTakeFirst());
  if (!door || !event) return null;
  const [named] = await translated(services, 'events', [event]);
  return { door, event: named?.title ?? event.title };
}
