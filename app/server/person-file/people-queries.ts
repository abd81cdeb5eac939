import { sql } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { netPaise } from '../donations/net-paise.ts';
import { listParts, oneByOne, recordsOf } from '../people/person-parts.ts';
import type { Services } from '../services.ts';
import { isSearchedPerson } from './find-people.ts';

export type PeopleFilters = {
  /** The beginning of a word of the name, of an address or of a phone. */
  search: string | null;
  /** Only those with an account, or only those without. */
  kind: 'account' | 'guest' | null;
  /** From 1. */
  page: number;
};

export type PersonRow = {
  id: string;
  kind: 'account' | 'guest';
  name: string;
  email: string | null;
  phone: string | null;
  city: string | null;
  since: Date;
  donations: number;
  given: Paise;
  lastDonation: Date | null;
};

const pageSize = 50;

/**
 * Accounts, and guests who gave, bought or booked without one, the newest first; who was merged
 * into another is shown there. The caller checks 'people.read'.
 */
export async function listPeople({ db }: Services, filters: PeopleFilters) {
  const { rows: counted } = await sql<{ count: number }>`select
    (select count(*) from (${accounts(filters)}) as account)
    + (select count(*) from (${guests(filters)}) as guest) as count`.execute(db);
  const count = Number(counted[0]?.count ?? 0);
  const { page, pages, offset } = nearestPage(filters.page, count, pageSize);
  // Each kind is read in the order of its own index, only as far as this page can need it.
  const newest = sql`order by since desc, id limit ${offset + pageSize}`;
  const { rows } = await sql<FoundRow>`
    select * from ((${accounts(filters)} ${newest}) union all (${guests(filters)} ${newest})) as person
    order by since desc, id limit ${pageSize} offset ${offset}`.execute(db);
  const sums = await sumDonations(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => toRow(row, sums.get(row.id))), page, pages, count };
}

const batch = 1_000;

/**
 * The same people in the same order, batch by batch: each begins after the last of the one before,
 * so that no transaction stays open behind a slow reader. Who is added meanwhile is not among them.
 * The caller checks 'people.export'.
 */
export async function* readPeople(
  { db }: Services,
  filters: Omit<PeopleFilters, 'page'>,
): AsyncGenerator<PersonRow[], undefined> {
  let place: Place = { at: 'infinity', id: '' };
  for (;;) {
    const { rows } = await peopleAfter(filters, place).execute(db);
    const sums = await sumDonations(
      db,
      rows.map(({ id }) => id),
    );
    if (rows.length > 0) yield rows.map(({ at: _, ...row }) => toRow(row, sums.get(row.id)));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    place = last;
  }
}

/** After whom a batch begins; the moment as text, since a Date loses its microseconds. */
type Place = { at: string; id: string };

/**
 * The next batch. Of each kind only so many are read, in the order of its own index: with all of
 * them before each batch a file of twice as many people would cost four times as much.
 */
export function peopleAfter(filters: Omit<PeopleFilters, 'page'>, { at, id }: Place) {
  const after = (since: string, own: string) => {
    const [moment, key] = [sql.ref(since), sql.ref(own)];
    return sql`and ${moment} <= ${at}::timestamptz and (${moment} < ${at}::timestamptz or ${key} > ${id})
      order by since desc, id limit ${batch}`;
  };
  return sql<FoundRow & { at: string }>`
    select *, since::text as at from ((${accounts(filters)} ${after('people.created_at', 'people.id')})
      union all (${guests(filters)} ${after('guests.first_at', 'guests.id')})) as person
    order by since desc, id limit ${batch}`;
}

type FoundRow = Omit<PersonRow, 'donations' | 'given' | 'lastDonation'>;

function accounts({ search, kind }: Omit<PeopleFilters, 'page'>) {
  return sql`select people.id, 'account' as kind, people.name, people.email,
      coalesce(people.mobile, profiles.phone) as phone, profiles.city,
      people.created_at as since
    from people left join profiles on profiles.person_id = people.id
    where ${sql.lit(kind !== 'guest')} and ${isWhole('people.id')}
      ${search === null ? sql`` : sql`and ${isSearchedPerson('people', { table: 'profiles', id: 'person_id' }, search)}`}`;
}

function guests({ search, kind }: Omit<PeopleFilters, 'page'>) {
  return sql`select guests.id, 'guest' as kind, guests.name, guests.email, guests.phone, guests.city,
      guests.first_at as since
    from guests
    where ${sql.lit(kind !== 'account')} and ${isWhole('guests.id')}
      and account_id is null and not exists (select from people where people.email = guests.mark)
      ${search === null ? sql`` : sql`and ${isSearchedPerson('guests', { table: 'guests', id: 'id' }, search)}`}`;
}

/** Not a part of somebody else. Few ever are: a set that is read once and probed for each row. */
function isWhole(id: string) {
  return sql<boolean>`${sql.ref(id)} not in (select merged_id from person_merges where undone_at is null)`;
}

type Sum = { count: number; total: number; last: Date };

/** What each of these people gave, with all their parts. */
async function sumDonations(db: Services['db'], ids: readonly string[]): Promise<Map<string, Sum>> {
  if (ids.length === 0) return new Map();
  const parts = await listParts(db, ids);
  const { rows } = await sql<Sum & { id: string }>`
    select theirs.whole as id, count(*)::bigint as count, sum(${netPaise})::bigint as total,
      max(donations.paid_at) as last
    from (${recordsOf(parts, 'donations')}) as theirs cross join lateral (
      select * from donations where donations.id = theirs.id ${oneByOne}) as donations
    where donations.state in ('paid', 'refund_pending', 'part_refunded')
    group by theirs.whole`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function toRow(row: FoundRow, sum: Sum | undefined): PersonRow {
  return {
    ...row,
    donations: sum?.count ?? 0,
    given: paise(sum?.total ?? 0),
    lastDonation: sum?.last ?? null,
  };
}
