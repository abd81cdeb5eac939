import { donationOfLink, type LinkAnswers } from '#core/pay-links/pay-link.ts';
import { provenEmail, type Viewer } from '#core/people/viewer.ts';
import { accept, invalidField } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { startDonation } from '../donations/start-donation.ts';
import type { Services } from '../services.ts';
import type { Started } from '../write/intent.ts';
import { findPayLink } from './pay-link-queries.ts';

/**
 * Turns a link into its donation, once: whoever comes second, in another tab or with another name,
 * gets the same donation, which the gateway's order lets be paid once. The link is taken in the
 * transaction that saves the donation, so a link that was withdrawn or has run out meanwhile
 * becomes none ('pay-link-over').
 */
export async function beginPayLink(
  services: Services,
  viewer: Viewer,
  linkId: string,
  answers: LinkAnswers,
): Promise<Started> {
  const link = await findPayLink(services, linkId);
  if (!link || link.state === 'withdrawn' || link.state === 'over') return over();
  if (link.donationId !== null) return accept({ id: link.donationId });
  const take = (trx: Transaction, donationId: string) => takeLink(services, trx, { linkId, donationId });
  const donor = isDonor(viewer, link) ? viewer : ({ kind: 'visitor' } as const);
  const started = await startDonation(services, donor, donationOfLink(link, answers), { take });
  if (started.ok) return started;
  // Another tab was faster.
  const donationId = (await findPayLink(services, linkId))?.donationId;
  return donationId ? accept({ id: donationId }) : started;
}

/**
 * Whoever presses may be somebody who helps, signed in to an account of their own: a donation comes
 * into an account only where that has proven the address or the number of the link.
 */
function isDonor(viewer: Viewer, { email, phone }: { email: string | null; phone: string }): boolean {
  if (viewer.kind !== 'devotee') return false;
  const proven = provenEmail(viewer);
  return viewer.mobile === phone || (proven !== null && proven === email?.toLowerCase());
}

const over = () => invalidField('link', 'pay-link-over');

async function takeLink(
  { clock }: Services,
  trx: Transaction,
  { linkId, donationId }: { linkId: string; donationId: string },
): Promise<Started> {
  const taken = await trx
    .updateTable('pay_links')
    .set({ donation_id: donationId })
    .where('id', '=', linkId)
    .where('donation_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? accept({ id: donationId }) : over();
}
