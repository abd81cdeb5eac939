import { type ExpressionBuilder, sql } from 'kysely';
import type { DonationLineView, DonationStatusView } from '#core/donations/donation-view.ts';
import { paise } from '#core/money/paise.ts';
import { isPayable } from '#core/purchases/payable.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Database, Db } from '../db/schema.ts';
import { takenBackKind } from './taken-back-queries.ts';

type LineRow = {
  cause_id: string;
  type_id: string | null;
  cause_title: string;
  title: string;
  quantity: number;
  unit_paise: number;
  amount_paise: number;
};

/** The lines of each donation as one JSON list, in the donor's order. */
export const linesJson = sql<LineRow[]>`(select coalesce(json_agg(to_jsonb(line) ||
  jsonb_build_object('cause_title', cause.title) order by line.position), '[]')
  from donation_lines as line join causes as cause on cause.id = line.cause_id
  where line.donation_id = donations.id)`;

type ReceiptRow = NonNullable<DonationStatusView['receipt']>;

/** The current receipt: the valid one, else the last that was voided. */
export const receiptJson = sql<ReceiptRow | null>`(select json_build_object('id', receipt.id, 'number',
  receipt.number, 'givenOn', receipt.given_on, 'verifyCode', receipt.verify_code,
  'voided', receipt.voided_at is not null)
  from receipts as receipt where receipt.donation_id = donations.id
  order by (receipt.voided_at is null) desc, receipt.issued_at desc limit 1)`;

/**
 * The columns of every view of a donation; the caller adds the where. Nothing personal is selected.
 */
export function selectViews(db: Db) {
  return db
    .selectFrom('donations')
    .select((build) => [
      'donations.id',
      'donations.state',
      'donations.path',
      'donations.total_paise',
      'donations.transfer_code',
      'donations.created_at',
      'donations.paid_at',
      'donations.failure',
      'donations.seva_on',
      sql<boolean>`donations.donor_email is not null`.as('mailed'),
      linesJson.as('lines'),
      receiptJson.as('receipt'),
      hasOpenClaim(build).as('claimed'),
      takenBackKind.as('taken_back'),
      returnedOf(true).as('returned'),
      returnedOf(false).as('returned_besides'),
    ]);
}

/** Refunds: of the payment that settles the donation, or of its other payments. */
function returnedOf(settling: boolean) {
  return sql<number>`(select coalesce(sum(payment.refunded_paise), 0)::bigint from payments as payment
    where payment.donation_id = donations.id and (payment.role = 'settling') = ${settling})`;
}

function hasOpenClaim(build: ExpressionBuilder<Database, 'donations'>) {
  return build.exists(
    build
      .selectFrom('upi_claims')
      .select('upi_claims.id')
      .whereRef('upi_claims.donation_id', '=', 'donations.id')
      .where('upi_claims.state', '=', 'claimed'),
  );
}

type ViewRow = Awaited<ReturnType<ReturnType<typeof selectViews>['executeTakeFirstOrThrow']>>;

export function toStatusView(row: ViewRow, now: Date): DonationStatusView {
  const claimed = Boolean(row.claimed);
  return {
    id: row.id,
    transferCode: row.transfer_code,
    state: row.state,
    total: paise(row.total_paise),
    lines: toLineViews(row.lines),
    begunOn: templeDay(row.created_at),
    sevaOn: row.seva_on,
    payable: !claimed && isPayable(row.state, row.created_at, now),
    path: row.path,
    mailed: row.mailed,
    failure: row.failure,
    claimed,
    takenBack: row.taken_back,
    // Without a captured payment nothing was refunded.
    returned: { ofDonation: paise(row.taken_back ? 0 : row.returned), besides: paise(row.returned_besides) },
    receipt: row.receipt,
  };
}

export function toLineViews(lines: readonly LineRow[]): DonationLineView[] {
  return lines.map((line) => ({
    causeId: line.cause_id,
    typeId: line.type_id,
    // A donation type ('50 plates') says little without its cause.
    title: line.type_id === null ? line.title : `${line.cause_title}: ${line.title}`,
    quantity: line.quantity,
    unit: paise(line.unit_paise),
    amount: paise(line.amount_paise),
  }));
}
