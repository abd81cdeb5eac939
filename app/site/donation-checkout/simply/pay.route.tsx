import { data, redirect } from 'react-router';
import { transferBy } from '#core/payments/transfer-ways.ts';
import * as p from '#messages/donation-payment.ts';
import { hasProof } from '#server/auth/purchase-proof.ts';
import { findCause } from '#server/donations/cause-queries.ts';
import { findDonationStatus } from '#server/donations/donation-queries.ts';
import { isOfPayLink } from '#server/pay-links/pay-link-queries.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { servicesContext } from '#server/services.ts';
import { findDonationsAccount } from '#server/settings/find-donations-account.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { DonationUnknown } from '#site/giving/donation-unknown.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/pay.route.ts';
import { PayStep } from './pay-step.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const donation = await findDonationStatus(services, params.id);
  if (!donation) return data(null, { status: 404 });
  const { id, total, lines } = donation;
  if (!donation.payable) throw redirect(href('/donationStatus/:id', { id }), 303);
  const [prepared, accounts, { contact }, cause] = await Promise.all([
    findPaymentForm(services, { kind: 'donation', id }, { known: hasProof(services, request, id) }),
    findDonationsAccount(services),
    getTempleSettings(services),
    findCause(services, lines[0]?.causeId ?? ''),
  ]);
  return {
    donation,
    causeTitle: cause?.title ?? lines[0]?.title ?? '',
    gateway: prepared.ok ? prepared.value : null,
    takesTransfers: transferBy(accounts, total) !== null,
    phone: contact.phone,
    byLink: await isOfPayLink(services, id),
  };
}

/** Asks the gateway once more for its order, where it did not answer before. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  await preparePayment(services, { kind: 'donation', id: params.id }, { known: false });
  throw redirect(href('/donate/simply/pay/:id', { id: params.id }), 303);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? p.payment : p.notFound);

export default function SimplePay({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PayStep {...loaderData} /> : <DonationUnknown />;
}
