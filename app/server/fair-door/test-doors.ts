import { sql } from 'kysely';
import { type TypedDoor, usualDoor } from '#core/fair-door/door.ts';
import type { Db } from '../db/schema.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { goIn } from './go-in.ts';
import { passDoor } from './pass-door.ts';
import { type Place, placeCookie } from './place-cookie.ts';
import { saveDoor } from './save-door.ts';
import { takePlace } from './take-place.ts';

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

let addresses = 0;

/** Somebody from an address that nobody had before. */
export function testStranger(): { address: string } {
  addresses += 1;
  return { address: `10.0.${addresses >> 8}.${addresses & 255}` };
}

/** Takes a number. */
export async function takeTestPlace(services: Services, door: string): Promise<Place> {
  const taken = await takePlace(services, door, testStranger(), null);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
}

/** Goes in with a number that was called. */
export async function enterTestDoor(services: Services, door: string, place: Place): Promise<Place> {
  const inside = await goIn(services, door, place);
  if (!inside.ok) throw new Error(inside.code);
  return inside.value;
}

type Sent = { door: string; place: Place | null; key?: string };

/** Sends the form of the event 'janmashtami' from the browser that has a place. */
export function sendTestForm(services: Services, { door, place, key = 'intent_1' }: Sent) {
  const cookies = place && placeCookie(services, door, place).split(';', 1)[0];
  return inTransaction(services, ({ trx }) =>
    passDoor(trx, services, { eventId: 'janmashtami', cookies: cookies ?? null, key }),
  );
}
