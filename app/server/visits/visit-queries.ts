import { sql } from 'kysely';
import type { VisitKind, VisitState } from '#core/bookings/visit.ts';
import { nearestPage } from '#core/content/paging.ts';
import { addDays } from '#core/stats/periods.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

// What is booked for the coming days, of every kind. It names visitors, so every caller checks
// 'bookings.read'.

type Reading = Pick<Services, 'db' | 'clock'>;

/**
 * Of what is confirmed: `people` counts who comes; a pupil who comes twice is one. `asked`: not
 * confirmed yet.
 */
export type VisitFigure = { bookings: number; people: number; asked: number };

export type Visit = {
  id: string;
  kind: VisitKind;
  /** The first day on which they come, within the days asked for. */
  day: string;
  /** 'HH:MM', where there is an hour. */
  at: string | null;
  title: string;
  name: string;
  phone: string | null;
  email: string | null;
  people: number;
  /**
   * Sevas and seats in a class are when they are booked; a room or a tour when a handler has
   * confirmed it.
   */
  confirmed: boolean;
};

const pageSize = 50;

/** Those kinds alone, today and the days after it, the next first. */
export async function listVisits(
  { db, clock }: Reading,
  filters: { kinds: readonly VisitKind[]; days: number; state: VisitState | null; page: number },
): Promise<{ rows: Visit[]; count: number; confirmed: number; page: number; pages: number }> {
  const visits = visitsOf(filters.kinds, daysFrom(clock(), filters.days));
  const inState = filters.state === null ? sql`true` : isConfirmed(filters.state === 'confirmed');
  const counted = await sql<{ count: number; confirmed: number }>`
    select count(*)::bigint as count, count(*) filter (where confirmed)::bigint as confirmed
    from ${visits} where ${inState}`.execute(db);
  const { count, confirmed } = counted.rows[0] ?? { count: 0, confirmed: 0 };
  const { page, pages, offset } = nearestPage(filters.page, count, pageSize);
  const { rows } = await sql<Visit>`select * from ${visits} where ${inState}
    order by day, at nulls first, title, id limit ${pageSize} offset ${offset}`.execute(db);
  return { rows, count, confirmed, page, pages };
}

/** How many of each kind; a kind of which nothing is booked is 0. */
export async function countVisits(
  { db, clock }: Reading,
  kinds: readonly VisitKind[],
  days: number,
): Promise<{ kind: VisitKind; figure: VisitFigure }[]> {
  const { rows } = await sql<VisitFigure & { kind: VisitKind }>`
    select kind, count(*) filter (where confirmed)::bigint as bookings,
      coalesce(sum(people) filter (where confirmed), 0)::bigint as people,
      count(*) filter (where not confirmed)::bigint as asked
    from ${visitsOf(kinds, daysFrom(clock(), days))} group by kind`.execute(db);
  const found = new Map(rows.map(({ kind, ...figure }) => [kind, figure]));
  return kinds.map((kind) => ({ kind, figure: found.get(kind) ?? { bookings: 0, people: 0, asked: 0 } }));
}

const isConfirmed = (yes: boolean) => (yes ? sql`confirmed` : sql`not confirmed`);

type Days = { first: string; last: string };

function daysFrom(now: Date, days: number): Days {
  const first = templeDay(now);
  return { first, last: addDays(first, days - 1) };
}

/** A table `visit` of these kinds; no kind at all is valid too. */
function visitsOf(kinds: readonly VisitKind[], days: Days) {
  const parts = kinds.map((kind) => sources[kind](days));
  const rows = parts.length > 0 ? sql.join(parts, sql` union all `) : sql`${sources.seva(days)} limit 0`;
  return sql`(${rows}) as visit(id, kind, day, at, title, name, phone, email, people, confirmed)`;
}

/** Declined ones do not come; what the spam trap suspected comes once a handler took it in hand. */
const comes = sql`requests.state <> 'declined' and (not requests.suspected or requests.state <> 'new')`;
/** A handler has confirmed it; a new request, or one in hand, is only asked for. */
const isDone = sql`requests.state = 'done'`;
const sender = sql`sender_name, sender_phone, sender_email`;

const sources: Record<VisitKind, (days: Days) => ReturnType<typeof sql>> = {
  seva: ({ first, last }) => sql`
    select booking.id, 'seva', booking.day::text, booking.begins, sevas.title, booking.name,
      booking.phone, booking.email, booking.people, true
    from seva_bookings as booking join sevas on sevas.id = booking.seva_id
    where booking.state = 'confirmed' and booking.day between ${first} and ${last}`,
  class: ({ first, last }) => sql`
    select requests.id, 'class', lesson.day::text, to_char(classes.starts_at, 'HH24:MI'), classes.title, ${sender}, 1,
      true
    from requests join classes on classes.id = requests.details ->> 'classId'
    cross join lateral (
      select min(day)::date as day from generate_series(greatest(starts_on, ${first}::date)::timestamp,
        least(ends_on, ${last}::date)::timestamp, interval '1 day') as day
      where extract(dow from day) = any(classes.days)) as lesson
    where kind = 'class-enrolment' and details ->> 'place' = 'seat' and lesson.day is not null and ${comes}`,
  stay: ({ first, last }) => sql`
    select stay.id, 'stay', stay.arrival::text, null, stay.room_title, stay.guest_name, stay.guest_phone,
      stay.guest_email, stay.adults + stay.children, true
    from stay_bookings as stay
    where stay.stage in ('booked', 'in-house') and stay.arrival between ${first} and ${last}
    union all
    select requests.id, 'stay', details ->> 'checkIn', null, details ->> 'roomTitle', ${sender},
      (details ->> 'adults')::int + (details ->> 'children')::int, ${isDone}
    from requests where kind = 'stay-inquiry' and details ->> 'checkIn' between ${first} and ${last} and ${comes}
      and not exists (select from stay_bookings where request_id = requests.id)`,
  tour: ({ first, last }) => sql`
    select requests.id, 'tour', details ->> 'travelDate', null,
      coalesce((select title from tours where tours.id = details ->> 'destination'), details ->> 'destination'),
      ${sender}, (details ->> 'people')::int, ${isDone}
    from requests where kind = 'tour-registration' and details ->> 'travelDate' between ${first} and ${last}
      and ${comes}`,
};
