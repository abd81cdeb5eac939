import { sql } from 'kysely';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import type { Db } from '#server/db/schema.ts';

type CalledOffUnit = SeatUnit & { at: Date; by: string; reason: string; words: string | null };

/**
 * Classes and departures that the temple called off: their kind, id, by whom and why, for the
 * office and for visitors.
 */
export const calledOffUnits = sql<CalledOffUnit>`(
  select 'class' as kind, id, called_off_at as at, called_off_by as by, called_off_reason as reason,
      called_off_words as words
    from classes where called_off_at is not null
  union all
  select 'departure', id, called_off_at, called_off_by, called_off_reason, called_off_words
    from tour_departures where called_off_at is not null)`;

/**
 * Of a row of `seat_bookings` that the calling off ended or will end: what visitors read of why, ''
 * for nothing. null of every other one, also where it was cancelled before.
 */
export const calledOffWords = sql<string | null>`(select coalesce(unit.words, '')
  from ${calledOffUnits} as unit
  where unit.kind = seat_bookings.unit_kind and unit.id = seat_bookings.unit_id
    and not exists (select from seat_events where seat_events.booking_id = seat_bookings.id
      and seat_events.stage = 'cancelled' and seat_events.at < unit.at))`;

export async function isCalledOff(db: Db, { kind, id }: SeatUnit): Promise<boolean> {
  const { rows } = await sql`select from ${calledOffUnits} as unit
    where unit.kind = ${kind} and unit.id = ${id}`.execute(db);
  return rows.length > 0;
}

/**
 * What a row of `requests` is of: 'classId' or 'departureId' of its details, where it has or waits
 * for a seat and is no suspected spam.
 */
export const requestIsOf = sql<boolean>`((unit.kind = 'class' and requests.kind = 'class-enrolment'
    and requests.details ->> 'classId' = unit.id)
  or (unit.kind = 'departure' and requests.kind = 'tour-registration'
    and requests.details ->> 'departureId' = unit.id))
  and (not requests.suspected or requests.state <> 'new')`;
