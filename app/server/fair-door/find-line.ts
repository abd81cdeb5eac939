import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';
import type { DoorRow } from './door-row.ts';
import { findDoor } from './line-queries.ts';

/** So many wait that it is said; a door that is merely switched on has no crowd. */
const crowd = 20;

/**
 * The door of an address, the title of its event in the reader's language, and whether very many
 * wait before it; null for none.
 */
export async function findLine(
  services: Services,
  doorId: string,
): Promise<{ door: DoorRow; event: string; crowded: boolean } | null> {
  const door = await findDoor(services, doorId);
  const event =
    door &&
    (await services.db
      .selectFrom('events')
      .select(['id', 'title'])
      .where('id', '=', door.event_id)
      .executeTakeFirst());
  if (!door || !event) return null;
  const [named] = await translated(services, 'events', [event]);
  return { door, event: named?.title ?? event.title, crowded: door.drawn - door.called >= crowd };
}
