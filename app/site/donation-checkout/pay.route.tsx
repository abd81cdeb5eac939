import { data, redirect } from 'react-router';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { type TransferAccounts, transferBy } from '#core/payments/transfer-ways.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/donation-payment.ts';
import { hasProof } from '#server/auth/purchase-proof.ts';
import { claimUpiPayment } from '#server/donations/claim-upi-payment.ts';
import { findDonationStatus } from '#server/donations/donation-queries.ts';
import { listDayOfferings } from '#server/donations/offering-places.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { upiQr } from '#server/qr/upi-qr.ts';
import { servicesContext } from '#server/services.ts';
import { findDonationsAccount } from '#server/settings/find-donations-account.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { DonationUnknown } from '#site/giving/donation-unknown.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/pay.route.ts';
import { readClaimForm, wordClaimProblems } from './claim-fields.ts';
import { PayPage } from './pay-page.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const donation = await findDonationStatus(services, params.id);
  if (!donation) return data(null, { status: 404 });
  if (!donation.payable) throw redirect(href('/donationStatus/:id', { id: donation.id }), 303);
  const query = new URL(request.url).searchParams;
  const [prepared, accounts, ofTheDay] = await Promise.all([
    findPaymentForm(
      services,
      { kind: 'donation', id: donation.id },
      { known: hasProof(services, request, donation.id) },
    ),
    findDonationsAccount(services),
    listDayOfferings(services.db, donation.id),
  ]);
  return {
    donation,
    gateway: prepared.ok ? prepared.value : null,
    holdOver: !prepared.ok && prepared.code === 'hold-over',
    transfer: ofTheDay.length > 0 ? null : await transferOf(accounts, donation),
    today: templeDay(services.clock()),
    byTransfer: query.get('by') === 'transfer',
    fromCart: query.get('from') === 'cart',
  };
}

async function transferOf(accounts: TransferAccounts, { total, transferCode }: DonationStatusView) {
  const { bank, upi } = accounts;
  const by = transferBy(accounts, total);
  if (!by) return null;
  const payee = upi && { id: upi.id, name: upi.payee };
  const code = payee && (await upiQr({ payee, amount: total, reference: transferCode }));
  return { by, bank, upi: code && payee && { ...code, id: payee.id }, aboveUpi: upi !== null && !code };
}

/** The donor claims a payment by UPI or bank transfer, or requests the gateway's order again. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get('intent') === 'ask-gateway') {
    const prepared = await preparePayment(services, { kind: 'donation', id: params.id }, { known: false });
    if (!prepared.ok && prepared.code === 'sold-out')
      return data({ soldOut: true, typed: readClaimForm(form), problems: [] }, { status: 409 });
    throw redirect(href('/donation-checkout/pay/:id', { id: params.id }), 303);
  }
  const typed = readClaimForm(form);
  const outcome = await claimUpiPayment(services, { donationId: params.id, ...typed });
  if (outcome.ok || outcome.problems.some(({ code }) => code === 'not-payable'))
    throw redirect(href('/donationStatus/:id', { id: params.id }), 303);
  const donation = await findDonationStatus(services, params.id);
  const window = { from: donation?.begunOn ?? '', to: templeDay(services.clock()) };
  const problems = wordClaimProblems(outcome.problems, window);
  return data({ soldOut: false, typed, problems }, { status: 422 });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.payment : m.notFound);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DonationUnknown />;
  const soldOut = actionData?.soldOut === true;
  return <PayPage {...loaderData} soldOut={soldOut} claim={soldOut ? null : (actionData ?? null)} />;
}
