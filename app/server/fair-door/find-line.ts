import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';
import type { DoorRow } from './door-row.ts';
import { findDoor } from './line-queries.ts';

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
