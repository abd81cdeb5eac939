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
  /** The browser that made the gift: its name and telephone travel along. Anybody with the link may pay. */
  known: boolean;
};

/**
 * How the donor gets to the gateway's own pay page. Reads only: 'gateway-unavailable' also where the gateway gave no order
 * yet (offer UPI, bank or the button that asks again); 'not-payable': its status says why.
 */
export async function findPaymentForm(
  services: Services,
  donationId: string,
  payer: Payer,
): Promise<Outcome<PaymentForm, PaymentFormRefusal>> {
  const gift = await findPayableGift(services, donationId);
  return gift.ok ? formOf(services, gift.value, payer) : gift;
}

/** The same for who presses to pay: asks the gateway for the order when it did not answer at the start. */
export async function preparePayment(
  services: Services,
  donationId: string,
  payer: Payer,
): Promise<Outcome<PaymentForm, PaymentFormRefusal>> {
  const gift = await findPayableGift(services, donationId);
  if (!gift.ok) return gift;
  const { id, total_paise, currency } = gift.value;
  const order = { kind: 'gift', id, total: paise(total_paise), currency } as const;
  const gateway_order_id = gift.value.gateway_order_id ?? (await ensureOrder(services, order));
  const { mode: gateway_mode, account: gateway_account } = services.payments;
  const asked = gift.value.gateway_order_id === null ? { gateway_mode, gateway_account } : {};
  return formOf(services, { ...gift.value, gateway_order_id, ...asked }, payer);
}

type PayableGift = Awaited<ReturnType<typeof selectGift>> & {};

async function findPayableGift(
  services: Services,
  donationId: string,
): Promise<Outcome<PayableGift, 'unknown-donation' | 'not-payable'>> {
  if (!isDonationId(donationId)) return refuse('unknown-donation');
  const gift = await selectGift(services, donationId);
  if (!gift) return refuse('unknown-donation');
  return isPayable(gift.state, gift.created_at, services.clock()) ? accept(gift) : refuse('not-payable');
}

function selectGift({ db }: Services, donationId: string) {
  return db
    .selectFrom('donations')
    .select(['id', 'state', 'created_at', 'total_paise', 'currency'])
    .select(['gateway_order_id', 'gateway_mode', 'gateway_account'])
    .select(['donor_name', 'donor_email', 'donor_phone'])
    .where('id', '=', donationId)
    .executeTakeFirst();
}

function formOf(services: Services, gift: PayableGift, { known }: Payer) {
  return checkoutForm(services, {
    kind: 'gift',
    id: gift.id,
    total: paise(gift.total_paise),
    currency: gift.currency,
    orderId: gift.gateway_order_id,
    gatewayMode: gift.gateway_mode,
    account: gift.gateway_account,
    description: `Gift ${gift.id}`,
    prefill: known ? { name: gift.donor_name, email: gift.donor_email, phone: gift.donor_phone } : nobody,
    returnPath: returnPath(gift.id),
    statusPath: `/donationStatus/${gift.id}`,
  });
}
