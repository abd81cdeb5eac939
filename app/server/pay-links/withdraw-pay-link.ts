import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { lockDonation } from '../donations/lock-donation.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';

type NotWithdrawn = 'pay-link-unknown' | 'pay-link-paying' | 'pay-link-paid';

/**
 * Takes a link back; a donation that it became and nobody has paid is cancelled with it. Where a
 * payment is under way or done it stays: what comes for a cancelled donation would wait for a
 * person. The link is locked before its donation, as by whoever begins it.
 */
export const withdrawPayLink = staffWrite({
  permission: 'donations.record',
  run: async ({ trx, services, audit }, id: string): Promise<Outcome<null, NotWithdrawn>> => {
    const link = await trx
      .selectFrom('pay_links')
      .select(['withdrawn_at', 'donation_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!link) return refuse('pay-link-unknown');
    if (link.withdrawn_at) return accept(null);
    if (link.donation_id) {
      const refused = await cancelUnpaid(trx, services, link.donation_id);
      if (refused) return refuse(refused);
    }
    await trx.updateTable('pay_links').set({ withdrawn_at: services.clock() }).where('id', '=', id).execute();
    await audit({ action: 'pay-link.withdrawn', subject: id, details: { donation: link.donation_id } });
    return accept(null);
  },
});

async function cancelUnpaid(
  trx: Transaction,
  { clock }: Services,
  donationId: string,
): Promise<'pay-link-paying' | 'pay-link-paid' | null> {
  const donation = await lockDonation(trx, { id: donationId });
  const state = donation?.row.state;
  if (state === 'expired' || state === 'cancelled') return null;
  const claim = await trx
    .selectFrom('upi_claims')
    .select('id')
    .where('donation_id', '=', donationId)
    .where('state', '=', 'claimed')
    .executeTakeFirst();
  if (state === 'attempted' || state === 'review' || claim) return 'pay-link-paying';
  if (state !== 'created' && state !== 'failed') return 'pay-link-paid';
  const cancelled = { state: 'cancelled' } as const;
  await trx
    .updateTable('donations')
    .set({ ...cancelled, failure: null })
    .where('id', '=', donationId)
    .execute();
  await trx
    .insertInto('donation_events')
    .values({ donation_id: donationId, at: clock(), kind: 'cancelled', ...cancelled })
    .execute();
  return null;
}
