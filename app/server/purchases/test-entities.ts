import { randomBytes } from 'node:crypto';
import { sign } from '../payments/signatures.ts';
import { gatewayConfig } from './test-donations.ts';

type Fields = Record<string, unknown>;

/** A captured payment of ₹1,000 as the gateway documents it publicly: without a time of capture. */
export function paymentEntityOf(orderId: string, instead: Fields = {}): Fields & { id: string } {
  return {
    id: `pay_${randomBytes(8).toString('hex')}`,
    entity: 'payment',
    order_id: orderId,
    amount: 100_000,
    currency: 'INR',
    status: 'captured',
    captured: true,
    amount_refunded: 0,
    created_at: Math.floor(Date.now() / 1_000),
    ...instead,
  };
}

/** A signed event of the gateway, as `receiveWebhook` gets it. */
export function deliveryOf(event: string, payload: { payment: Fields; refund?: Fields }, at = new Date()) {
  const { payment, refund } = payload;
  const body = JSON.stringify({
    account_id: gatewayConfig.accountId,
    event,
    created_at: Math.floor(at.getTime() / 1_000),
    payload: { payment: { entity: payment }, ...(refund && { refund: { entity: refund } }) },
  });
  const eventId = `evt_${randomBytes(8).toString('hex')}`;
  return { body: Buffer.from(body), signature: sign(body, gatewayConfig.webhookSecret), eventId };
}

/** A gateway whose answers a test writes: the payments by order, and the refunds by payment. */
export function makeScriptedGateway() {
  const payments = new Map<string, unknown[]>();
  const refunds = new Map<string, unknown[]>();
  let orders = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [noun, id = '', verb] = new URL(request.url).pathname.split('/v1/')[1]?.split('/') ?? [];
    if (noun === 'orders' && request.method === 'POST') {
      orders += 1;
      return Response.json({ ...((await request.json()) as object), id: `order_scripted_${orders}` });
    }
    if (noun === 'orders' && verb === 'payments') return Response.json({ items: payments.get(id) ?? [] });
    if (noun === 'payments' && verb === 'refunds') return Response.json({ items: refunds.get(id) ?? [] });
    return new Response('{}', { status: 404 });
  };
  return { fetch, payments, refunds };
}
