import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import { keptPaise } from '../donations/kept-paise.ts';
import type { Services } from '../services.ts';

export type PeopleFilters = {
  /** Part of a name, an address or a telephone. */
  search: string | null;
  /** Only those who wish for news. */
  news: boolean;
  /** From 1. */
  page: number;
};

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  city: string | null;
  since: Date;
  gifts: number;
  given: Paise;
  lastGift: Date | null;
};

const pageSize = 50;

/** Accounts, the newest first; one that was merged into another is seen there. The caller asks for 'people.read'. */
export async function listPeople({ db }: Services, filters: PeopleFilters) {
  const matching = matchingPeople(db, filters);
  const { count } = await matching
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(Math.max(1, filters.page), pages);
  const rows = await matching
    .select([
      'people.id',
      'people.name',
      'people.email',
      'people.created_at',
      'profiles.phone',
      'profiles.city',
    ])
    .orderBy('people.created_at', 'desc')
    .orderBy('people.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const sums = await sumGifts(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => toRow(row, sums.get(row.id))), page, pages, count };
}

function matchingPeople(db: Services['db'], { search, news }: PeopleFilters) {
  const part = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_merges')
            .select('person_merges.id')
            .whereRef('merged_id', '=', 'people.id')
            .where('undone_at', 'is', null),
        ),
      ),
    )
    .$if(news, (query) => query.where('profiles.wants_news', '=', true))
    .$if(search !== null, (query) =>
      query.where(
        sql<boolean>`(people.name ilike ${part} or people.email ilike ${part} or profiles.phone like ${part})`,
      ),
    );
}

type Sum = { count: number; total: number; last: Date };

/** What each of these people gave, those that were merged into them included. */
async function sumGifts(db: Services['db'], ids: readonly string[]): Promise<Map<string, Sum>> {
  // Every account with the one that it is seen as; each is looked up by its own index.
  const { rows } = await sql<Sum & { id: string }>`
    with account as (
      select people.id, people.email, coalesce(merge.kept_id, people.id) as whole
      from people left join person_merges as merge on merge.merged_id = people.id and merge.undone_at is null
      where people.id = any(${ids}) or people.id in (select merged_id from person_merges
        where kept_id = any(${ids}) and undone_at is null)
    ), theirs as (
      select distinct account.whole, one.id from account cross join lateral (
        select id from donations where person_id = account.id
        union all select id from donations where lower(donor_email) = account.email) as one
    )
    select theirs.whole as id, count(*)::bigint as count, sum(${keptPaise})::bigint as total,
      max(donations.paid_at) as last
    from theirs join donations on donations.id = theirs.id
    where donations.state in ('paid', 'refund_pending', 'part_refunded')
    group by theirs.whole`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

type FoundRow = {
  id: string;
  name: string;
  email: string;
  created_at: Date;
  phone: string | null;
  city: string | null;
};

function toRow(row: FoundRow, sum: Sum | undefined): PersonRow {
  const { id, name, email, phone, city } = row;
  return {
    ...{ id, name, email, phone, city },
    since: row.created_at,
    gifts: sum?.count ?? 0,
    given: paise(sum?.total ?? 0),
    lastGift: sum?.last ?? null,
  };
}
