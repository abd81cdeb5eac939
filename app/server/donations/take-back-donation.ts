import { isDonationId } from '#core/donations/donation-id.ts';
import { readTakeBack, type TakeBackKind } from '#core/donations/take-back.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import type { Services } from '../services.ts';
import { staffVerb } from '../write/staff-write.ts';
import { lockDonation } from './lock-donation.ts';
import { type ManualPayment, refundedSnapshot } from './refunded-snapshot.ts';

/** As typed. */
export type TakeBackInput = { donationId: string; kind: string; reason: string };
type TakeBackRefusal = 'not-by-hand' | 'taken-back';

/**
 * Takes back a manual donation: its cheque bounced, or the entry was wrong. Nothing is deleted: a
 * second row says why and who, the payment counts as refunded by the same verb as every refund (so
 * every sum follows), the receipt is voided and the donor is notified, in one transaction. Pressed
 * twice, or by two at once, it is done once. The paper may be entered again.
 */
export const takeBackDonation = staffVerb({
  permission: 'donations.take-back',
  run: async (
    { services, staff },
    { donationId, ...typed }: TakeBackInput,
  ): Promise<FormOutcome<null> | Refusal<TakeBackRefusal>> => {
    const entry = isDonationId(donationId) ? await findEntry(services, donationId) : undefined;
    if (!entry) return refuse('not-by-hand');
    const read = readTakeBack(typed, entry.mode);
    if (!read.ok) return read;
    const { kind, reason } = read.value;
    const first = async (trx: Transaction): Promise<boolean> => {
      // Of two who press at once the second waits here, and then finds a donation that is no longer
      // paid.
      const donation = await lockDonation(trx, { id: donationId });
      if (donation?.state !== 'paid') return false;
      await insertReversal(trx, services, {
        donationId,
        entry,
        kind,
        reason,
        by: staff.personId,
      });
      await writeAudit(trx, services, staff, {
        action: 'donation.taken-back',
        subject: donationId,
        details: { kind, reason, payment: entry.payment_id, paise: donation.total },
        before: { state: 'paid' },
        after: { state: 'refunded' },
      });
      return true;
    };
    const snapshot = refundedSnapshot(entry);
    const purchase = { kind: 'donation', id: donationId } as const;
    const { outcome } = await settlePayment(services, { snapshot, purchase, event: null, first });
    return outcome === 'repeat' ? refuse('taken-back') : accept(null);
  },
});

function findEntry(
  { db }: Services,
  donationId: string,
): Promise<(ManualPayment & { mode: 'cash' | 'cheque' | 'bank' }) | undefined> {
  return db
    .selectFrom('manual_donations')
    .innerJoin('payments', 'payments.id', 'manual_donations.payment_id')
    .select(['manual_donations.payment_id', 'manual_donations.mode', 'amount_paise', 'captured_at'])
    .where('manual_donations.donation_id', '=', donationId)
    .executeTakeFirst();
}

type Reversal = { donationId: string; entry: ManualPayment; kind: TakeBackKind; reason: string; by: string };

async function insertReversal(
  trx: Transaction,
  { clock }: Services,
  { donationId, entry, kind, reason, by }: Reversal,
): Promise<void> {
  const now = clock();
  const { payment_id, amount_paise } = entry;
  await trx
    .insertInto('manual_donation_reversals')
    .values({ donation_id: donationId, payment_id, kind, reason, taken_by: by, taken_at: now })
    .execute();
  await trx
    .insertInto('donation_events')
    .values({ donation_id: donationId, at: now, kind: 'taken-back', payment_id, amount_paise, note: reason })
    .execute();
}
