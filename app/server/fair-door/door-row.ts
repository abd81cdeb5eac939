import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DoorState } from '#core/fair-door/advance.ts';
import type { DoorSettings } from '#core/fair-door/door.ts';
import type { FairDoorsTable } from '../db/schema/fair-doors.ts';

export type DoorRow = Selectable<FairDoorsTable>;

export function doorOf(row: DoorRow): DoorSettings & DoorState {
  return {
    ...{ mode: row.mode, arrivalsLine: row.arrivals_line, mostInside: row.most_inside },
    ...{ minutes: row.minutes, closedSince: row.closed_since, early: row.early },
    ...{ drawn: row.drawn, called: row.called },
    arrivals: { minute: row.arrivals_minute, now: row.arrivals, before: row.arrivals_before },
  };
}

export function stateColumns({ closedSince, early, drawn, called, arrivals }: DoorState) {
  return {
    ...{ closed_since: closedSince, early, drawn, called },
    ...{ arrivals_minute: arrivals.minute, arrivals: arrivals.now, arrivals_before: arrivals.before },
  };
}

/**
 * Whether an event (a row of `events`) is still to be registered for. One that is cancelled, taken
 * off the site or over has no line: its registration says so itself.
 */
export function isComing(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(events.status = 'live'
    and coalesce(events.ends_at, events.starts_at + interval '1 day') > ${now})`;
}
