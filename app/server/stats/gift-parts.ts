import { type SqlBool, sql } from 'kysely';
import type { GivingPath } from '#core/donations/donation-wish.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import type { Span } from '#core/stats/periods.ts';
import { keptPaise } from '../donations/kept-paise.ts';
import type { Services } from '../services.ts';
import { type Figure, figureOf, givenIn, giver } from './given.ts';

export type GiftParts = {
  causes: (Figure & { causeId: string; title: string })[];
  modes: (Figure & { mode: PaymentMode })[];
  paths: (Figure & { path: GivingPath })[];
  /** How often those who gave did so within the span; the quiet ones cannot be told apart. */
  frequency: (Figure & { often: GivingFrequency; givers: number })[];
  /** Givers of the span: those who never gave before it, and those who did. */
  givers: { fresh: number; returning: number };
};

export type GivingFrequency = 'once' | 'twice' | 'often';

/** What the gifts of a span are made of, each the largest first. */
export async function getGiftParts({ db }: Pick<Services, 'db'>, span: Span): Promise<GiftParts> {
  const given = givenIn(span);
  const [causes, modes, paths, frequency, givers] = await Promise.all([
    sumByCause({ db }, span),
    db
      .selectFrom('donations')
      .innerJoin('payments', (join) =>
        join.onRef('payments.donation_id', '=', 'donations.id').on('payments.role', '=', 'settling'),
      )
      .select(({ fn }) => [
        'payments.mode',
        fn.countAll<number>().as('count'),
        sql<number>`sum(${keptPaise})::bigint`.as('total'),
      ])
      .where(given)
      .groupBy('payments.mode')
      .orderBy('total', 'desc')
      .execute(),
    db
      .selectFrom('donations')
      .select(({ fn }) => [
        'path',
        fn.countAll<number>().as('count'),
        sql<number>`sum(${keptPaise})::bigint`.as('total'),
      ])
      .where(given)
      .groupBy('path')
      .orderBy('total', 'desc')
      .execute(),
    sumByFrequency(db, given),
    countGivers(db, span),
  ]);
  return {
    causes,
    modes: modes.map((row) => ({ mode: row.mode, ...figureOf(row) })),
    paths: paths.map((row) => ({ path: row.path, ...figureOf(row) })),
    frequency,
    givers,
  };
}

/** What was given for each cause in a span, the largest first. */
export async function sumByCause({ db }: Pick<Services, 'db'>, span: Span): Promise<GiftParts['causes']> {
  const rows = await db
    .selectFrom('donation_lines')
    .innerJoin('donations', 'donations.id', 'donation_lines.donation_id')
    .innerJoin('causes', 'causes.id', 'donation_lines.cause_id')
    .select(({ fn }) => [
      'causes.id as causeId',
      'causes.title',
      fn.count<number>('donations.id').distinct().as('count'),
      // What went back of a gift is taken from its lines alike.
      sql<number>`sum(donation_lines.amount_paise * ${keptPaise} / donations.total_paise)::bigint`.as(
        'total',
      ),
    ])
    .where(givenIn(span))
    .groupBy(['causes.id', 'causes.title'])
    .orderBy('total', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, ...figureOf(row) }));
}

type Db = Services['db'];

async function sumByFrequency(db: Db, given: ReturnType<typeof givenIn>): Promise<GiftParts['frequency']> {
  const { rows } = await sql<{ often: GivingFrequency; givers: number; count: number; total: number }>`
    select case when count = 1 then 'once' when count < 4 then 'twice' else 'often' end as often,
      count(*)::bigint as givers, sum(count)::bigint as count, sum(total)::bigint as total
    from (select count(*) as count, sum(${keptPaise}) as total from donations
      where ${given} and donations.path <> 'gupt' group by ${giver}) as by_giver
    group by 1 order by min(count)`.execute(db);
  return rows.map((row) => ({ often: row.often, givers: row.givers, ...figureOf(row) }));
}

async function countGivers(db: Db, span: Span): Promise<GiftParts['givers']> {
  const before = sql<SqlBool>`exists (select from donations where ${giver} = those.giver
    and donations.paid_at < ${span.from} and donations.path <> 'gupt'
    and donations.state in ('paid', 'refund_pending', 'part_refunded'))`;
  const { rows } = await sql<{ fresh: number; returning: number }>`
    select count(*) filter (where not gave_before)::bigint as fresh,
      count(*) filter (where gave_before)::bigint as returning
    from (select those.giver, ${before} as gave_before from (select distinct ${giver} as giver from donations
      where ${givenIn(span)} and donations.path <> 'gupt') as those) as looked_at`.execute(db);
  return rows[0] ?? { fresh: 0, returning: 0 };
}
