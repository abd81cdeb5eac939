import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RefundSnapshot } from '#core/payments/payment.ts';
import type { GatewayConfig } from '../config.ts';
import type { Gateway, GatewayAnswer, GatewayEvent, NewOrder, WebhookDelivery } from './gateway.ts';
import type { Caller } from './razorpay-caller.ts';
import { makePaymentList, refundsPath } from './razorpay-payments.ts';
import {
  flawOf,
  orderNamed,
  paymentEntity,
  refundEntity,
  toRefundSnapshot,
  toSnapshot,
  webhookBody,
  withRefund,
} from './razorpay-snapshots.ts';
import { isSigned } from './signatures.ts';

/** Two calls fit into the 3 seconds within which the donor gets an answer (rule P9). */
const timeLimit = 1_200;

const orderEntity = z.object({
  id: z.string().min(1).max(60),
  amount: z.number(),
  currency: z.string(),
  receipt: z.string().nullish(),
});
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

/**
 * Razorpay over its HTTP API (its SDK fixes the host). `fetch` is passed in so that tests and the
 * demo reach the test gateway without a network; `checkoutBase` is where browsers find its pages,
 * when not at the API's address.
 */
export function makeRazorpay(
  config: GatewayConfig,
  fetch: typeof globalThis.fetch,
  checkoutBase = config.url,
): Gateway {
  const mode = config.keyId.startsWith('rzp_live_') ? 'live' : 'test';
  const call = makeCaller(config, fetch);
  const toOurs = (entity: z.infer<typeof paymentEntity>) => toSnapshot(entity, { account: null, mode });

  const findOrder = async ({
    receipt,
    amount,
    currency,
  }: NewOrder): Promise<GatewayAnswer<string | null>> => {
    const found = await call('GET', `/v1/orders?receipt=${encodeURIComponent(receipt)}`, listOf(orderEntity));
    if (!found.ok) return found;
    const order = found.value.items.find(
      (item) => item.receipt === receipt && item.amount === amount && item.currency === currency,
    );
    return { ok: true, value: order?.id ?? null };
  };

  const listPayments = makePaymentList({ call, toOurs });

  const listRefunds = async (paymentId: string): Promise<GatewayAnswer<RefundSnapshot[]>> => {
    const found = await call('GET', refundsPath(paymentId), listOf(refundEntity));
    return found.ok ? { ok: true, value: found.value.items.map(toRefundSnapshot) } : found;
  };

  return {
    account: config.accountId,
    mode,
    listPayments,

    createOrder: async (order) => {
      const made = await call('POST', '/v1/orders', orderEntity, order);
      if (made.ok) return { ok: true, value: { orderId: made.value.id } };
      if (made.code !== 'unknown') return made;
      // The answer was lost: the order may exist already under our receipt.
      const found = await findOrder(order);
      if (!found.ok) return found;
      return found.value === null
        ? { ok: false, code: 'unavailable' }
        : { ok: true, value: { orderId: found.value } };
    },

    capture: async (paymentId, amount) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
      const captured = await call('POST', `${path}/capture`, paymentEntity, { amount, currency: 'INR' });
      if (captured.ok) return { ok: true, value: toOurs(captured.value) };
      if (captured.code === 'unavailable') return captured;
      // Refused because it is captured already, or carried out and the answer lost: fetch the
      // payment itself.
      const found = await call('GET', path, paymentEntity);
      return found.ok ? { ok: true, value: toOurs(found.value) } : found;
    },

    refund: async ({ paymentId, amount, key }) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const input = { amount, speed: 'normal', receipt: key };
      const made = await call('POST', path, refundEntity, input, { 'x-refund-idempotency': key });
      if (made.ok) return { ok: true, value: toRefundSnapshot(made.value) };
      if (made.code === 'unavailable') return made;
      // Refused because it exists already, or carried out and the answer lost: fetch the payment's
      // refunds.
      const found = await listRefunds(paymentId);
      if (!found.ok) return { ok: false, code: 'unavailable' };
      const ours = found.value.find((refund) => refund.key === key);
      if (ours) return { ok: true, value: ours };
      return { ok: false, code: made.code === 'declined' ? 'declined' : 'unavailable' };
    },

    checkoutForm: (checkout) => ({
      action: `${checkoutBase}/v1/checkout/embedded`,
      fields: {
        key_id: config.keyId,
        order_id: checkout.orderId,
        amount: String(checkout.amount),
        currency: checkout.currency,
        name: checkout.title,
        description: checkout.description,
        ...present('prefill[name]', checkout.prefill.name),
        ...present('prefill[email]', checkout.prefill.email),
        ...present('prefill[contact]', checkout.prefill.phone),
        callback_url: checkout.callbackUrl,
        cancel_url: checkout.cancelUrl,
      },
    }),

    verifyReturn: ({ orderId, paymentId, signature }) =>
      isSigned(`${orderId}|${paymentId}`, signature, config.keySecret),

    readWebhook: (delivery) => {
      const secrets = [config.webhookSecret, config.previousWebhookSecret ?? ''];
      const signed = secrets.some((secret) => isSigned(delivery.body, delivery.signature, secret));
      return signed ? readEvent(delivery, mode) : null;
    },
  };
}

