import { isDonationId } from '#core/donations/donation-id.ts';
import { readName } from '#core/fields/name.ts';
import { readText } from '#core/fields/text.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';
import { reissueReceipt } from './issue-receipt.ts';
import { lockDonation } from './lock-donation.ts';

/**
 * As typed. `anew`: 'on' where a corrected receipt is to follow, in `name`, and by `taxText` 'on'
 * with today's tax text.
 */
export type VoidInput = { donationId: string; reason: string; anew: string; name: string; taxText?: string };
type VoidRefusal = 'no-receipt' | 'void-reason' | 'name-invalid' | 'name-link' | 'void-gupt';

/**
 * Voids the receipt of a paid donation, with a reason; the row and its number stay and the verify
 * page shows void. With `anew`, the payment gets the next number of its series with its letter:
 * what the first receipt froze, but for the correction. Money does not move: returning it is a
 * refund (purchases/ask-refund.ts), which voids the receipt by itself.
 */
export const voidReceipt = staffWrite({
  permission: 'receipts.void',
  run: async (
    { services, trx, staff, audit, wake },
    input: VoidInput,
  ): Promise<Outcome<{ anew: boolean }, VoidRefusal>> => {
    const reason = readText(input.reason, { min: 10, max: 500, lines: 'many' });
    if (!reason.ok) return refuse('void-reason', 'reason');
    const anew = input.anew === 'on';
    const name = anew && input.name.trim() !== '' ? readName(input.name) : null;
    if (name && !name.ok) return refuse(name.code, 'name');
    if (!isDonationId(input.donationId)) return refuse('no-receipt');
    if (anew) wake('send-letters');
    const donation = await lockDonation(trx, { id: input.donationId });
    if (!donation) return refuse('no-receipt');
    if (donation.row.path === 'gupt' && name) return refuse('void-gupt', 'name');
    const voided = await trx
      .updateTable('receipts')
      .set({ voided_at: services.clock(), void_reason: reason.value, voided_by: staff.personId })
      .where('donation_id', '=', donation.id)
      .where('voided_at', 'is', null)
      .returning('number')
      .executeTakeFirst();
    if (!voided) return refuse('no-receipt');
    await noteVoid(trx, services, donation.id, `${voided.number}: ${reason.value}`);
    if (name) {
      await trx
        .updateTable('donations')
        .set({ donor_name: name.value })
        .where('id', '=', donation.id)
        .execute();
    }
    if (anew) {
      const correction = { name: name?.value ?? null, taxText: input.taxText === 'on' };
      await reissueReceipt(trx, services, donation, correction);
    }
    await audit({
      action: 'receipt.voided',
      subject: donation.id,
      details: {
        number: voided.number,
        reason: reason.value,
        anew,
        ...(anew && { renamed: name !== null, taxText: input.taxText === 'on' }),
      },
    });
    return accept({ anew });
  },
});

async function noteVoid(
  trx: Transaction,
  { clock }: Services,
  donationId: string,
  note: string,
): Promise<void> {
  await trx
    .insertInto('donation_events')
    .values({ donation_id: donationId, at: clock(), kind: 'receipt-voided', note })
    .execute();
}
