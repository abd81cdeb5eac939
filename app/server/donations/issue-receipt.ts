import { sql } from 'kysely';
import {
  type FrozenReceipt,
  freezeReceipt,
  lessReturned,
  receiptNumberPrefix,
  receiptYear,
} from '#core/donations/receipt-facts.ts';
import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { chooseTaxText, fillTaxText } from '#core/receipts/tax-wording.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { unsealDonationPan } from './donation-pan.ts';
import type { LockedDonation } from './locked-donation.ts';
import { readReceiptRules } from './receipt-rules.ts';
import { textReceipt } from './text-receipt.ts';

/**
 * Takes the next number of the series from its locked counter and freezes the receipt, inside the
 * settling transaction: number and settlement are saved together or not at all, so there is no gap
 * and no repeat. The counter is locked last: others that settle in the same series wait only for
 * this commit.
 */
export async function issueReceipt(
  trx: Transaction,
  services: Services,
  donation: LockedDonation,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const { capturedAt } = snapshot;
  if (!capturedAt) throw new Error(`payment ${snapshot.paymentId} has no time of capture`);
  const { row } = donation;
  const { sealer } = services;
  const rules = await readReceiptRules(trx, row.legal_entity_id, templeDay(capturedAt));
  const source = {
    entity: rules.entity,
    capturedAt,
    path: row.path,
    lines: donation.lines,
    total: donation.total,
    mode: snapshot.mode,
    reference: snapshot.paymentId,
    donor: {
      name: row.donor_name,
      addressLine: row.donor_address_line,
      city: row.donor_city,
      state: row.donor_state,
      pin: row.donor_pin,
      pan: unsealDonationPan(sealer, row),
    },
    inNameOf: row.in_name_of,
    causesEligible: donation.causesEligible,
  };
  const { frozen, textId } = freezeReceipt(source, rules.texts);
  await storeReceipt(trx, services, donation, {
    frozen: lessReturned(frozen, donation.total, snapshot.refunded),
    textId,
    paymentId: snapshot.paymentId,
    taxYear: receiptYear(capturedAt),
    prefix: rules.prefix,
  });
}

type ReceiptParts = Pick<Services, 'ids' | 'clock' | 'config' | 'textMessages'>;

/** What a correction changes; everything else is copied. */
export type ReceiptCorrection = {
  /** null: the name stays. */
  name: string | null;
  /** Prints the current tax text for the day of the donation. */
  taxText: boolean;
};

/**
 * Issues the last receipt of a donation again under the next number of its series, after it was
 * voided: causes, legal entity and words as frozen then, but for the correction and what of the
 * payment was refunded meanwhile.
 */
export async function reissueReceipt(
  trx: Transaction,
  services: ReceiptParts,
  donation: LockedDonation,
  { name, taxText }: ReceiptCorrection,
): Promise<void> {
  const last = await trx
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select(['facts', 'payment_id', 'tax_text_id', 'tax_year', 'refunded_paise'])
    .where('receipts.donation_id', '=', donation.id)
    .orderBy('issued_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const old = last.facts as FrozenReceipt;
  const rules = await readReceiptRules(trx, donation.row.legal_entity_id, old.givenOn);
  const text = taxText ? chooseTaxText(old, rules.texts) : null;
  const frozen = {
    ...old,
    ...(name !== null && { donor: { ...old.donor, name } }),
    ...(text && { tax: fillTaxText(text, old) }),
  };
  await storeReceipt(trx, services, donation, {
    frozen: lessReturned(frozen, donation.total, paise(last.refunded_paise)),
    textId: text ? text.id : last.tax_text_id,
    paymentId: last.payment_id,
    taxYear: last.tax_year,
    prefix: rules.prefix,
  });
}

type NewReceipt = {
  frozen: FrozenReceipt;
  textId: string | null;
  paymentId: string;
  taxYear: string;
  prefix: string;
};

async function storeReceipt(
  trx: Transaction,
  services: ReceiptParts,
  donation: LockedDonation,
  { frozen, textId, paymentId, taxYear, prefix }: NewReceipt,
): Promise<void> {
  const { ids, clock } = services;
  const id = ids('rcp');
  const letter = { kind: 'gift-receipt', receiptId: id } as const;
  const { donor_email: to, person_id: personId, language } = donation.row;
  const reader = { personId, language };
  if (to) await queueLetter(trx, ids, { to, reader, causeKey: `gift-receipt:${id}`, letter });
  else if (personId) await textReceipt(trx, services, { id, donationId: donation.id, personId });
  await trx
    .with('series', (query) =>
      query
        .insertInto('receipt_series')
        .values({ legal_entity_id: donation.row.legal_entity_id, tax_year: taxYear, last_number: 1 })
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
      sql`select series.*, ${receiptNumberPrefix(prefix, taxYear)} || ${sixDigits}, ${id}, ${donation.id},
        ${paymentId}, ${frozen.givenOn}::date, ${ids('rv')}, ${JSON.stringify(frozen)}::jsonb,
        ${clock()}::timestamptz, ${textId}::text from series`,
    )
    .execute();
}

/** lpad alone would cut a longer number. */
const sixDigits = sql`lpad(last_number::text, greatest(6, length(last_number::text)), '0')`;

/**
 * Void, never delete: the number stays taken and the verify page shows it as void. False where none
 * was valid.
 */
export async function markReceiptVoid(
  trx: Transaction,
  { clock }: Services,
  donationId: string,
  reason: string,
): Promise<boolean> {
  const voided = await trx
    .updateTable('receipts')
    .set({ voided_at: clock(), void_reason: reason })
    .where('donation_id', '=', donationId)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return voided.numUpdatedRows > 0n;
}
