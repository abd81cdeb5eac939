import { isDonationId } from '#core/donations/donation-id.ts';
import { paise } from '#core/money/paise.ts';
import { isPayable } from '#core/payments/payable.ts';
import { type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { checkoutForm, nobody, type PaymentForm } from './checkout-form.ts';
import { returnPath } from './gateway-paths.ts';

export type PaymentFormRefusal = 'unknown-donation' | 'not-payable' | 'gateway-unavailable';

/**
 * How the donor gets to the gateway's own pay page. Asks for the order again when the gateway did not answer at the
 * start. 'gateway-unavailable': offer UPI, bank or another try; 'not-payable': its status says why.
 * Name and telephone travel along only for the browser that made the gift (`known`): anybody with the link may pay it.
 */
export async function preparePayment(
  services: Services,
  donationId: string,
  { known }: { known: boolean },
): Promise<Outcome<PaymentForm, PaymentFormRefusal>> {
  const { db, clock } = services;
  if (!isDonationId(donationId)) return refuse('unknown-donation');
  const gift = await db
    .selectFrom('donations')
    .select([
      'id',
      'state',
      'created_at',
      'total_paise',
      'currency',
      'order_id',
      'gateway_mode',
      'gateway_account',
    ])
    .select(['donor_name', 'donor_email', 'donor_phone'])
    .where('id', '=', donationId)
    .executeTakeFirst();
  if (!gift) return refuse('unknown-donation');
  if (!isPayable(gift.state, gift.created_at, clock())) return refuse('not-payable');
  return checkoutForm(services, {
    kind: 'gift',
    id: gift.id,
    total: paise(gift.total_paise),
    currency: gift.currency,
    orderId: gift.order_id,
    gatewayMode: gift.gateway_mode,
    account: gift.gateway_account,
    description: `Gift ${gift.id}`,
    prefill: known ? { name: gift.donor_name, email: gift.donor_email, phone: gift.donor_phone } : nobody,
    returnPath: returnPath(gift.id),
    statusPath: `/donationStatus/${gift.id}`,
  });
}
