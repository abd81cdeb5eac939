import { sql } from 'kysely';
import { type TypedDoor, usualDoor } from '#core/fair-door/door.ts';
import type { Db } from '../db/schema.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { saveDoor } from './save-door.ts';

/** An event that is published. */
export async function makeTestEvent(db: Db, id: string): Promise<void> {
  await sql`insert into events (id, title, description, location, starts_at, images, status, publish_at)
    values (${id}, ${id}, 'x', 'The temple', '2026-12-24T12:00:00Z', '[{"image": "kirtan", "alt": "x"}]', 'live', now())`.execute(
    db,
  );
}

/** Saves the door of an event, as the office does; its id. */
export async function switchDoor(
  services: Services,
  eventId: string,
  instead: Partial<TypedDoor> = {},
): Promise<string> {
  const { mode, arrivalsLine, mostInside, minutes } = usualDoor;
  const usual = {
    ...{ mode, arrivalsLine: String(arrivalsLine) },
    ...{ mostInside: String(mostInside), minutes: String(minutes) },
  };
  const find = () =>
    services.db
      .selectFrom('fair_doors')
      .select(['id', 'version'])
      .where('event_id', '=', eventId)
      .executeTakeFirst();
  const version = String((await find())?.version ?? 1);
  const saved = await saveDoor(services, staffOf('per_desk', 'seva-desk'), eventId, {
    ...usual,
    ...instead,
    version,
  });
  const row = await find();
  if (!saved.ok || !row) throw new Error(JSON.stringify(saved));
  await services.fairDoors.reload();
  return row.id;
}
