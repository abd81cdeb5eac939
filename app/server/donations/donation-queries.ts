import { sql } from 'kysely';
import { categoriesInOrder } from '#core/donations/category-names.ts';
import type { CauseCategory } from '#core/donations/cause.ts';
import { isDonationId } from '#core/donations/donation-id.ts';
import { type DonationState, givenStates } from '#core/donations/donation-state.ts';
import type { DonationHistoryRow, DonationStatusView, TaxYearTotal } from '#core/donations/donation-view.ts';
import { paise } from '#core/money/paise.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { taxYearSpan } from '#core/time/tax-year.ts';
import type { Services } from '../services.ts';
import { selectViews, toStatusView } from './donation-views.ts';
import { netPaise } from './net-paise.ts';
import { isOf } from './own-donations.ts';

export type HistoryFilters = {
  /** '2026-27', by the day of payment. */
  taxYear: string | null;
  state: DonationState | null;
  /** The donation types: one to several causes has those of each. */
  kind: CauseCategory | null;
};

export const allDonations: HistoryFilters = { taxYear: null, state: null, kind: null };

/** For the public status page; an unknown id and a malformed one look the same: null. */
export async function findDonationStatus(
  { db, clock }: Services,
  donationId: string,
): Promise<DonationStatusView | null> {
  if (!isDonationId(donationId)) return null;
  const row = await selectViews(db).where('donations.id', '=', donationId).executeTakeFirst();
  return row ? toStatusView(row, clock()) : null;
}

/** More than anybody gives in a lifetime; a history is shown without pages. */
const historyLimit = 1_000;

/**
 * The devotee's own donations, newest first: given while signed in, or as a guest under the
 * verified e-mail address.
 */
export async function listDonationsOf(
  { db, clock }: Services,
  devotee: Devotee,
  filters: HistoryFilters,
): Promise<DonationHistoryRow[]> {
  const span = filters.taxYear === null ? null : taxYearSpan(filters.taxYear);
  if (filters.taxYear !== null && !span) return [];
  const rows = await selectViews(db)
    .select(taxEligible.as('tax_eligible'))
    .where(isOf(devotee))
    .$if(span !== null, (query) =>
      query.where('paid_at', '>=', span?.from ?? null).where('paid_at', '<', span?.to ?? null),
    )
    .$if(filters.state !== null, (query) => query.where('state', '=', filters.state))
    .$if(filters.kind !== null, (query) => query.where(hasKind(filters.kind)))
    .orderBy('created_at', 'desc')
    .limit(historyLimit)
    .execute();
  return rows.map((row) => {
    const view = toStatusView(row, clock());
    return { ...view, givenOn: view.receipt?.givenOn ?? null, taxEligible: row.tax_eligible };
  });
}

/**
 * The causes and types of all a devotee's donations, started ones too, in the order of /donation:
 * filters by others would find nothing.
 */
export async function listKindsOf({ db }: Services, devotee: Devotee): Promise<CauseCategory[]> {
  const rows = await db
    .selectFrom('donations')
    .innerJoin('donation_lines', 'donation_lines.donation_id', 'donations.id')
    .innerJoin('causes', 'causes.id', 'donation_lines.cause_id')
    .select('causes.category')
    .distinct()
    .where(isOf(devotee))
    .execute();
  const given = new Set(rows.map(({ category }) => category));
  return categoriesInOrder.filter((category) => given.has(category));
}

const hasKind = (kind: CauseCategory | null) =>
  sql<boolean>`exists (select from donation_lines as line join causes as cause on cause.id = line.cause_id
    where line.donation_id = donations.id and cause.category = ${kind})`;

/**
 * The sum of each financial year, newest first; the year of the receipt is the year of the payment.
 */
export async function totalsByTaxYear({ db }: Services, devotee: Devotee): Promise<TaxYearTotal[]> {
  const rows = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select((build) => [
      sql<string>`'20' || receipts.tax_year`.as('tax_year'),
      sql<number>`sum(${netPaise})`.as('total'),
      sql<number>`coalesce(sum(${netPaise}) filter (where ${taxEligible}), 0)`.as('tax_total'),
      build.fn.countAll<number>().as('count'),
    ])
    .where(isOf(devotee))
    .where('receipts.voided_at', 'is', null)
    .where('donations.state', 'in', givenStates)
    .groupBy('receipts.tax_year')
    .orderBy('receipts.tax_year', 'desc')
    .execute();
  return rows.map((row) => ({
    taxYear: row.tax_year,
    total: paise(Number(row.total)),
    taxTotal: paise(Number(row.tax_total)),
    count: row.count,
  }));
}

/** What the receipt says, not what the cause is called today. */
const taxEligible = sql<boolean>`coalesce((select (receipt.facts->>'taxEligible')::boolean from receipts as receipt
  where receipt.donation_id = donations.id and receipt.voided_at is null), false)`;
