import { sql } from 'kysely';
import type { DonationState } from '#core/donations/donation-state.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Profile } from '#core/people/profile.ts';
import type { RequestKind, RequestState } from '#core/requests/request.ts';
import { keptPaise } from '../donations/kept-paise.ts';
import type { Services } from '../services.ts';
import { getProfile } from './profile-queries.ts';

export type PersonPage = {
  id: string;
  since: Date;
  profile: Profile;
  isStaff: boolean;
  /** The account that the office takes this one for a part of. */
  partOf: { id: string; name: string } | null;
  merged: { mergeId: string; id: string; name: string; email: string }[];
  gifts: {
    count: number;
    given: Paise;
    latest: { id: string; state: DonationState; total: Paise; at: Date; titles: string[] }[];
  };
  requests: { id: string; kind: RequestKind; state: RequestState; subject: string; createdAt: Date }[];
  bookings: { id: string; title: string; day: string; state: 'confirmed' | 'cancelled' }[];
  orders: { id: string; number: string; total: Paise; createdAt: Date }[];
};

const mostShown = 50;

/** Everything that the office knows of one person; null where there is none. The caller asks for 'people.read'. */
export async function findPersonPage(services: Services, id: string): Promise<PersonPage | null> {
  if (!/^[\w-]{1,60}$/.test(id)) return null;
  const { db } = services;
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return null;
  const merged = await listMerged(db, id);
  const ids = [id, ...merged.map((one) => one.id)];
  const emails = [person.email, ...merged.map((one) => one.email)];
  const { name, email } = person;
  const [profile, partOf, roles, gifts, requests, bookings, orders] = await Promise.all([
    getProfile(services, { kind: 'devotee', personId: id, name, email, emailVerified: true }),
    findKept(db, id),
    db.selectFrom('staff_roles').select('role').where('person_id', '=', id).execute(),
    listGifts(db, ids, emails),
    db
      .selectFrom('requests')
      .select(['id', 'kind', 'state', 'subject', 'created_at as createdAt'])
      .where(sql<boolean>`lower(sender_email) = any(${emails})`)
      .orderBy('created_at', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('seva_bookings')
      .innerJoin('sevas', 'sevas.id', 'seva_bookings.seva_id')
      .select(['seva_bookings.id', 'sevas.title', 'day', 'state'])
      .where(sql<boolean>`lower(email) = any(${emails})`)
      .orderBy('day', 'desc')
      .limit(mostShown)
      .execute(),
    listOrders(db, ids, emails),
  ]);
  return {
    ...{ id, profile, merged, partOf, gifts, requests, bookings, orders },
    since: person.created_at,
    isStaff: roles.length > 0,
  };
}

type Db = Services['db'];

async function listMerged(db: Db, keptId: string): Promise<PersonPage['merged']> {
  const rows = await db
    .selectFrom('person_merges')
    .innerJoin('people', 'people.id', 'person_merges.merged_id')
    .select(['person_merges.id as mergeId', 'people.id', 'people.name', 'people.email'])
    .where('kept_id', '=', keptId)
    .where('undone_at', 'is', null)
    .orderBy('merged_at')
    .execute();
  return rows;
}

async function findKept(db: Db, mergedId: string): Promise<PersonPage['partOf']> {
  const row = await db
    .selectFrom('person_merges')
    .innerJoin('people', 'people.id', 'person_merges.kept_id')
    .select(['people.id', 'people.name'])
    .where('merged_id', '=', mergedId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

async function listGifts(db: Db, ids: string[], emails: string[]): Promise<PersonPage['gifts']> {
  const theirs = sql<boolean>`donations.id in (select id from donations where person_id = any(${ids})
    union select id from donations where lower(donor_email) = any(${emails}))`;
  const sums = await db
    .selectFrom('donations')
    .select([
      sql<number>`count(*)::bigint`.as('count'),
      sql<number>`coalesce(sum(${keptPaise}), 0)::bigint`.as('total'),
    ])
    .where(theirs)
    .where('state', 'in', ['paid', 'refund_pending', 'part_refunded'])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('donations')
    .select(['id', 'state', 'total_paise', 'created_at', 'paid_at'])
    .select(
      sql<
        string[]
      >`array(select title from donation_lines where donation_id = donations.id order by position)`.as(
        'titles',
      ),
    )
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
      total: paise(row.total_paise),
      at: row.paid_at ?? row.created_at,
      titles: row.titles,
    })),
  };
}

async function listOrders(db: Db, ids: string[], emails: string[]): Promise<PersonPage['orders']> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'total_paise', 'created_at'])
    .where(sql<boolean>`(person_id = any(${ids}) or lower(buyer_email) = any(${emails}))`)
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
