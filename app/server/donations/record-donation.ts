import { sql } from 'kysely';
import {
  type ManualDonation,
  readManualDonation,
  type TypedManualDonation,
} from '#core/donations/manual-donation.ts';
import { cashBarOn } from '#core/money/cash-rules.ts';
import { accept, invalidField } from '#core/result.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { manualSnapshot } from '../purchases/manual-snapshot.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import type { Services } from '../services.ts';
import { findIntent, hashInput, type Started } from '../write/intent.ts';
import { staffVerb } from '../write/staff-write.ts';
import { loadCauses } from './cause-queries.ts';
import { intentHash, sealDonationPan } from './donation-pan.ts';
import { chequePaymentId, findSameCheque } from './known-cheques.ts';
import { listLegalEntities } from './legal-entity-queries.ts';
import { nextPaperPayment } from './paper-payment.ts';

/**
 * Enters a donation by cash, cheque or transfer. It is settled by the same verb as the gateway's
 * events, so that number, receipt and letter follow in one transaction. A form sent twice finds its
 * first donation; a known transfer or cheque is refused, unless its entry was taken back; a donor's
 * cash of a day is added up under a lock (rule I6).
 */
export const recordDonation = staffVerb({
  permission: 'donations.record',
  run: async ({ services, staff }, typed: TypedManualDonation): Promise<Started> => {
    const [causes, entities] = await Promise.all([
      loadCauses(services, null, { raised: false }),
      listLegalEntities(services),
    ]);
    const read = readManualDonation(typed, { causes, entities, today: templeDay(services.clock()) });
    if (!read.ok) return read;
    const donation = read.value;
    const donationId = services.ids('don');
    const paper = paymentIdOf(donation, donationId);
    const paymentId = await nextPaperPayment(services.db, paper);
    let answer: Started = accept({ id: donationId });
    const first = async (trx: Transaction): Promise<boolean> => {
      // Of two clerks with the same paper or the same donor's cash, the second waits and is then
      // refused.
      const shared =
        donation.mode === 'cash' ? 'office-gift-cash' : `office-gift-${donation.mode}-${donation.paper}`;
      for (const key of [shared, paper, donation.intentKey]) await takeAdvisoryLock(trx, key);
      const hash = hashOf(services, donation);
      const known = await findIntent(trx, { table: 'donations', key: donation.intentKey, hash });
      if (known) {
        answer = known;
        return false;
      }
      const refused =
        (await refuseKnownCheque(trx, donation)) ??
        (await refuseKnownPaper(trx, donation, paymentId)) ??
        (await refuseCash(trx, services, donation));
      if (refused) {
        answer = refused;
        return false;
      }
      await insertDonation(trx, services, { donation, donationId, paymentId, personId: staff.personId });
      const { mode, total, givenOn, cause } = donation;
      await writeAudit(trx, services, staff, {
        action: 'donation.recorded',
        subject: donationId,
        details: { mode, paise: total, givenOn, cause: cause.id, payment: paymentId },
      });
      return true;
    };
    const purchase = { kind: 'donation', id: donationId } as const;
    // Counter and statement have only the day.
    const capturedAt = templeDayStart(donation.givenOn);
    const snapshot = manualSnapshot({ paymentId, mode: donation.mode, amount: donation.total, capturedAt });
    await settlePayment(services, { snapshot, purchase, event: null, first });
    return answer;
  },
});

/** A paper identifies its payment; cash has none. */
function paymentIdOf(donation: ManualDonation, donationId: string): string {
  if (donation.mode === 'bank') return `utr_${donation.paper}`;
  return donation.mode === 'cash' ? `cash_${donationId.slice(4)}` : chequePaymentId(donation);
}

async function refuseKnownCheque(trx: Transaction, donation: ManualDonation): Promise<Started | null> {
  const answer = donation.mode === 'cheque' ? await findSameCheque(trx, donation) : 'other';
  if (answer === 'same') return invalidField('paper', 'paper-known');
  return answer === 'account-needed' ? invalidField('account', 'cheque-account-needed') : null;
}

