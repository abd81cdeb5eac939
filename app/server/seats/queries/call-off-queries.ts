import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { requestIsOf } from '../places/called-off.ts';
import { heldAtDesk, paidOnline } from '../record/seat-money.ts';

/** What calling a class or departure off would end, or what it has ended. */
export type CallOffView = {
  unit: SeatUnit;
  title: string;
  /** The first day of a class, the day of a departure, and the last one. */
  day: string;
  lastDay: string;
  /** The tour of a departure. */
  tourId: string | null;
  calledOff: { at: Date; by: string | null; reason: string; words: string } | null;
  /** Enrolments and registrations that have seats, those that wait, and what of it is paid. */
  seated: number;
  waiting: number;
  paid: Paise;
  /** Bookings that nobody has paid yet, or whose payment is under way. */
  unpaid: number;
  /** Once it is called off: whom no letter reaches. */
  toCall: { requestId: string; name: string; phone: string | null }[];
};

type UnitRow = Pick<CallOffView, 'title' | 'day' | 'lastDay' | 'tourId'> & {
  at: Date | null;
  by: string | null;
  reason: string | null;
  words: string | null;
};

/** null where there is no such class or departure. The caller checks 'seats.read'. */
export async function findCallOff({ db }: Services, unit: SeatUnit): Promise<CallOffView | null> {
  if (!/^[\w-]{1,60}$/.test(unit.id)) return null;
  const row = await findUnit(db, unit);
  if (!row) return null;
  const { at, by, reason, words, ...what } = row;
  const counted = await count(db, unit);
  return {
    ...{ unit, ...what, ...counted, paid: paise(Number(counted.paid)) },
    calledOff: at && { at, by, reason: reason ?? '', words: words ?? '' },
    toCall: at ? await listToCall(db, unit, at) : [],
  };
}

async function findUnit(db: Db, { kind, id }: SeatUnit): Promise<UnitRow | undefined> {
  const { rows } =
    kind === 'class'
      ? await sql<UnitRow>`select title, starts_on as day, ends_on as "lastDay", null as "tourId",
          called_off_at as at, called_off_reason as reason, called_off_words as words, people.name as by
          from classes left join people on people.id = called_off_by where classes.id = ${id}`.execute(db)
      : await sql<UnitRow>`select title, leaves_on as day, leaves_on as "lastDay", tours.id as "tourId",
          called_off_at as at, called_off_reason as reason, called_off_words as words, people.name as by
          from tour_departures join tours on tours.id = tour_id
            left join people on people.id = called_off_by
          where tour_departures.id = ${id}`.execute(db);
  return rows[0];
}

type Counted = { seated: number; waiting: number; unpaid: number; paid: number };

async function count(db: Db, { kind, id }: SeatUnit): Promise<Counted> {
  const { rows } = await sql<Counted>`select
      count(*) filter (where not waits)::int as seated, count(*) filter (where waits)::int as waiting,
      (select count(*)::int from seat_bookings where unit_kind = ${kind} and unit_id = ${id}
        and stage = 'open' and rest_of is null and state <> 'expired') as unpaid,
      (select coalesce(sum(${paidOnline(sql`seat.id`)} + ${heldAtDesk(sql`seat.id`)}), 0)::bigint
        from seat_bookings as seat where seat.unit_kind = ${kind} and seat.unit_id = ${id}
          and seat.stage = 'booked' and seat.rest_of is null) as paid
    from (select coalesce(requests.details ->> 'place' = 'waiting-list', false) as waits
      from requests join (select ${kind}::text as kind, ${id}::text as id) as unit on ${requestIsOf}
      where requests.state <> 'declined') as those`.execute(db);
  return rows[0] ?? { seated: 0, waiting: 0, unpaid: 0, paid: 0 };
}

async function listToCall(db: Db, { kind, id }: SeatUnit, at: Date): Promise<CallOffView['toCall']> {
  const { rows } = await sql<CallOffView['toCall'][number]>`select requests.id as "requestId",
      sender_name as name, sender_phone as phone
    from requests join (select ${kind}::text as kind, ${id}::text as id) as unit on ${requestIsOf}
    where requests.state = 'declined' and requests.updated_at >= ${at} and sender_email is null
    order by lower(sender_name), requests.id`.execute(db);
  return rows;
}

/** What the letter to an enrolment or registration says; null where it is of nothing called off. */
export type CalledOffRequest = {
  /** Of the class or the tour. */
  table: 'classes' | 'tours';
  id: string;
  title: string;
  day: string;
  name: string;
  reference: string;
  /** Why, as visitors read it; '' for nothing. */
  why: string;
};

export async function findCalledOffRequest(
  { db }: Services,
  requestId: string,
): Promise<CalledOffRequest | null> {
  const { rows } = await sql<CalledOffRequest>`
    select unit.table, unit.id, unit.title, unit.day, sender_name as name, reference,
      coalesce(called_off_words, '') as why
    from requests join (
      select 'class' as kind, classes.id as key, 'classes' as table, classes.id, title, starts_on as day,
          called_off_words
        from classes where called_off_at is not null
      union all
      select 'departure', tour_departures.id, 'tours', tours.id, title, leaves_on, called_off_words
        from tour_departures join tours on tours.id = tour_id where called_off_at is not null
    ) as unit on (unit.kind = 'class' and requests.kind = 'class-enrolment'
        and requests.details ->> 'classId' = unit.key)
      or (unit.kind = 'departure' and requests.kind = 'tour-registration'
        and requests.details ->> 'departureId' = unit.key)
    where requests.id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}
