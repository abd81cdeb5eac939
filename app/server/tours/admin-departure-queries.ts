import { sql } from 'kysely';
import { type DepartureState, departureState } from '#core/content/departure.ts';
import type { Paise } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import { kindsFor } from '#core/requests/handlers.ts';
import type { RequestState } from '#core/requests/request.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

export type DepartureBooking = {
  id: string;
  departureId: string;
  name: string;
  people: number;
  state: RequestState;
  /** Not declined, and not suspected by the spam trap. */
  comes: boolean;
};

export type AdminDeparture = {
  id: string;
  /** '2026-12-06' */
  day: string;
  seats: number;
  taken: number;
  left: number;
  state: DepartureState;
  closed: boolean;
  version: number;
  payOnline: boolean;
  deposit: Paise | null;
  ladder: readonly LadderStep[];
  registrations: number;
  /** Who registered; null for a role that does not answer these requests. */
  bookings: DepartureBooking[] | null;
};

/** A tour and all its departures, the next first; null where there is no such tour. */
export async function findAdminDepartures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  staff: Staff,
  tourId: string,
): Promise<{
  tour: { id: string; title: string; price: Paise | null };
  departures: AdminDeparture[];
} | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(tourId)) return null;
  const tour = await db
    .selectFrom('tours')
    .select(['id', 'title', 'price_paise as price'])
    .where('id', '=', tourId)
    .executeTakeFirst();
  if (!tour) return null;
  const rows = await db
    .selectFrom('tour_departures')
    .select(['id', 'leaves_on', 'seats', 'seats_taken', 'closed', 'version'])
    .select(sql<boolean>`called_off_at is not null`.as('calledOff'))
    .select(['pay_online as payOnline', 'deposit_paise as deposit', 'ladder'])
    .where('tour_id', '=', tourId)
    .orderBy('leaves_on')
    .execute();
  const bookings = await listDepartureBookings({ db }, tourId);
  const mayRead = mayDo(staff.roles, 'inbox.read') && kindsFor(staff.roles).includes('tour-registration');
  const today = templeDay(clock());
  const departures = rows.map((row) => {
    const own = bookings.filter(({ departureId }) => departureId === row.id);
    const { closed, calledOff } = row;
    const day = { day: row.leaves_on, closed, calledOff, seatsLeft: row.seats - row.seats_taken };
    return {
      ...{ id: row.id, day: row.leaves_on, seats: row.seats, taken: row.seats_taken, left: day.seatsLeft },
      ...{ state: departureState(day, today), closed, version: row.version },
      ...{ payOnline: row.payOnline, deposit: row.deposit, ladder: row.ladder },
      registrations: own.filter(({ comes }) => comes).length,
      bookings: mayRead ? own : null,
    };
  });
  return { tour, departures };
}

/** Who registered for the departures of a tour, in the order they came. */
export async function listDepartureBookings(
  { db }: Pick<Services, 'db'>,
  tourId: string,
): Promise<DepartureBooking[]> {
  const { rows } = await sql<DepartureBooking>`
    select requests.id, details ->> 'departureId' as "departureId", sender_name as name,
      (details ->> 'people')::int as people, state,
      state <> 'declined' and (not suspected or state <> 'new') as comes
    from requests join tour_departures on tour_departures.id = details ->> 'departureId'
    where kind = 'tour-registration' and tour_id = ${tourId}
    order by requests.created_at, requests.id`.execute(db);
  return rows;
}
