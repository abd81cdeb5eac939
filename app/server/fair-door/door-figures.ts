import { sql } from 'kysely';
import { type DoorSettings, usualDoor } from '#core/fair-door/door.ts';
import type { Services } from '../services.ts';
import { lineOf } from './call-numbers.ts';
import { doorOf } from './door-row.ts';
import { countEntered } from './line-queries.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

export type DoorListed = {
  eventId: string;
  title: string;
  startsAt: Date;
  mode: DoorSettings['mode'];
  closed: boolean;
  waiting: number;
};

/** Events from yesterday on with their doors, next one first. The caller checks 'doors.read'. */
export async function listDoors({ db, clock }: Reading): Promise<DoorListed[]> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('fair_doors as door', 'door.event_id', 'events.id')
    .select(['events.id', 'title', 'starts_at', 'mode', 'closed_since'])
    .select(sql<number>`coalesce(drawn - called, 0)`.as('waiting'))
    .where('starts_at', '>=', new Date(clock().getTime() - 86_400_000))
    .orderBy('starts_at')
    .limit(200)
    .execute();
  return rows.map(({ id, title, starts_at, mode, closed_since, waiting }) => ({
    ...{ eventId: id, title, startsAt: starts_at, mode: mode ?? usualDoor.mode },
    ...{ closed: closed_since !== null, waiting },
  }));
}

export type DoorFigures = {
  waiting: number;
  /** Called in the last two minutes, and not yet in. */
  awaited: number;
  inside: number;
  /** In the last minute. */
  entered: number;
  /** Who asked for the registration, in the minute before this. */
  arrived: number;
};

/** The door of an event as it is now; an event without one has the usual, off. Null: no event. */
export async function getDoor({ db, clock }: Reading, eventId: string) {
  const event = await db
    .selectFrom('events')
    .select(['id', 'title', 'starts_at as startsAt'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event) return null;
  const row = await db
    .selectFrom('fair_doors')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (!row) return { event, settings: usualDoor, version: 1, closedSince: null, figures: null };
  const now = clock();
  const { inside, awaited } = await lineOf(db, row, now);
  const entered = await countEntered(db, row.id, new Date(now.getTime() - 60_000));
  const figures: DoorFigures = {
    ...{ waiting: row.drawn - row.called, inside, entered, arrived: row.arrivals_before },
    awaited: row.closed_since ? awaited : 0,
  };
  return {
    ...{ event, settings: doorOf(row), version: row.version, closedSince: row.closed_since },
    figures: row.mode === 'off' ? null : figures,
  };
}
