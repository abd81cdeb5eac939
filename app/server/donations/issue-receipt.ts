import { sql, type Transaction } from 'kysely';
import { indianDay } from '#core/donations/indian-time.ts';
import { freezeReceipt, receiptSeries, receiptYear } from '#core/donations/receipt-facts.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';
import type { Database } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import type { LockedGift } from './lock-gift.ts';
import { readReceiptRules } from './receipt-rules.ts';

/**
 * Takes the next number of the series from its locked counter and freezes the receipt, inside the settling
 * transaction: the number and the settled gift are kept together or not at all, so there is no gap and no repeat.
 * The counter is the last thing locked: whoever settles in the same series waits only for this commit.
 */
export async function issueReceipt(
  trx: Transaction<Database>,
  { ids, clock }: Services,
  gift: LockedGift,
  notice: PaymentNotice,
): Promise<void> {
  const { capturedAt } = notice;
  if (!capturedAt) throw new Error(`payment ${notice.paymentId} has no time of capture`);
  const { receiptPrefix: _, ...entity } = gift.entity;
  const { row } = gift;
  const rules = await readReceiptRules(trx, gift.entity, indianDay(capturedAt));
  const source = {
    entity,
    capturedAt,
    path: row.path,
    lines: gift.lines,
    total: gift.total,
    mode: notice.mode,
    reference: notice.paymentId,
    donor: {
      name: row.donor_name,
      addressLine: row.donor_address_line,
      city: row.donor_city,
      state: row.donor_state,
      pin: row.donor_pin,
      pan: row.donor_pan,
    },
    inNameOf: row.in_name_of,
    causesEligible: gift.causesEligible,
  };
  const { frozen, textId } = freezeReceipt(source, rules.texts);
  const id = ids('rcp');
  const letter = { kind: 'gift-receipt', receiptId: id } as const;
  const to = row.donor_email;
  if (to) await queueLetter(trx, ids, { to, causeKey: `gift-receipt:${id}`, letter });
  const taxYear = receiptYear(capturedAt);
  await trx
    .with('series', (query) =>
      query
        .insertInto('receipt_series')
        .values({ legal_entity_id: entity.id, tax_year: taxYear, last_number: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['legal_entity_id', 'tax_year'])
            .doUpdateSet({ last_number: sql`receipt_series.last_number + 1` }),
        )
        .returning(['legal_entity_id', 'tax_year', 'last_number']),
    )
    .insertInto('receipts')
    .columns([
      'legal_entity_id',
      'tax_year',
      'sequence',
      'number',
      'id',
      'donation_id',
      'payment_id',
      'given_on',
      'verify_code',
      'facts',
      'issued_at',
      'tax_text_id',
    ])
    .expression(
      sql`select series.*, ${receiptSeries(rules.prefix, taxYear)} || ${sixDigits}, ${id}, ${gift.id},
        ${notice.paymentId}, ${frozen.givenOn}::date, ${ids('rv')}, ${JSON.stringify(frozen)}::jsonb,
        ${clock()}::timestamptz, ${textId}::text from series`,
    )
    .execute();
}

/** lpad alone would cut a longer number. */
const sixDigits = sql`lpad(last_number::text, greatest(6, length(last_number::text)), '0')`;

/** Void, never delete: the number stays taken and the verify page says so. */
export async function voidReceipt(
  trx: Transaction<Database>,
  { clock }: Services,
  donationId: string,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({ voided_at: clock(), void_reason: reason })
    .where('donation_id', '=', donationId)
    .where('voided_at', 'is', null)
    .execute();
}
