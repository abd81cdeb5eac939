import { paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { prefix } from '#messages/language.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import type { PayablePurchase, Prefill } from './purchase.ts';
import { purchasePaths } from './purchase-paths.ts';

/**
 * A plain form that the payer's browser posts to the gateway: `method=post action={action}` with
 * hidden fields.
 */
export type PaymentForm = { action: string; fields: Record<string, string> };

/** Anybody with the link may pay; `known`: proven to be the buyer, whose name is sent along. */
export type Payer = { known: boolean };

const nobody: Prefill = { name: null, email: null, phone: null };

/**
 * The form for a purchase that may be paid now. Read only: if there is no gateway order yet, the
 * caller creates one first (ensure-order.ts). An order of another account or mode is not payable
 * here.
 */
export async function checkoutForm(
  services: Services,
  purchase: PayablePurchase,
  { known }: Payer,
): Promise<Outcome<PaymentForm, 'not-payable' | 'gateway-unavailable'>> {
  const { payments, config } = services;
  const foreign =
    purchase.orderId !== null &&
    (purchase.gatewayMode !== payments.mode || purchase.account !== payments.account);
  if (foreign) return refuse('not-payable');
  const { kind, id, orderId } = purchase;
  if (orderId === null) return refuse('gateway-unavailable');
  const { identity } = await getTempleSettings(services);
  return accept(
    payments.checkoutForm({
      orderId,
      amount: paise(purchase.total),
      currency: purchase.currency,
      title: identity.name,
      description: purchase.description,
      prefill: known ? purchase.payer : nobody,
      callbackUrl: `${config.publicUrl}${prefix}${purchasePaths[kind].back(id)}`,
      cancelUrl: `${config.publicUrl}${prefix}${purchasePaths[kind].status(id)}`,
    }),
  );
}
