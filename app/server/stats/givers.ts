import { type SqlBool, sql } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { GiverGroup, GivingFrequency } from '#core/stats/givers.ts';
import type { Span } from '#core/stats/periods.ts';
import { giverPerson } from '../donations/giver-person.ts';
import { netPaise } from '../donations/net-paise.ts';
import type { Services } from '../services.ts';
import { type Figure, figureOf, givenIn, giver } from './given.ts';

// Figures and lists ask with the same conditions, so that a number and the rows it leads to cannot disagree.

type Db = Services['db'];

/** The givers of a span, each one row: how many gifts, what the temple has of them, and the latest. */
const byGiver = (span: Span) => sql`select ${giver} as giver, count(*) as count, sum(${netPaise}) as total,
    max(donations.paid_at) as last, (array_agg(donations.id order by donations.paid_at desc, donations.id))[1] as latest
  from donations where ${givenIn(span)} and donations.path <> 'gupt' group by 1`;

const often = sql<GivingFrequency>`(case when those.count = 1 then 'once' when those.count < 4 then 'twice'
  else 'often' end)`;

const gaveBefore = ({ from }: Span) => sql<SqlBool>`exists (select from donations where ${giver} = those.giver
  and donations.paid_at < ${from} and donations.path <> 'gupt'
  and donations.state in ('paid', 'refund_pending', 'part_refunded'))`;

export async function sumByFrequency(
  db: Db,
  span: Span,
): Promise<(Figure & { often: GivingFrequency; givers: number })[]> {
  const { rows } = await sql<{ often: GivingFrequency; givers: number; count: number; total: number }>`
    select ${often} as often, count(*)::bigint as givers, sum(count)::bigint as count, sum(total)::bigint as total
    from (${byGiver(span)}) as those group by 1 order by min(count)`.execute(db);
  return rows.map((row) => ({ often: row.often, givers: row.givers, ...figureOf(row) }));
}

export async function countGivers(db: Db, span: Span): Promise<{ fresh: number; returning: number }> {
  const { rows } = await sql<{ fresh: number; returning: number }>`
    select count(*) filter (where not gave_before)::bigint as fresh,
      count(*) filter (where gave_before)::bigint as returning
    from (select ${gaveBefore(span)} as gave_before from (select distinct ${giver} as giver from donations
      where ${givenIn(span)} and donations.path <> 'gupt') as those) as looked_at`.execute(db);
  return rows[0] ?? { fresh: 0, returning: 0 };
}

export type GiverRow = {
  /** Told apart as the figures do: account, else e-mail, else telephone, else name. */
  key: string;
  name: string;
  email: string | null;
  phone: string | null;
  city: string | null;
  /** Account or guest; null for who left a name alone. */
  personId: string | null;
  /** Within the span. */
  gifts: number;
  given: Paise;
  lastGift: Date;
};

const pageSize = 50;

/**
 * The people behind a figure of givers, who gave last first; name and address as their last gift of the span says
 * them. The caller asks for 'donations.read'.
 */
export async function listGivers(
  { db }: Pick<Services, 'db'>,
  span: Span,
  { group, page: asked }: { group: GiverGroup; page: number },
): Promise<{ rows: GiverRow[]; page: number; pages: number; count: number }> {
  const those = sql`(select * from (${byGiver(span)}) as those where ${isIn(group, span)})`;
  const { rows: counted } = await sql<{ count: number }>`select count(*)::bigint as count
    from ${those} as those`.execute(db);
  const count = counted[0]?.count ?? 0;
  const { page, pages, offset } = nearestPage(asked, count, pageSize);
  const { rows } = await sql<Omit<GiverRow, 'given'> & { total: number }>`
    select coalesce(those.giver, gift.id) as key, coalesce(gift.donor_name, '') as name, gift.donor_email as email,
      gift.donor_phone as phone, gift.donor_city as city, those.count::bigint as gifts, those.total::bigint as total,
      those.last as "lastGift", ${giverPerson('gift')} as "personId"
    from (select * from ${those} as one order by last desc, latest limit ${pageSize} offset ${offset})
      as those join donations as gift on gift.id = those.latest
    order by those.last desc, those.latest`.execute(db);
  return {
    rows: rows.map(({ total, ...row }) => ({ ...row, given: paise(total) })),
    page,
    pages,
    count,
  };
}

function isIn(group: GiverGroup, span: Span) {
  if (group === 'fresh') return sql<SqlBool>`not ${gaveBefore(span)}`;
  return group === 'returning' ? gaveBefore(span) : sql<SqlBool>`${often} = ${group}`;
}
