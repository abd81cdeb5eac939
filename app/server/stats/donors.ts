import { type SqlBool, sql } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { DonorGroup, GivingFrequency } from '#core/stats/donors.ts';
import type { Span } from '#core/stats/periods.ts';
import { donorPerson } from '../donations/donor-person.ts';
import { netPaise } from '../donations/net-paise.ts';
import type { Services } from '../services.ts';
import { donor, type Figure, figureOf, givenIn } from './given.ts';

// Figures and lists share the same conditions, so that a figure and its rows cannot disagree.

type Db = Services['db'];

/** The donors of a span, each one row: how many donations, their net sum, and the latest. */
const byDonor = (span: Span) => sql`select ${donor} as donor, count(*) as count, sum(${netPaise}) as total,
    max(donations.paid_at) as last, (array_agg(donations.id order by donations.paid_at desc, donations.id))[1] as latest
  from donations where ${givenIn(span)} and donations.path <> 'gupt' group by 1`;

const often = sql<GivingFrequency>`(case when those.count = 1 then 'once' when those.count < 4 then 'twice'
  else 'often' end)`;

const gaveBefore = ({ from }: Span) => sql<SqlBool>`exists (select from donations where ${donor} = those.donor
  and donations.paid_at < ${from} and donations.path <> 'gupt'
  and donations.state in ('paid', 'refund_pending', 'part_refunded'))`;

export async function sumByFrequency(
  db: Db,
  span: Span,
): Promise<(Figure & { often: GivingFrequency; donors: number })[]> {
  const { rows } = await sql<{ often: GivingFrequency; donors: number; count: number; total: number }>`
    select ${often} as often, count(*)::bigint as donors, sum(count)::bigint as count, sum(total)::bigint as total
    from (${byDonor(span)}) as those group by 1 order by min(count)`.execute(db);
  return rows.map((row) => ({ often: row.often, donors: row.donors, ...figureOf(row) }));
}

export async function countDonors(db: Db, span: Span): Promise<{ fresh: number; returning: number }> {
  const { rows } = await sql<{ fresh: number; returning: number }>`
    select count(*) filter (where not gave_before)::bigint as fresh,
      count(*) filter (where gave_before)::bigint as returning
    from (select ${gaveBefore(span)} as gave_before from (select distinct ${donor} as donor from donations
      where ${givenIn(span)} and donations.path <> 'gupt') as those) as looked_at`.execute(db);
  return rows[0] ?? { fresh: 0, returning: 0 };
}

export type DonorRow = {
  /** Distinguished as the figures do: account, else e-mail, else telephone, else name. */
  key: string;
  name: string;
  email: string | null;
  phone: string | null;
  city: string | null;
  /** Account or guest; null where there is only a name. */
  personId: string | null;
  /** Within the span. */
  donations: number;
  given: Paise;
  lastDonation: Date;
};

const pageSize = 50;

/**
 * The donors behind a figure, latest donation first; name and address are those of their last
 * donation of the span. The caller checks 'donations.read'.
 */
export async function listDonors(
  { db }: Pick<Services, 'db'>,
  span: Span,
  { group, page: pageNumber }: { group: DonorGroup; page: number },
): Promise<{ rows: DonorRow[]; page: number; pages: number; count: number }> {
  const those = sql`(select * from (${byDonor(span)}) as those where ${isIn(group, span)})`;
  const { rows: counted } = await sql<{ count: number }>`select count(*)::bigint as count
    from ${those} as those`.execute(db);
  const count = counted[0]?.count ?? 0;
  const { page, pages, offset } = nearestPage(pageNumber, count, pageSize);
  const { rows } = await sql<Omit<DonorRow, 'given'> & { total: number }>`
    select coalesce(those.donor, donation.id) as key, coalesce(donation.donor_name, '') as name, donation.donor_email as email,
      donation.donor_phone as phone, donation.donor_city as city, those.count::bigint as donations, those.total::bigint as total,
      those.last as "lastDonation", ${donorPerson('donation')} as "personId"
    from (select * from ${those} as one order by last desc, latest limit ${pageSize} offset ${offset})
      as those join donations as donation on donation.id = those.latest
    order by those.last desc, those.latest`.execute(db);
  return {
    rows: rows.map(({ total, ...row }) => ({ ...row, given: paise(total) })),
    page,
    pages,
    count,
  };
}

function isIn(group: DonorGroup, span: Span) {
  if (group === 'fresh') return sql<SqlBool>`not ${gaveBefore(span)}`;
  return group === 'returning' ? gaveBefore(span) : sql<SqlBool>`${often} = ${group}`;
}
