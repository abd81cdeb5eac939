import { sql } from 'kysely';
import type { Nights } from '#core/stay/nights.ts';
import type { Services } from '#server/services.ts';
import { translated } from '#server/translations/translated.ts';

/** A group, and of each kind how many rooms are kept and how many its stays have. */
export type StayGroup = Nights & {
  id: string;
  name: string;
  releaseDay: string;
  note: string | null;
  open: boolean;
  /** How many links were made, and whether the last one is open. */
  linkNumber: number;
  linkOpen: boolean;
  kinds: { id: string; title: string; reserved: number; booked: number }[];
};

/** The groups that still come or are here, the next first. */
export async function listGroups(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  today: string,
): Promise<StayGroup[]> {
  const { rows } = await sql<StayGroup>`
    select stay_groups.id, name, arrival, departure, release_day as "releaseDay", note,
      released_at is null and release_day > ${today}::date as open,
      link_number as "linkNumber", link_open as "linkOpen",
      coalesce((select json_agg(json_build_object('id', kind.id, 'title', kind.title, 'reserved', reserved.rooms, 'booked', booked.rooms)
          order by kind.position, kind.id)
        from room_types as kind
          cross join lateral (select count(distinct room_id)::int as rooms from room_nights join rooms on rooms.id = room_id
            where group_id = stay_groups.id and until > ${clock()} and room_type_id = kind.id) as reserved
          cross join lateral (select coalesce(sum(rooms), 0)::int as rooms from stay_bookings
            where group_id = stay_groups.id and room_type_id = kind.id and stage in ('booked', 'in-house', 'left')) as booked
        where reserved.rooms > 0 or booked.rooms > 0), '[]') as kinds
    from stay_groups where departure >= ${today}::date order by arrival, name`.execute(db);
  const inWords = async (group: StayGroup) => ({
    ...group,
    kinds: await translated({ db }, 'room_types', group.kinds),
  });
  return Promise.all(rows.map(inWords));
}

/** What a stay of a group begins with; null where it is over. */
export async function findOpenGroup(
  services: Pick<Services, 'db' | 'clock'>,
  groupId: string,
  today: string,
): Promise<StayGroup | null> {
  const groups = await listGroups(services, today);
  return groups.find(({ id, open }) => open && id === groupId) ?? null;
}

/** How many rooms of each kind a group has for all of these nights, read only. */
export async function countGroupRooms(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  groupId: string,
  { arrival, departure }: Nights,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; rooms: number }>`
    select room_type_id as kind, count(*)::int as rooms from rooms
    where ${departure}::date - ${arrival}::date = (select count(*) from room_nights
      where room_id = rooms.id and group_id = ${groupId} and until > ${clock()}
        and night >= ${arrival}::date and night < ${departure}::date)
    group by 1`.execute(db);
  return new Map(rows.map(({ kind, rooms: count }) => [kind, count]));
}
