import type { Services } from '../services.ts';
import { pollGateway } from './poll-gateway.ts';
import { type PurchaseRef, purchaseTables } from './purchase.ts';

/**
 * The payer's browser comes back from the gateway. What it carries is a hint: only when its
 * signature fits our stored order is the gateway polled, and only the gateway's answer counts.
 * Returns nothing: the status page shows the result.
 */
export async function followReturn(
  services: Services,
  { kind, id }: PurchaseRef,
  fields: FormData,
): Promise<void> {
  const purchase = await services.db
    .selectFrom(purchaseTables[kind])
    .select('gateway_order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!purchase?.gateway_order_id) return;
  const field = (name: string) => String(fields.get(name) ?? '');
  const paymentId = field('razorpay_payment_id');
  const signature = field('razorpay_signature');
  if (!services.payments.verifyReturn({ orderId: purchase.gateway_order_id, paymentId, signature })) return;
  await pollGateway(services, purchase.gateway_order_id);
}
