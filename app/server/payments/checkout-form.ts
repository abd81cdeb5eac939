import { type Paise, paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import type { PurchaseRef } from './purchase.ts';

/**
 * A plain form that the payer's browser posts to the gateway: `method=post action={action}` with
 * hidden fields.
 */
export type PaymentForm = { action: string; fields: Record<string, string> };

export type PayablePurchase = PurchaseRef & {
  total: Paise;
  currency: string;
  /** The gateway's order; null where it has not created one yet. */
  orderId: string | null;
  gatewayMode: 'test' | 'live' | null;
  account: string | null;
  /** As shown on the gateway's page and the bank's statement. */
  description: string;
  prefill: { name: string | null; email: string | null; phone: string | null };
  returnPath: string;
  statusPath: string;
};

/** For a visitor who has the link but is not proven to be the buyer. */
export const nobody: PayablePurchase['prefill'] = { name: null, email: null, phone: null };

/**
 * The form for a purchase that may be paid now. Read only: if there is no gateway order yet, the
 * caller creates one first (ensure-order.ts). An order of another account or mode is not payable
 * here.
 */
export async function checkoutForm(
  services: Services,
  purchase: PayablePurchase,
): Promise<Outcome<PaymentForm, 'not-payable' | 'gateway-unavailable'>> {
  const { payments, config } = services;
  const foreign =
    purchase.orderId !== null &&
    (purchase.gatewayMode !== payments.mode || purchase.account !== payments.account);
  if (foreign) return refuse('not-payable');
  const { orderId } = purchase;
  if (orderId === null) return refuse('gateway-unavailable');
  const { identity } = await getTempleSettings(services);
  return accept(
    payments.checkoutForm({
      orderId,
      amount: paise(purchase.total),
      currency: purchase.currency,
      title: identity.name,
      description: purchase.description,
      prefill: purchase.prefill,
      callbackUrl: `${config.publicUrl}${purchase.returnPath}`,
      cancelUrl: `${config.publicUrl}${purchase.statusPath}`,
    }),
  );
}
