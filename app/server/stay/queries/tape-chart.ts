import { sql } from 'kysely';
import { dayAfter } from '#core/requests/request-days.ts';
import type { Housekeeping } from '#core/stay/room.ts';
import type { StayStage } from '#core/stay/stay-stage.ts';
import { type ChartWindow, type NightRun, windowEnd } from '#core/stay/tape-chart.ts';
import type { Services } from '#server/services.ts';
import { nameKinds } from '../name-kinds.ts';

export type ChartRoom = {
  id: string;
  kindId: string;
  kindTitle: string;
  number: string;
  closed: boolean;
  housekeeping: Housekeeping;
};

type RunRow = {
  room: string;
  first: string;
  next: string;
  block: string | null;
  reason: string | null;
  stay: string | null;
  number: number;
  name: string;
  stage: StayStage;
  rooms: number;
  arrival: string;
  departure: string;
  wait: string | null;
  group: string | null;
  until: Date | null;
};

/**
 * The rooms in the order of the house, of one kind where it is named, and what they have in a
 * window: stays, those still being paid too, blocks, and offers to who waits. A closed room is
 * there while somebody has a night of it. A run that goes on outside of the window is longer than
 * the window, by a night at least.
 */
export async function readTapeChart(
  { db, clock }: Services,
  window: ChartWindow,
  kindId: string | null,
): Promise<{ rooms: ChartRoom[]; runs: NightRun[] }> {
  const [rooms, { rows }] = await Promise.all([
    db
      .selectFrom('rooms')
      .innerJoin('room_types', 'room_types.id', 'rooms.room_type_id')
      .select(['rooms.id', 'room_type_id as kindId', 'room_types.title as kindTitle', 'number'])
      .select(['closed', 'housekeeping'])
      .$if(kindId !== null, (query) => query.where('room_type_id', '=', kindId ?? ''))
      .orderBy('room_types.position')
      .orderBy('room_types.id')
      .orderBy('rooms.position')
      .orderBy('number')
      .execute(),
    sql<RunRow>`with nights as (
      select *, night - row_number() over (partition by room_id, booking_id, block_id, wait_id, group_id order by night)::int as run
      from room_nights where night >= ${dayAfter(window.from, -1)}::date and night <= ${windowEnd(window)}::date
        and (until is null or until > ${clock()})),
    runs as (
      select room_id, booking_id, block_id, wait_id, group_id, min(night) as first, max(night) + 1 as next, min(until) as until
      from nights group by room_id, booking_id, block_id, wait_id, group_id, run)
    select runs.room_id as room, first, next, block_id as block, block.reason, stay.id as stay,
      stay.number::int as number, coalesce(stay.guest_name, wait.guest_name, party.name) as name, stay.stage, stay.rooms,
      coalesce(stay.arrival, block.from_day, wait.arrival, party.arrival) as arrival,
      coalesce(stay.departure, block.to_day, wait.departure, party.departure) as departure, wait.id as wait,
      party.id as "group", runs.until
    from runs left join stay_bookings as stay on stay.id = runs.booking_id
      left join stay_blocks as block on block.id = runs.block_id
      left join stay_waits as wait on wait.id = runs.wait_id
      left join stay_groups as party on party.id = runs.group_id
    order by runs.room_id, first`.execute(db),
  ]);
  const taken = new Set(rows.map(({ room }) => room));
  const shown = rooms.filter(({ id, closed }) => !closed || taken.has(id));
  return {
    rooms: await nameKinds({ db }, shown),
    runs: rows.map(toRun),
  };
}

function toRun({ room, first, next, ...row }: RunRow): NightRun {
  const { arrival, departure } = row;
  return { roomId: room, from: first, to: next, whole: { arrival, departure }, of: ownerOf(row) };
}

type Owner = Omit<RunRow, 'room' | 'first' | 'next'>;

function ownerOf({ block, reason, wait, group, until, stay, ...row }: Owner): NightRun['of'] {
  if (block) return { kind: 'block', id: block, reason: reason ?? '' };
  const { number, name, stage, rooms } = row;
  if (group && until) return { kind: 'group', id: group, name, until };
  if (wait && until) return { kind: 'offer', id: wait, name, until };
  return { kind: 'stay', id: stay ?? '', number, name, stage, rooms };
}
