import { sql } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import type { GivingPath } from '#core/donations/donation-input.ts';
import { type DonationState, givenStates } from '#core/donations/donation-state.ts';
import type { LedgerPage, LedgerRow } from '#core/donations/donation-view.ts';
import type { LedgerView } from '#core/donations/ledger-views.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { PaymentMode } from '#core/payments/payment.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { linesJson, receiptJson, toLineViews } from './donation-views.ts';
import { isFound } from './find-donations.ts';
import { netPaise } from './net-paise.ts';
import { isUndelivered, isWaiting } from './open-donations.ts';
import { takenBackKind } from './taken-back-queries.ts';

// Reads for the staff. They name donors, so every caller checks 'donations.read' first.

export type LedgerFilters = {
  state: DonationState | LedgerView | null;
  path: GivingPath | null;
  causeId: string | null;
  /** The mode of the settling payment. */
  mode?: PaymentMode | null;
  /** Bounds of the donation's total, both included. */
  least?: Paise | null;
  most?: Paise | null;
  /** Days in Asia/Kolkata, both included, of the payment; if unpaid, of the start. */
  from: string | null;
  to: string | null;
  /**
   * A receipt number, a donation id, a gateway id, a bank reference, an e-mail, a telephone, or
   * part of a name.
   */
  search: string | null;
  /** From 1. */
  page: number;
};

/** No filter at all: the first page of the whole ledger. */
export const everyDonation: LedgerFilters = {
  ...{ state: null, path: null, causeId: null, from: null, to: null },
  ...{ search: null, page: 1 },
};

const pageSize = 50;

export async function listDonations(services: Services, filters: LedgerFilters): Promise<LedgerPage> {
  const matching = filtered(services, filters);
  const sums = await matching
    .select((build) => [
      build.fn.countAll<number>().as('count'),
      // Nearly all donations have no refund: only the few others need a join to their payments.
      sql<number>`(coalesce(sum(total_paise) filter (where state = 'paid'), 0)
        + coalesce(sum(${netPaise}) filter (where state in ('refund_pending', 'part_refunded')), 0))::bigint`.as(
        'total',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = nearestPage(filters.page, sums.count, pageSize);
  // First selects the rows of the page, then composes only those.
  const onPage = await matching
    .select('donations.id')
    .orderBy('created_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const rows = await readRows(
    services,
    onPage.map(({ id }) => id),
  );
  return { rows, page, pages, count: sums.count, total: paise(sums.total) };
}

function isIn(state: NonNullable<LedgerFilters['state']>, now: Date) {
  if (state === 'waiting') return isWaiting(now);
  if (state === 'undelivered') return isUndelivered(now);
  const states = state === 'given' ? [...givenStates] : [state];
  return sql<boolean>`donations.state = any(${states})`;
}

/** The newest donations, in any state. */
export async function listLatestDonations(services: Services, count: number): Promise<LedgerRow[]> {
  const latest = await services.db
    .selectFrom('donations')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();
  return readRows(
    services,
    latest.map(({ id }) => id),
  );
}

async function readRows({ db }: Services, ids: readonly string[]): Promise<LedgerRow[]> {
  const rows = await selectLedger(
    db.selectFrom('donations').where('donations.id', '=', sql<string>`any(${ids})`),
  )
    .orderBy('created_at', 'desc')
    .orderBy('donations.id', 'desc')
    .execute();
  return rows.map(toLedgerRow);
}

export function filtered({ db, clock }: Pick<Services, 'db' | 'clock'>, filters: LedgerFilters) {
  const { state, path, causeId, mode = null, least = null, most = null, from, to, search } = filters;
  const day = sql<Date>`coalesce(paid_at, created_at)`;
  return db
    .selectFrom('donations')
    .$if(state !== null, (query) => query.where(isIn(state ?? 'paid', clock())))
    .$if(path !== null, (query) => query.where('path', '=', path))
    .$if(from !== null, (query) => query.where(day, '>=', templeDayStart(from ?? '')))
    .$if(to !== null, (query) =>
      query.where(day, '<', new Date(templeDayStart(to ?? '').getTime() + 24 * 60 * 60 * 1_000)),
    )
    .$if(least !== null, (query) => query.where('total_paise', '>=', least))
    .$if(most !== null, (query) => query.where('total_paise', '<=', most))
    .$if(mode !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.donation_id', '=', 'donations.id')
            .where('role', '=', 'settling')
            .where('mode', '=', mode ?? 'online'),
        ),
      ),
    )
    .$if(causeId !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('donation_lines')
            .select('position')
            .whereRef('donation_lines.donation_id', '=', 'donations.id')
            .where('cause_id', '=', causeId ?? ''),
        ),
      ),
    )
    .$if(search !== null && search.trim() !== '', (query) => query.where(isFound(search ?? '')));
}

export function selectLedger(query: ReturnType<typeof filtered>) {
  return query
    .select(['donations.id', 'state', 'path', 'total_paise as total', 'created_at as createdAt'])
    .select(['paid_at as paidAt', 'donor_name as donorName', 'donor_email as email', 'donor_phone as phone'])
    .select('donor_city as city')
    .select([
      netPaise.as('net'),
      linesJson.as('lines'),
      receiptJson.as('receipt'),
      takenBackKind.as('takenBack'),
      sql<LedgerRow['mode']>`(select payment.mode from payments as payment
        where payment.donation_id = donations.id and payment.role = 'settling')`.as('mode'),
    ]);
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectLedger>['executeTakeFirstOrThrow']>>;

export function toLedgerRow({ receipt, ...row }: SelectedRow): LedgerRow {
  return {
    ...row,
    net: paise(givenStates.some((state) => state === row.state) ? row.net : 0),
    lines: toLineViews(row.lines),
    receiptNumber: receipt?.number ?? null,
  };
}
