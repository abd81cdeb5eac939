import { isSevaBookingId, type SevaMode, type SevaState } from '#core/sevas/seva-booking.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

type Reading = Pick<Services, 'db'>;

export type Seva = {
  id: string;
  title: string;
  summary: string;
  onlinePlaces: number;
  inPersonPlaces: number;
};

/** The sevas on offer, in the order that the staff sets. */
export async function listSevas({ db }: Reading): Promise<Seva[]> {
  const rows = await db
    .selectFrom('sevas')
    .select(['id', 'title', 'summary', 'online_places as onlinePlaces', 'in_person_places as inPersonPlaces'])
    .where('status', '=', 'live')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'sevas', rows);
}

/** Those of a list that are offered this way. */
export function offered(sevas: readonly Seva[], mode: SevaMode): Seva[] {
  return sevas.filter((seva) => placesOf(seva, mode) > 0);
}

/** How many people a seva takes: in one hour from home, on one day at the temple. */
export function placesOf(seva: Pick<Seva, 'onlinePlaces' | 'inPersonPlaces'>, mode: SevaMode): number {
  return mode === 'online' ? seva.onlinePlaces : seva.inPersonPlaces;
}

/** The facts of a booking's page; its address may be seen by others, so it names nobody. */
export type SevaBookingView = {
  id: string;
  reference: string;
  title: string;
  mode: SevaMode;
  day: string;
  begins: string | null;
  people: number;
  state: SevaState;
};

/** With the person, for letters. */
export type SevaBooking = SevaBookingView &
  Record<'sevaId' | 'name', string> &
  Record<'phone' | 'email' | 'coordinator', string | null>;

/** Null when there is no such booking. */
export async function findSevaBooking(services: Reading, id: string): Promise<SevaBooking | null> {
  if (!isSevaBookingId(id)) return null;
  const row = await services.db
    .selectFrom('seva_bookings')
    .innerJoin('sevas', 'sevas.id', 'seva_bookings.seva_id')
    .select(['seva_bookings.id', 'seva_id as sevaId', 'reference', 'title', 'mode', 'day', 'begins'])
    .select(['people', 'state', 'name', 'phone', 'email', 'coordinator'])
    .where('seva_bookings.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findSevaBookingView(services: Reading, id: string): Promise<SevaBookingView | null> {
  const booking = await findSevaBooking(services, id);
  if (!booking) return null;
  const { name: _, phone: __, email: ___, coordinator: ____, sevaId: _____, ...view } = booking;
  return view;
}

export type AskedSeva = Pick<
  SevaBooking,
  'id' | 'title' | 'day' | 'begins' | 'people' | 'name' | 'phone' | 'email'
>;

const maxListed = 50;

/**
 * Bookings that the spam trap suspects and that are still to come, the next first, with a limit. It
 * names people: the caller checks 'sevas.write'.
 */
export async function listAskedSevas(services: Pick<Services, 'db' | 'clock'>): Promise<AskedSeva[]> {
  return suspectedToCome(services)
    .select(['seva_bookings.id', 'title', 'day', 'begins', 'people', 'name', 'phone', 'email'])
    .orderBy('day')
    .orderBy('seva_bookings.id')
    .limit(maxListed)
    .execute();
}

/** How many of these there are in all. */
export async function countAskedSevas(services: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const { count } = await suspectedToCome(services)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function suspectedToCome({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return db
    .selectFrom('seva_bookings')
    .innerJoin('sevas', 'sevas.id', 'seva_bookings.seva_id')
    .where('state', '=', 'asked')
    .where('day', '>=', templeDay(clock()));
}
