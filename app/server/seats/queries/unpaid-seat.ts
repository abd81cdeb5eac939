import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { Db } from '#server/db/schema.ts';
import type { SeatRow } from '../record/locked-seat.ts';

/** Seats that somebody has, and for which nothing was asked on the site. */
type UnpaidSeat = {
  requestId: string;
  unit: SeatUnit;
  title: string;
  /** Of the departure, or the first of the class: 'YYYY-MM-DD'. */
  day: string;
  seats: number;
  ladder: LadderStep[];
  /** The fee or the tour's price for all of them; null: it was agreed on the telephone. */
  usual: Paise | null;
  buyer: { name: string; phone: string; email: string | null };
  language: SeatRow['language'];
};

/**
 * The seats of an enrolment or registration that has no booking yet; null where it has one, waits,
 * was declined, or is of a tour without a departure. The caller checks 'seats.write'.
 */
export async function findUnpaidSeat(
  db: Db,
  requestId: string,
  { lock }: { lock: boolean },
): Promise<UnpaidSeat | null> {
  if (!/^req_[\w-]{22}$/.test(requestId)) return null;
  // A lock before the look: who came first has its booking by then.
  if (lock) await sql`select id from requests where id = ${requestId} for update`.execute(db);
  const { rows } = await sql<Stored>`
    select requests.id as "requestId", requests.language, sender_name as name, sender_phone as phone,
      sender_email as email, class.id as "classId", departure.id as "departureId",
      coalesce(class.title, tours.title) as title, ladder,
      to_char(coalesce(class.starts_on, departure.leaves_on), 'YYYY-MM-DD') as day,
      coalesce((details ->> 'people')::int, 1) as seats, coalesce(class.fee_paise, tours.price_paise) as each
    from requests
    left join classes as class on kind = 'class-enrolment' and class.id = details ->> 'classId'
      and details ->> 'place' = 'seat'
    left join tour_departures as departure on kind = 'tour-registration' and departure.id = details ->> 'departureId'
    left join tours on tours.id = departure.tour_id
    where requests.id = ${requestId} and state <> 'declined' and (not suspected or state <> 'new')
      and coalesce(class.id, departure.id) is not null
      and not exists (select from seat_bookings where request_id = requests.id)`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { classId, departureId, each, name, phone, email, ladder, ...found } = row;
  return {
    ...found,
    unit: classId ? { kind: 'class', id: classId } : { kind: 'departure', id: departureId ?? '' },
    ladder: ladder ?? [],
    usual: each ? paise(each * found.seats) : null,
    buyer: { name, phone: phone ?? '', email },
  };
}

type Stored = Pick<UnpaidSeat, 'requestId' | 'title' | 'day' | 'seats' | 'language'> & {
  name: string;
  phone: string | null;
  email: string | null;
  classId: string | null;
  departureId: string | null;
  ladder: LadderStep[] | null;
  each: number | null;
};
