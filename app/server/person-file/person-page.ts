import { sql } from 'kysely';
import type { DonationState } from '#core/donations/donation-state.ts';
import type { DonationLineView } from '#core/donations/donation-view.ts';
import type { TakenBackKind } from '#core/donations/take-back.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { PassStage } from '#core/passes/pass-stage.ts';
import type { Profile } from '#core/people/profile.ts';
import type { MonthlyPledge } from '#core/pledges/monthly-pledge.ts';
import type { RequestKind, RequestState } from '#core/requests/request.ts';
import type { SeatStage } from '#core/seats/seat-stage.ts';
import type { SevaState } from '#core/sevas/seva-booking.ts';
import type { StayStage } from '#core/stay/stay-stage.ts';
import { linesJson, toLineViews } from '../donations/donation-views.ts';
import { netPaise } from '../donations/net-paise.ts';
import { takenBackKind } from '../donations/taken-back-queries.ts';
import { idsOfRecords, listParts, type PersonPart } from '../people/person-parts.ts';
import { getProfile } from '../people/profile-queries.ts';
import { listPledgesOfPeople } from '../pledges/pledge-queries.ts';
import { beginsOn } from '../seats/places/begins-on.ts';
import type { Services } from '../services.ts';

export type PersonPage = {
  id: string;
  name: string;
  /** The guest's latest one; an account has its proven address. */
  email: string | null;
  /** An account's proven number, else what was typed. */
  phone: string | null;
  since: Date;
  /** Of an account; a guest has none. */
  profile: Profile | null;
  isStaff: boolean;
  /** The person of whom the staff take this one for a part. */
  partOf: { id: string; name: string } | null;
  merged: { mergeId: string; id: string; name: string; mark: string }[];
  donations: {
    count: number;
    given: Paise;
    latest: {
      id: string;
      state: DonationState;
      takenBack: TakenBackKind | null;
      total: Paise;
      at: Date;
      lines: DonationLineView[];
    }[];
  };
  pledges: MonthlyPledge[];
  requests: { id: string; kind: RequestKind; state: RequestState; subject: string; createdAt: Date }[];
  bookings: { id: string; title: string; day: string; state: SevaState }[];
  orders: { id: string; number: string; total: Paise; createdAt: Date }[];
  /** In the guest house. */
  stays: PersonStay[];
  /** Paid, of classes and tours. */
  seats: { id: string; number: number; title: string; day: string; stage: SeatStage }[];
  /** Bookings of passes. */
  passes: { id: string; number: number; eventId: string; title: string; stage: PassStage }[];
};

type PersonStay = {
  id: string;
  number: number;
  kindTitle: string;
  arrival: string;
  departure: string;
  stage: StayStage;
};

const mostShown = 50;

/**
 * Everything that is stored about one account or guest; null where there is none. The caller checks
 * 'people.read'.
 */