function readEvent({ body, eventId }: WebhookDelivery, mode: 'test' | 'live'): GatewayEvent {
  // The gateway repeats an event under one id; one without an id is identified by its bytes.
  const id =
    eventId && /^[\w-]{1,100}$/.test(eventId) ? eventId : createHash('sha256').update(body).digest('hex');
  const sent = jsonOf(body);
  const parsed = webhookBody.safeParse(sent);
  if (!parsed.success) {
    const named = orderNamed.safeParse(sent);
    const orderId = named.success ? named.data.payload.payment.entity.order_id : null;
    return { id, kind: 'unreadable', snapshot: null, odd: { orderId, flaw: flawOf(parsed.error) } };
  }
  const { event, payload, account_id } = parsed.data;
  const entity = payload?.payment?.entity;
  if (!entity || !/^(payment\.(authorized|captured|failed)|order\.paid|refund\.\w+)$/.test(event)) {
    return { id, kind: event, snapshot: null };
  }
  const snapshot = toSnapshot(entity, {
    // An event without its account must not pass for an answer to our own call.
    account: account_id ?? '',
    mode,
    refundBegun: event.startsWith('refund.') && event !== 'refund.failed',
  });
  const tooMuch = snapshot.refunded > snapshot.amount;
  if (!event.startsWith('refund.')) return { id, kind: event, snapshot, ask: tooMuch };
  const refund = payload.refund?.entity;
  // Which refund it is about cannot be parsed: only the list of them all shows it.
  if (refund?.payment_id !== entity.id) return { id, kind: event, snapshot, ask: true };
  const read = withRefund(snapshot, toRefundSnapshot(refund));
  return { id, kind: event, snapshot: read.snapshot, ask: read.besides || tooMuch };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Maps failures. 4xx: declined (but 408, 409 and 429: try later). 5xx, a broken or an odd answer to
 * a POST: unknown, it may have been carried out. No connection: unavailable.
 */
function makeCaller(config: GatewayConfig, fetch: typeof globalThis.fetch): Caller {
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`;
  return async (method, path, shape, body, headers) => {
    const lost = { ok: false, code: method === 'POST' ? 'unknown' : 'unavailable' } as const;
    try {
      const response = await fetch(`${config.url}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeLimit),
        redirect: 'error',
      });
      if ([408, 409, 429].includes(response.status)) return { ok: false, code: 'unavailable' };
      if (response.status >= 400 && response.status < 500) return { ok: false, code: 'declined' };
      if (!response.ok) return lost;
      const parsed = shape.safeParse(await response.json());
      return parsed.success ? { ok: true, value: parsed.data } : lost;
    } catch (error) {
      return neverSent(error) ? { ok: false, code: 'unavailable' } : lost;
    }
  };
}

/** Connection refused or host not known: nothing was carried out. */
function neverSent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(cause?.code ?? '');
}

function present(name: string, value: string | null): Record<string, string> {
  return value === null ? {} : { [name]: value };
}
