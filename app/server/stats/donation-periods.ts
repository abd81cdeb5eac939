import { sql } from 'kysely';
import { type PeriodName, periodNames, periodOf, type Span, sameLastYear } from '#core/stats/periods.ts';
import { netPaise } from '../donations/net-paise.ts';
import type { Services } from '../services.ts';
import { type Figure, figureOf, givenIn, noDonations } from './given.ts';

export type PeriodFigures = { span: Span; now: Figure; lastYear: Figure };

/**
 * Today, 7 days, 30 days and the tax year, each beside the same point of last year, from the ledger
 * in one query.
 */
export async function getDonationPeriods({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<Record<PeriodName, PeriodFigures>> {
  const spans = periodNames.map((name) => {
    const span = periodOf(name, clock());
    return { name, span, before: sameLastYear(span) };
  });
  const ranges = spans.flatMap(({ name, span, before }) => [
    { key: `${name} now`, ...span },
    { key: `${name} before`, ...before },
  ]);
  const { rows } = await sql<{ key: string; count: number; total: number }>`
    select span.key, count(*)::bigint as count, sum(${netPaise})::bigint as total
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as span(key text, "from" timestamptz, "to" timestamptz)
    join donations on donations.paid_at >= span."from" and donations.paid_at <= span."to"
      and donations.state in ('paid', 'refund_pending', 'part_refunded')
    group by span.key`.execute(db);
  const figures = new Map(rows.map((row) => [row.key, figureOf(row)]));
  const entries = spans.map(({ name, span }) => [
    name,
    {
      span,
      now: figures.get(`${name} now`) ?? noDonations,
      lastYear: figures.get(`${name} before`) ?? noDonations,
    },
  ]);
  return Object.fromEntries(entries) as Record<PeriodName, PeriodFigures>;
}

/** The days of a span with donations. */
export async function sumByDay({ db }: Pick<Services, 'db'>, span: Span): Promise<Map<string, Figure>> {
  const day = sql<string>`(donations.paid_at at time zone 'Asia/Kolkata')::date`;
  const rows = await db
    .selectFrom('donations')
    .select(({ fn }) => [
      day.as('day'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(${netPaise})::bigint`.as('total'),
    ])
    .where(givenIn(span))
    .groupBy(day)
    .execute();
  return new Map(rows.map((row) => [row.day, figureOf(row)]));
}
