import { sql } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import { type BillFacts, billedPurchase, billPrefix } from '#core/orders/bill.ts';
import { taxYearOf } from '#core/time/tax-year.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

type NewBill = {
  facts: BillFacts;
  mark: string;
  /** null: a stay or seats that were paid at the desk. */
  paymentId: string | null;
  ofBillId: string | null;
  refundId: string | null;
  /** Of seats: what of their money at the desk it is over. */
  deskPaymentId?: string;
  /** Of a stay: the part of it that the gateway's payment paid. */
  covered?: Paise;
};

/**
 * Takes the next number of the series of the bill's kind and financial year from its locked counter
 * and freezes the bill, in one statement of the caller's transaction: no gap, no repeat. The
 * counter is locked last.
 */
export async function issueBill(
  trx: Transaction,
  { ids, clock }: Services,
  { facts, mark, paymentId, ofBillId, refundId, deskPaymentId, covered }: NewBill,
): Promise<void> {
  const year = taxYearOf(facts.billedOn).slice(2);
  const purchase = billedPurchase(facts);
  const prefix = billPrefix(facts.kind, mark, purchase.kind);
  await trx
    .with('series', (query) =>
      query
        .insertInto('bill_series')
        .values({ prefix, fiscal_year: year, last_number: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['prefix', 'fiscal_year'])
            .doUpdateSet({ last_number: sql`bill_series.last_number + 1` }),
        )
        .returning(['prefix', 'fiscal_year', 'last_number']),
    )
    .insertInto('bills')
    .columns([
      'prefix',
      'fiscal_year',
      'sequence',
      'number',
      'id',
      'kind',
      'order_id',
      'stay_id',
      'payment_id',
      'of_bill_id',
      'refund_id',
      'billed_on',
      'total_paise',
      'facts',
      'issued_at',
      'covered_paise',
      'seat_id',
      'desk_payment_id',
    ])
    .expression(
      sql`select series.*, ${`${prefix}/${year}/`} || ${sixDigits}, ${ids('bil')}, ${facts.kind}, ${facts.order?.id ?? null}::text,
        ${facts.stay?.id ?? null}::text, ${paymentId}::text, ${ofBillId}::text, ${refundId}::text,
        ${facts.billedOn}::date, ${facts.total}::bigint, ${JSON.stringify(facts)}::jsonb, ${clock()}::timestamptz,
        ${covered ?? null}::bigint, ${facts.seat?.id ?? null}::text, ${deskPaymentId ?? null}::text from series`,
    )
    .execute();
}

/** lpad alone would cut a longer number. */
const sixDigits = sql`lpad(last_number::text, greatest(6, length(last_number::text)), '0')`;
