import type { Generated } from 'kysely';
import type { DoorMode } from '#core/fair-door/door.ts';

export interface FairDoorsTable {
  id: string;
  event_id: string;
  mode: DoorMode;
  arrivals_line: number;
  most_inside: number;
  minutes: number;
  version: Generated<number>;
  closed_since: Date | null;
  early: Generated<number>;
  drawn: Generated<number>;
  called: Generated<number>;
  arrivals_minute: Date | null;
  arrivals: Generated<number>;
  arrivals_before: Generated<number>;
}

export interface FairDoorCallsTable {
  door_id: string;
  called: number;
  at: Date;
}

export interface FairDoorEntriesTable {
  door_id: string;
  number: number;
  entered_at: Date;
  ends_at: Date;
  left_at: Date | null;
  spent_for: string | null;
}
