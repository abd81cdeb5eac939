import { isDonationId } from '#core/donations/donation-id.ts';
import { type Devotee, provenEmail } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { inTransaction, type Write } from '../write/in-transaction.ts';
import { staffWrite } from '../write/staff-write.ts';
import { isOf } from './own-donations.ts';

type Resent = Outcome<null, 'no-receipt' | 'no-email'>;

/**
 * Within ten minutes further requests for the same receipt are one, however often the button is
 * pressed.
 */
const once = 10 * 60 * 1_000;

/** Sends the receipt of one's own donation again: to one's address of today, where it is proven. */
export function resendOwnReceipt(services: Services, devotee: Devotee, donationId: string): Promise<Resent> {
  return inTransaction(services, async (write) => {
    const resent = await resend(write, donationId, devotee);
    return resent.ok ? accept(null) : resent;
  });
}

/**
 * Sends the receipt of a donation again, at the staff's request, to the address of the donation.
 */
export const resendReceipt = staffWrite({
  permission: 'receipts.resend',
  run: async (write, donationId: string): Promise<Resent> => {
    const resent = await resend(write, donationId);
    if (!resent.ok) return resent;
    await write.audit({ action: 'receipt.resent', subject: donationId, details: resent.value });
    return accept(null);
  },
});

async function resend(
  { trx, services: { ids, clock }, wake }: Write,
  donationId: string,
  devotee?: Devotee,
): Promise<Outcome<{ receipt: string }, 'no-receipt' | 'no-email'>> {
  if (!isDonationId(donationId)) return refuse('no-receipt');
  const donation = await trx
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['receipts.id as receiptId', 'donor_email as email', 'person_id as personId', 'language'])
    .where('donations.id', '=', donationId)
    .where('receipts.voided_at', 'is', null)
    .$if(devotee !== undefined, (donations) => donations.where(isOf(devotee as Devotee)))
    .executeTakeFirst();
  if (!donation) return refuse('no-receipt');
  const to = (devotee && provenEmail(devotee)) ?? donation.email;
  if (to === null) return refuse('no-email');
  const { receiptId, personId, language } = donation;
  const reader = { personId: devotee?.personId ?? personId, language };
  const where = to.toLowerCase() === donation.email?.toLowerCase() ? 'again' : 'elsewhere';
  const causeKey = `gift-receipt:${receiptId}:${where}:${Math.floor(clock().getTime() / once)}`;
  await queueLetter(trx, ids, { to, reader, causeKey, letter: { kind: 'gift-receipt', receiptId } });
  wake('send-letters');
  return accept({ receipt: receiptId });
}
