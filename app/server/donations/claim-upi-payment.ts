import { isDonationId } from '#core/donations/donation-id.ts';
import { readDate } from '#core/fields/date.ts';
import { readUtr } from '#core/fields/utr.ts';
import { paise, parseRupees } from '#core/money/paise.ts';
import { transferBy } from '#core/payments/transfer-ways.ts';
import { isPayable } from '#core/purchases/payable.ts';
import { type FormOutcome, invalid, invalidField, type Outcome, type Problem } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { findDonationsAccount } from '../settings/find-donations-account.ts';
import { listDayOfferings } from './offering-places.ts';

/** As typed on the status page. */
export type ClaimInput = { donationId: string; utr: string; amount: string; paidOn: string };

/**
 * Stores a donor's claim of a UPI payment or bank transfer. A claim is no payment: no receipt and
 * no 'paid' before a person matched it with the statement. One reference claims one donation. Where
 * the temple takes no transfers, or none of the reference's kind, nothing is stored.
 */
export async function claimUpiPayment(services: Services, input: ClaimInput): Promise<FormOutcome<null>> {
  const { db, clock, ids } = services;
  const donation = isDonationId(input.donationId)
    ? await db
        .selectFrom('donations')
        .select(['id', 'state', 'created_at', 'total_paise'])
        .where('id', '=', input.donationId)
        .executeTakeFirst()
    : undefined;
  if (!donation || !isPayable(donation.state, donation.created_at, clock()))
    return invalidField('donation', 'not-payable');
  const by = transferBy(await findDonationsAccount(services), paise(donation.total_paise));
  // What is held for a quarter of an hour cannot wait for a bank.
  if (!by || (await listDayOfferings(db, donation.id)).length > 0)
    return invalidField('utr', 'transfer-not-offered');
  const problems: Problem[] = [];
  const read = <Value>(field: string, outcome: Outcome<Value>): Value | null => {
    if (!outcome.ok) problems.push({ field, code: outcome.code });
    return outcome.ok ? outcome.value : null;
  };
  const utr = read('utr', readUtr(input.utr));
  // Longer ones are of NEFT and RTGS. Twelve digits may also be a transfer by IMPS: the bank
  // account takes them.
  if (utr && utr.length !== 12 && by === 'upi') problems.push({ field: 'utr', code: 'utr-invalid' });
  const amount = read('amount', parseRupees(input.amount));
  if (amount === 0) problems.push({ field: 'amount', code: 'amount-too-small' });
  const today = templeDay(clock());
  const paidOn = read('paidOn', readDate(input.paidOn, { from: templeDay(donation.created_at), to: today }));
  if (problems.length > 0 || utr === null || amount === null || paidOn === null) {
    return invalid(problems);
  }
  const added = await db
    .insertInto('upi_claims')
    .values({
      id: ids('clm'),
      donation_id: donation.id,
      utr,
      amount_paise: amount,
      paid_on: paidOn,
      claimed_at: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows) return { ok: true, value: null };
  return (await isSameClaim(services, donation.id, utr))
    ? { ok: true, value: null }
    : invalidField('utr', 'utr-claimed');
}

/** A form sent twice. */
async function isSameClaim({ db }: Services, donationId: string, utr: string): Promise<boolean> {
  const known = await db
    .selectFrom('upi_claims')
    .select('id')
    .where('donation_id', '=', donationId)
    .where('utr', '=', utr)
    .where('state', '=', 'claimed')
    .executeTakeFirst();
  return known !== undefined;
}
