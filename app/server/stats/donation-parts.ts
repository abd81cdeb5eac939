import { sql } from 'kysely';
import type { GivingPath } from '#core/donations/donation-input.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import type { GivingFrequency } from '#core/stats/donors.ts';
import type { Span } from '#core/stats/periods.ts';
import { lineShare, netPaise } from '../donations/net-paise.ts';
import type { Services } from '../services.ts';
import { countDonors, sumByFrequency } from './donors.ts';
import { type Figure, figureOf, givenIn } from './given.ts';

export type DonationParts = {
  causes: (Figure & { causeId: string; title: string })[];
  modes: (Figure & { mode: PaymentMode })[];
  paths: (Figure & { path: GivingPath })[];
  /** How often each donor gave within the span; anonymous ones cannot be told apart. */
  frequency: (Figure & { often: GivingFrequency; donors: number })[];
  /** Donors of the span: those who never gave before it, and those who did. */
  donors: { fresh: number; returning: number };
};

/** The donations of a span by several groupings, each the largest first. */
export async function getDonationParts({ db }: Pick<Services, 'db'>, span: Span): Promise<DonationParts> {
  const given = givenIn(span);
  const [causes, modes, paths, frequency, donors] = await Promise.all([
    sumByCause({ db }, span),
    db
      .selectFrom('donations')
      .innerJoin('payments', (join) =>
        join.onRef('payments.donation_id', '=', 'donations.id').on('payments.role', '=', 'settling'),
      )
      .select(({ fn }) => [
        'payments.mode',
        fn.countAll<number>().as('count'),
        sql<number>`sum(${netPaise})::bigint`.as('total'),
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
        sql<number>`sum(${netPaise})::bigint`.as('total'),
      ])
      .where(given)
      .groupBy('path')
      .orderBy('total', 'desc')
      .execute(),
    sumByFrequency(db, span),
    countDonors(db, span),
  ]);
  return {
    causes,
    modes: modes.map((row) => ({ mode: row.mode, ...figureOf(row) })),
    paths: paths.map((row) => ({ path: row.path, ...figureOf(row) })),
    frequency,
    donors,
  };
}

/** The sum for each cause in a span, the largest first. */
export async function sumByCause({ db }: Pick<Services, 'db'>, span: Span): Promise<DonationParts['causes']> {
  const rows = await db
    .selectFrom('donation_lines')
    .innerJoin('donations', 'donations.id', 'donation_lines.donation_id')
    .innerJoin('causes', 'causes.id', 'donation_lines.cause_id')
    .select(({ fn }) => [
      'causes.id as causeId',
      'causes.title',
      fn.count<number>('donations.id').distinct().as('count'),
      // A refund of a donation is taken from its lines in proportion.
      sql<number>`sum(${lineShare('donation_lines.amount_paise', netPaise, 'donations.total_paise')})::bigint`.as(
        'total',
      ),
    ])
    .where(givenIn(span))
    .groupBy(['causes.id', 'causes.title'])
    .orderBy('total', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, ...figureOf(row) }));
}
