import { isDonationId } from '#core/donations/donation-id.ts';
import { paise } from '#core/money/paise.ts';
import { isPayable } from '#core/payments/payable.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { ensureOrder } from './ensure-order.ts';
import { returnPath } from './gateway-paths.ts';

/** A plain form that the donor's browser posts to the gateway: `method=post action={action}` with hidden fields. */
export type PaymentForm = { action: string; fields: Record<string, string> };
export type PaymentFormRefusal = 'unknown-donation' | 'not-payable' | 'gateway-unavailable';

/**
 * How the donor gets to the gateway's own pay page. Asks for the order again when the gateway did not answer at the
 * start. 'gateway-unavailable': offer UPI, bank or another try; 'not-payable': its status says why.
 */
export async function preparePayment(
  services: Services,
  donationId: string,
): Promise<Outcome<PaymentForm, PaymentFormRefusal>> {
  const { db, payments, config, clock } = services;
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
  const foreignOrder =
    gift.order_id !== null &&
    (gift.gateway_mode !== payments.mode || gift.gateway_account !== payments.account);
  if (!isPayable(gift.state, gift.created_at, clock()) || foreignOrder) return refuse('not-payable');
  const total = paise(gift.total_paise);
  const orderId =
    gift.order_id ?? (await ensureOrder(services, { id: gift.id, total, currency: gift.currency }));
  if (orderId === null) return refuse('gateway-unavailable');
  return accept(
    payments.checkoutForm({
      orderId,
      amount: total,
      currency: gift.currency,
      title: 'Hare Krishna Temple',
      description: `Gift ${gift.id}`,
      prefill: { name: gift.donor_name, email: gift.donor_email, phone: gift.donor_phone },
      callbackUrl: `${config.publicUrl}${returnPath(gift.id)}`,
      cancelUrl: `${config.publicUrl}/donationStatus/${gift.id}`,
    }),
  );
}
