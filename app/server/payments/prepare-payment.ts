import { isDonationId } from '#core/donations/donation-id.ts';
import { paise } from '#core/money/paise.ts';
import { isPayable } from '#core/payments/payable.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { checkoutForm, nobody, type PaymentForm } from './checkout-form.ts';
import { ensureOrder } from './ensure-order.ts';
import { returnPath } from './gateway-paths.ts';

export type PaymentFormRefusal = 'unknown-donation' | 'not-payable' | 'gateway-unavailable';

type Payer = {
  /**
   * True in the browser that made the donation: name and telephone are sent along. Anybody with the
   * link may pay.
   */
  known: boolean;
};

/**
 * The form to the gateway's pay page. Read only: 'gateway-unavailable' also where there is no
 * gateway order yet (offer UPI, bank or the retry button); 'not-payable': its status says why.
 */
export async function findPaymentForm(
  services: Services,
  donationId: string,
  payer: Payer,
): Promise<Outcome<PaymentForm, PaymentFormRefusal>> {
  const donation = await findPayableDonation(services, donationId);
  return donation.ok ? formOf(services, donation.value, payer) : donation;
}

/**
 * The same when the donor presses to pay: creates the gateway's order if that failed at the start.
 */
export async function preparePayment(
  services: Services,
  donationId: string,
  payer: Payer,
): Promise<Outcome<PaymentForm, PaymentFormRefusal>> {
  const donation = await findPayableDonation(services, donationId);
  if (!donation.ok) return donation;
  const { id, total_paise, currency } = donation.value;
  const order = { kind: 'donation', id, total: paise(total_paise), currency } as const;
  const gateway_order_id = donation.value.gateway_order_id ?? (await ensureOrder(services, order));
  const { mode: gateway_mode, account: gateway_account } = services.payments;
  const ownAccount = donation.value.gateway_order_id === null ? { gateway_mode, gateway_account } : {};
  return formOf(services, { ...donation.value, gateway_order_id, ...ownAccount }, payer);
}

type PayableDonation = Awaited<ReturnType<typeof selectDonation>> & {};

async function findPayableDonation(
  services: Services,
  donationId: string,
): Promise<Outcome<PayableDonation, 'unknown-donation' | 'not-payable'>> {
  if (!isDonationId(donationId)) return refuse('unknown-donation');
  const donation = await selectDonation(services, donationId);
  if (!donation) return refuse('unknown-donation');
  return isPayable(donation.state, donation.created_at, services.clock())
    ? accept(donation)
    : refuse('not-payable');
}

function selectDonation({ db }: Services, donationId: string) {
  return db
    .selectFrom('donations')
    .select(['id', 'state', 'created_at', 'total_paise', 'currency'])
    .select(['gateway_order_id', 'gateway_mode', 'gateway_account'])
    .select(['donor_name', 'donor_email', 'donor_phone'])
    .where('id', '=', donationId)
    .executeTakeFirst();
}

function formOf(services: Services, donation: PayableDonation, { known }: Payer) {
  return checkoutForm(services, {
    kind: 'donation',
    id: donation.id,
    total: paise(donation.total_paise),
    currency: donation.currency,
    orderId: donation.gateway_order_id,
    gatewayMode: donation.gateway_mode,
    account: donation.gateway_account,
    description: `Gift ${donation.id}`,
    prefill: known
      ? { name: donation.donor_name, email: donation.donor_email, phone: donation.donor_phone }
      : nobody,
    returnPath: returnPath(donation.id),
    statusPath: `/donationStatus/${donation.id}`,
  });
}
