import { sql } from 'kysely';
import { givenStates } from '#core/donations/donation-state.ts';
import { indianDay, indianDayStart } from '#core/donations/indian-time.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';
import { keptPaise } from './kept-paise.ts';

export type Figure = { count: number; total: Paise };
export type GiftFigures = {
  today: Figure;
  month: Figure;
  /** The last fourteen days in Asia/Kolkata, oldest first; a day without gifts is there with zero. */
  days: (Figure & { day: string })[];
  /** This month, by cause, the largest first. */
  causes: (Figure & { causeId: string; title: string })[];
  /** Begun more than 15 minutes ago and still open. */
  waiting: number;
  /** UPI and bank claims that nobody has matched. */
  openClaims: number;
};

const dayCount = 14;
const quarterHour = 15 * 60 * 1_000;
const given = [...givenStates];

/** What the office sees first: counts and sums straight from the ledger, by the day of payment in Asia/Kolkata. */
export async function getGiftFigures({ db, clock }: Services): Promise<GiftFigures> {
  const now = clock();
  const today = indianDay(now);
  const monthStart = `${today.slice(0, 8)}01`;
  const firstDay = daysBefore(today, dayCount - 1);
  const [perDay, month, causes, waiting, openClaims] = await Promise.all([
    sumsByDay(db, firstDay),
    sumSince(db, monthStart),
    sumsByCause(db, monthStart),
    countWaiting(db, new Date(now.getTime() - quarterHour)),
    countOpenClaims(db),
  ]);
  const days = Array.from({ length: dayCount }, (_, index) => {
    const day = daysBefore(today, dayCount - 1 - index);
    return { day, ...(perDay.get(day) ?? nothing) };
  });
  return { today: perDay.get(today) ?? nothing, month, days, causes, waiting, openClaims };
}

const nothing: Figure = { count: 0, total: paise(0) };
type Db = Services['db'];

async function sumsByDay(db: Db, firstDay: string): Promise<Map<string, Figure>> {
  const day = sql<string>`(paid_at at time zone 'Asia/Kolkata')::date`;
  const rows = await db
    .selectFrom('donations')
    .select(({ fn }) => [
      day.as('day'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(${keptPaise})::bigint`.as('total'),
    ])
    .where('paid_at', '>=', indianDayStart(firstDay))
    .where('state', 'in', given)
    .groupBy(day)
    .execute();
  return new Map(rows.map((row) => [row.day, { count: row.count, total: paise(row.total) }]));
}

async function sumSince(db: Db, day: string): Promise<Figure> {
  const row = await db
    .selectFrom('donations')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(${keptPaise}), 0)::bigint`.as('total'),
    ])
    .where('paid_at', '>=', indianDayStart(day))
    .where('state', 'in', given)
    .executeTakeFirstOrThrow();
  return { count: row.count, total: paise(row.total) };
}

async function sumsByCause(db: Db, day: string): Promise<GiftFigures['causes']> {
  const rows = await db
    .selectFrom('donation_lines')
    .innerJoin('donations', 'donations.id', 'donation_lines.donation_id')
    .innerJoin('causes', 'causes.id', 'donation_lines.cause_id')
    .select(({ fn }) => [
      'causes.id as causeId',
      'causes.title',
      fn.count<number>('donations.id').distinct().as('count'),
      sql<number>`sum(donation_lines.amount_paise * ${keptPaise} / donations.total_paise)::bigint`.as(
        'total',
      ),
    ])
    .where('donations.paid_at', '>=', indianDayStart(day))
    .where('donations.state', 'in', given)
    .groupBy(['causes.id', 'causes.title'])
    .orderBy('total', 'desc')
    .limit(6)
    .execute();
  return rows.map((row) => ({ ...row, total: paise(row.total) }));
}

async function countWaiting(db: Db, begunBefore: Date): Promise<number> {
  const row = await db
    .selectFrom('donations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['created', 'attempted', 'review'])
    .where('created_at', '<', begunBefore)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function countOpenClaims(db: Db): Promise<number> {
  const row = await db
    .selectFrom('upi_claims')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'claimed')
    .executeTakeFirstOrThrow();
  return row.count;
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}