async function refuseKnownPaper(
  trx: Transaction,
  { mode, paper }: ManualDonation,
  paymentId: string,
): Promise<Started | null> {
  const known = await trx.selectFrom('payments').select('id').where('id', '=', paymentId).executeTakeFirst();
  if (known) return invalidField('paper', 'paper-known');
  if (mode !== 'bank') return null;
  const claim = await trx
    .selectFrom('upi_claims')
    .select('id')
    .where('utr', '=', paper)
    .where('state', '<>', 'rejected')
    .executeTakeFirst();
  return claim ? invalidField('paper', 'paper-claimed') : null;
}

/**
 * What one donor brought in cash on one day, this donation included. A donor without an identifier
 * counts alone.
 */
async function refuseCash(
  trx: Transaction,
  { sealer }: Services,
  donation: ManualDonation,
): Promise<Started | null> {
  const bar = donation.mode === 'cash' ? cashBarOn(donation.givenOn) : null;
  const { name, email, phone, pan } = donation.donor;
  if (!bar || name === null) return null;
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(donation.total_paise), 0)::bigint as sum
    from manual_donations as seen join donations as donation on donation.id = seen.donation_id
    where seen.mode = 'cash' and seen.given_on = ${donation.givenOn} and (donation.donor_phone = ${phone}
      or lower(donation.donor_email) = lower(${email}) or donation.donor_pan_index = ${pan && sealer.panIndex(pan)}
      or lower(donation.donor_name) = lower(${name}))
      and not exists (select from manual_donation_reversals as back where back.donation_id = donation.id)`.execute(
    trx,
  );
  return (rows[0]?.sum ?? 0) + donation.total >= bar.barredFrom
    ? invalidField('amount', 'cash-barred-day')
    : null;
}

function hashOf({ sealer }: Services, { intentKey: _, cause, ...donation }: ManualDonation): string {
  return intentHash(sealer, hashInput({ ...donation, cause: cause.id }), donation.donor.pan !== null);
}

type NewDonation = { donation: ManualDonation; donationId: string; paymentId: string; personId: string };

async function insertDonation(
  trx: Transaction,
  services: Services,
  { donation, donationId, paymentId, personId }: NewDonation,
): Promise<void> {
  const now = services.clock();
  const { donor, cause, total } = donation;
  await trx
    .insertInto('donations')
    .values({
      id: donationId,
      intent_key: donation.intentKey,
      intent_hash: hashOf(services, donation),
      path: donation.path,
      citizenship: donation.citizenship,
      legal_entity_id: cause.legalEntityId,
      total_paise: total,
      donor_name: donor.name,
      donor_email: donor.email,
      donor_phone: donor.phone,
      ...sealDonationPan(services.sealer, donationId, donor.pan),
      donor_address_line: donor.addressLine,
      donor_city: donor.city,
      donor_state: donor.state,
      donor_pin: donor.pin,
      in_name_of: donation.inNameOf,
      created_at: now,
    })
    .execute();
  const unit = { title: cause.title, quantity: 1, unit_paise: total, amount_paise: total };
  await trx
    .insertInto('donation_lines')
    .values({ donation_id: donationId, position: 0, cause_id: cause.id, type_id: null, ...unit })
    .execute();
  await trx
    .insertInto('donation_events')
    .values({ donation_id: donationId, at: now, kind: 'recorded', state: 'created', amount_paise: total })
    .execute();
  await trx
    .insertInto('manual_donations')
    .values({
      donation_id: donationId,
      payment_id: paymentId,
      mode: donation.mode,
      paper: donation.paper,
      bank: donation.bank,
      account: donation.account,
      given_on: donation.givenOn,
      recorded_by: personId,
      recorded_at: now,
    })
    .execute();
}
