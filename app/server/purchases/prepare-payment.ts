import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { checkoutForm, type Payer, type PaymentForm } from './checkout-form.ts';
import { ensureOrder } from './ensure-order.ts';
import type { PayablePurchase, PurchaseRef } from './purchase.ts';
import type { NotPayable } from './purchase-kind.ts';

/** 'gateway-unavailable': also where there is no gateway order yet; pressing to pay creates it. */
type FormRefusal = NotPayable | 'gateway-unavailable';

/** The form to the gateway's pay page, read only; 'not-payable': the purchase's status says why. */
export async function findPaymentForm(
  services: Services,
  { kind, id }: PurchaseRef,
  payer: Payer,
): Promise<Outcome<PaymentForm, FormRefusal | 'hold-over'>> {
  const found = await services.purchaseKinds[kind].findPayable(services, id);
  return found.ok ? checkoutForm(services, found.value, payer) : found;
}

/**
 * The same when the payer presses to pay: what is bought is held for the time of paying ('sold-out'
 * before any money moves), and the gateway's order is created if it is missing.
 */
export async function preparePayment(
  services: Services,
  purchase: PurchaseRef,
  payer: Payer,
): Promise<Outcome<PaymentForm, FormRefusal | 'sold-out'>> {
  const found = await findToPay(services, purchase);
  if (!found.ok) return found;
  if (found.value.orderId !== null) return checkoutForm(services, found.value, payer);
  const orderId = await ensureOrder(services, found.value);
  const { mode: gatewayMode, account } = services.payments;
  return checkoutForm(services, { ...found.value, orderId, gatewayMode, account }, payer);
}

async function findToPay(
  services: Services,
  { kind, id }: PurchaseRef,
): Promise<Outcome<PayablePurchase, NotPayable | 'sold-out'>> {
  const { findPayable, hold } = services.purchaseKinds[kind];
  if (hold) return inTransaction(services, (write) => hold(write, id));
  const found = await findPayable(services, id);
  if (found.ok) return accept(found.value);
  return refuse(found.code === 'hold-over' ? 'not-payable' : found.code);
}