export async function findPersonPage(services: Services, id: string): Promise<PersonPage | null> {
  if (!/^[\w-]{1,60}$/.test(id)) return null;
  const { db } = services;
  const parts = await listParts(db, [id]);
  const person = parts.find((part) => part.id === id);
  if (!person) return null;
  const { name, email, phone, since } = person;
  const [
    profile,
    partOf,
    roles,
    merged,
    donations,
    pledges,
    requests,
    bookings,
    orders,
    stays,
    seats,
    passes,
  ] = await Promise.all([
    findProfile(services, person),
    findSurvivor(db, id),
    db.selectFrom('staff_roles').select('role').where('person_id', '=', id).execute(),
    listMerged(
      db,
      parts.map((part) => part.id),
    ),
    listDonations(db, parts),
    listPledgesOfPeople(
      services,
      parts.map((part) => part.id),
    ),
    db
      .selectFrom('requests')
      .select(['id', 'kind', 'state', 'subject', 'created_at as createdAt'])
      .where('id', 'in', idsOfRecords(parts, 'requests'))
      .orderBy('created_at', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('seva_bookings')
      .innerJoin('sevas', 'sevas.id', 'seva_bookings.seva_id')
      .select(['seva_bookings.id', 'sevas.title', 'day', 'state'])
      .where('seva_bookings.id', 'in', idsOfRecords(parts, 'seva_bookings'))
      .orderBy('day', 'desc')
      .limit(mostShown)
      .execute(),
    listOrders(db, parts),
    db
      .selectFrom('stay_bookings')
      .select(['id', 'number', 'room_title as kindTitle', 'arrival', 'departure', 'stage'])
      .where('id', 'in', idsOfRecords(parts, 'stay_bookings'))
      .where('rest_of', 'is', null)
      .orderBy('arrival', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('seat_bookings')
      .select(['id', 'number', 'title', beginsOn.as('day'), 'stage'])
      .where('id', 'in', idsOfRecords(parts, 'seat_bookings'))
      .orderBy('created_at', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('pass_bookings')
      .innerJoin('events', 'events.id', 'event_id')
      .select(['pass_bookings.id', 'number', 'event_id as eventId', 'events.title', 'stage'])
      .where('pass_bookings.id', 'in', idsOfRecords(parts, 'pass_bookings'))
      .orderBy('pass_bookings.created_at', 'desc')
      .limit(mostShown)
      .execute(),
  ]);
  return {
    ...{ id, name, email, phone: phone ?? profile?.phone ?? null, since, profile, merged, partOf },
    ...{ donations, pledges, requests, bookings, orders },
    stays: stays.map((stay) => ({ ...stay, number: Number(stay.number) })),
    seats: seats.map((seat) => ({ ...seat, number: Number(seat.number) })),
    passes: passes.map((booking) => ({ ...booking, number: Number(booking.number) })),
    isStaff: roles.length > 0,
  };
}

type Db = Services['db'];

async function findProfile(services: Services, { id, kind }: PersonPart): Promise<Profile | null> {
  return kind === 'guest' ? null : getProfile(services, { personId: id });
}

async function listMerged(db: Db, ids: readonly string[]): Promise<PersonPage['merged']> {
  const { rows } = await sql<PersonPage['merged'][number]>`
    select person_merges.id as "mergeId", who.id, who.name, who.mark from person_merges join (
      select id, name, coalesce(email, mobile) as mark from people union all select id, name, coalesce(email, phone) from guests) as who
      on who.id = merged_id
    where surviving_id = any(${ids}) and undone_at is null order by merged_at`.execute(db);
  return rows;
}

/** An account is the guest under its address too, and the one under an address that it left. */
async function findSurvivor(db: Db, id: string): Promise<PersonPage['partOf']> {
  const { rows } = await sql<{ id: string; name: string }>`
    select people.id, people.name from guests join people on people.email = guests.mark or people.id = account_id
    where guests.id = ${id}
    union all
    select who.id, who.name from person_merges join (
      select id, name from people union all select id, name from guests) as who on who.id = surviving_id
    where merged_id = ${id} and undone_at is null limit 1`.execute(db);
  return rows[0] ?? null;
}

async function listDonations(db: Db, parts: readonly PersonPart[]): Promise<PersonPage['donations']> {
  const theirs = sql<boolean>`donations.id in ${idsOfRecords(parts, 'donations')}`;
  const sums = await db
    .selectFrom('donations')
    .select([
      sql<number>`count(*)::bigint`.as('count'),
      sql<number>`coalesce(sum(${netPaise}), 0)::bigint`.as('total'),
    ])
    .where(theirs)
    .where('state', 'in', ['paid', 'refund_pending', 'part_refunded'])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('donations')
    .select([
      'id',
      'state',
      'total_paise',
      'created_at',
      'paid_at',
      takenBackKind.as('taken_back'),
      linesJson.as('lines'),
    ])
    .where(theirs)
    .orderBy('created_at', 'desc')
    .limit(mostShown)
    .execute();
  return {
    count: sums.count,
    given: paise(sums.total),
    latest: rows.map((row) => ({
      id: row.id,
      state: row.state,
      takenBack: row.taken_back,
      total: paise(row.total_paise),
      at: row.paid_at ?? row.created_at,
      lines: toLineViews(row.lines),
    })),
  };
}

async function listOrders(db: Db, parts: readonly PersonPart[]): Promise<PersonPage['orders']> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'total_paise', 'created_at'])
    .where('id', 'in', idsOfRecords(parts, 'orders'))
    .orderBy('created_at', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: String(row.number),
    total: paise(row.total_paise),
    createdAt: row.created_at,
  }));
}
