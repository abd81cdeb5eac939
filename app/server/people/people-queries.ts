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
  const { rows } = await sql<Sum & { id: string }>`
    select one.id, gift.count, gift.total, gift.last
    from unnest(${ids}::text[]) as one (id)
    cross join lateral (select array(select one.id union all select merged_id from person_merges
      where kept_id = one.id and undone_at is null) as ids) as these
    cross join lateral (select count(*)::bigint as count, coalesce(sum(${keptPaise}), 0)::bigint as total,
      max(paid_at) as last from donations
      where donations.id in (
        select id from donations where person_id = any(these.ids)
        union select id from donations where lower(donor_email) in (select email from people
          where people.id = any(these.ids)))
      and donations.state in ('paid', 'refund_pending', 'part_refunded')) as gift`.execute(db);
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
