import { isDonationId } from '#core/donations/donation-id.ts';
import type { Services } from '../services.ts';
import { askGateway } from './ask-gateway.ts';

/**
 * The donor's browser comes back from the gateway. What it carries is a hint: only when its signature fits our stored
 * order is the gateway asked, and only the gateway's answer counts. Says nothing: the status page tells.
 */
export async function followReturn(services: Services, donationId: string, fields: FormData): Promise<void> {
  if (!isDonationId(donationId)) return;
  const gift = await services.db
    .selectFrom('donations')
    .select(['id', 'order_id', 'state'])
    .where('id', '=', donationId)
    .executeTakeFirst();
  if (!gift?.order_id) return;
  const field = (name: string) => String(fields.get(name) ?? '');
  const paymentId = field('razorpay_payment_id');
  const signature = field('razorpay_signature');
  if (!services.payments.verifyReturn({ orderId: gift.order_id, paymentId, signature })) return;
  await askGateway(services, gift.order_id);
}
