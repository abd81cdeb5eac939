import { sql } from 'kysely';
import { isDonationId } from '#core/donations/donation-id.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { isOf } from './own-donations.ts';

type ResendRefusal = 'not-allowed' | 'no-receipt' | 'no-email';

/**
 * Within ten minutes further requests for the same receipt are one, however often the button is
 * pressed.
 */
const once = 10 * 60 * 1_000;

/**
 * Sends the receipt of a donation again: to its donor, whose address may have changed since, or at
 * the staff's request to the address of the donation.
 */
export async function resendReceipt(
  services: Services,
  viewer: Viewer,
  donationId: string,
): Promise<Outcome<null, ResendRefusal>> {
  const allowed =
    viewer.kind === 'devotee' || (viewer.kind === 'staff' && mayDo(viewer.roles, 'receipts.resend'));
  if (!allowed) return refuse('not-allowed');
  if (!isDonationId(donationId)) return refuse('no-receipt');
  const { db, ids, clock, wakeups } = services;
  const donation = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['receipts.id as receiptId', 'donor_email as email'])
    .where('donations.id', '=', donationId)
    .where('receipts.voided_at', 'is', null)
    .where(viewer.kind === 'devotee' ? isOf(viewer) : sql<boolean>`true`)
    .executeTakeFirst();
  if (!donation) return refuse('no-receipt');
  const to = viewer.kind === 'devotee' && viewer.emailVerified ? viewer.email : donation.email;
  if (to === null) return refuse('no-email');
  const { receiptId } = donation;
  const where = to.toLowerCase() === donation.email?.toLowerCase() ? 'again' : 'elsewhere';
  await db.transaction().execute(async (trx) => {
    const causeKey = `gift-receipt:${receiptId}:${where}:${Math.floor(clock().getTime() / once)}`;
    await queueLetter(trx, ids, { to, causeKey, letter: { kind: 'gift-receipt', receiptId } });
    if (viewer.kind === 'staff') {
      await writeAudit(trx, services, viewer, {
        action: 'receipt.resent',
        subject: donationId,
        details: { receipt: receiptId },
      });
    }
  });
  wakeups.wake('send-letters');
  return accept(null);
}
