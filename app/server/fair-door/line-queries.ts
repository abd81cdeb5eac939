import { sql } from 'kysely';
import { type Entry, type PlaceState, placeStateOf } from '#core/fair-door/place-state.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { linePath } from './door-paths.ts';
import { type DoorRow, isComing } from './door-row.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

/** What everybody in the line may read, and every process answers alike. */
export type LineNow = {
  /** Everybody goes in, without a number. */
  open: boolean;
  called: number;
  /** How many go in a minute, of late. */
  aMinute: number;
};

/** Of so many minutes the number that go in is the mean. */
const meanMinutes = 5;

/** Null for an unknown door; that of an event which does not come is open. */
export async function findDoor({ db, clock }: Reading, id: string): Promise<DoorRow | null> {
  const row = await db
    .selectFrom('fair_doors')
    .innerJoin('events', 'events.id', 'event_id')
    .selectAll('fair_doors')
    .select(isComing(clock()).as('comes'))
    .where('fair_doors.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { comes, ...door } = row;
  return comes ? door : { ...door, closed_since: null };
}

/** Where places before an event's registration are taken; null for an event without a door. */
export async function findLinePath({ db }: Pick<Services, 'db'>, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('fair_doors')
    .select('id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ? linePath(row.id) : null;
}

/** How the line of a door moves. */
export async function lineNow({ db, clock }: Reading, door: DoorRow): Promise<LineNow> {
  const now = clock();
  const { closed_since: closed, called } = door;
  const minutes = closed ? Math.min(meanMinutes, (now.getTime() - closed.getTime()) / 60_000) : meanMinutes;
  const since = new Date(now.getTime() - minutes * 60_000);
  const entered = await countEntered(db, door.id, since);
  return { open: closed === null, called, aMinute: Math.round(entered / Math.max(1, minutes)) };
}

/** How many went in since then. */
export async function countEntered(db: Db, doorId: string, since: Date): Promise<number> {
  const { entered } = await db
    .selectFrom('fair_door_entries')
    .select(sql<number>`count(*)::int`.as('entered'))
    .where('door_id', '=', doorId)
    .where('entered_at', '>', since)
    .executeTakeFirstOrThrow();
  return entered;
}

/** How a number of this door stands, and its entry where it went in. */
export async function findPlaceState(
  db: Db,
  { id, called }: Pick<DoorRow, 'id' | 'called'>,
  number: number,
  now: Date,
): Promise<{ placeState: PlaceState; entry: Entry | null }> {
  const call = await db
    .selectFrom('fair_door_calls')
    .select('at')
    .where('door_id', '=', id)
    .where('called', '>=', number)
    .orderBy('called')
    .limit(1)
    .executeTakeFirst();
  const row = await db
    .selectFrom('fair_door_entries')
    .select(['ends_at', 'left_at'])
    .where('door_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  const entry = row ? { endsAt: row.ends_at, leftAt: row.left_at } : null;
  return { placeState: placeStateOf(number, { called, calledAt: call?.at ?? null, entry, now }), entry };
}
