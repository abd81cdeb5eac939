import type { GatewayConfig } from '../config.ts';
import { sign } from '../payments/signatures.ts';
import { readForm } from '../web-request/form-text.ts';
import { Books, newId, type Order, type Payment } from './books.ts';
import { closedPage, page, payPage, returnPage, type Way, ways } from './pay-page.ts';
import { makeRefundApi } from './refund-api.ts';
import { fairWeather, type Weather } from './weather.ts';
import { makeWebhookSender, publicRefund } from './webhook-sender.ts';

export type DemoGateway = {
  /** Answers requests of a browser or a client; paths start with that of the configured url. */
  handle: (request: Request) => Promise<Response>;
  /**
   * The same for the adapter in this process, where the network may fail as the weather sets it.
   */
  fetch: typeof globalThis.fetch;
  setWeather: (weather: Partial<Weather>) => void;
  /** Enters captured payments that the demo's ledger begins with, so that they can be refunded. */
  know: (payments: readonly KnownPayment[]) => void;
  /** Completes pending payments and sends what is due. */
  tick: () => Promise<void>;
  close: () => Promise<void>;
};

type KnownPayment = { orderId: string; paymentId: string; amount: number; at: Date };

type Options = {
  config: GatewayConfig;
  webhookUrl: string;
  /** Journal file; null: in memory for the process's lifetime. */
  file: string | null;
  /** How events are sent; tests intercept them here. */
  send?: typeof globalThis.fetch;
  /** Milliseconds between two checks of what is due; null: only `tick` checks. */
  every: number | null;
};

/**
 * A test gateway that speaks the same HTTP and signs the same way, with a page on which a person
 * may pay, decline, leave, pay late or twice. Only the address and the keys differ from the real
 * one.
 */
export function makeDemoGateway(options: Options): DemoGateway {
  const { config } = options;
  const books = new Books(options.file);
  let weather = fairWeather;
  const sender = makeWebhookSender({
    books,
    weather: () => weather,
    account: config.accountId,
    secret: config.webhookSecret,
    url: options.webhookUrl,
    fetch: options.send ?? globalThis.fetch,
  });
  const refunds = makeRefundApi({ books, weather: () => weather, sender });
  const base = new URL(config.url).pathname.replace(/\/$/, '');
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`;

  const begin = (order: Order, method: Payment['method'], status: Payment['status']): Payment => {
    const payment: Payment = {
      entity: 'payment',
      id: newId('pay'),
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      status,
      captured: false,
      amount_refunded: 0,
      method,
      error_reason: status === 'failed' ? 'payment_declined' : null,
      created_at: seconds(),
      captured_at: null,
      due: null,
    };
    books.keep(payment);
    if (order.status === 'created') books.keep({ ...order, status: 'attempted' });
    if (status === 'failed') sender.announce(['payment.failed'], payment);
    return payment;
  };

  const authorize = (payment: Payment, capture: boolean): Payment => {
    const authorized: Payment = { ...payment, status: 'authorized', error_reason: null, due: null };
    books.keep(authorized);
    if (!capture) {
      sender.announce(['payment.authorized'], authorized);
      return authorized;
    }
    return take(authorized, ['payment.authorized', 'payment.captured', 'order.paid']);
  };

  const take = (payment: Payment, kinds: Parameters<typeof sender.announce>[0]): Payment => {
    const captured: Payment = {
      ...payment,
      status: 'captured',
      captured: true,
      captured_at: seconds(),
      due: null,
    };
    books.keep(captured);
    const order = books.orders.get(payment.order_id);
    if (order) books.keep({ ...order, status: 'paid' });
    sender.announce(kinds, captured);
    return captured;
  };

  const act = (order: Order, way: Way): Payment => {
    if (way === 'decline') return begin(order, 'card', 'failed');
    if (way === 'pay-late' || way === 'upi') {
      const payment = begin(order, 'upi', way === 'upi' ? 'created' : 'failed');
      const waiting: Payment = {
        ...payment,
        due: { at: Date.now() + weather.lateAfter, to: way === 'upi' ? 'captured' : 'authorized' },
      };
      books.keep(waiting);
      return waiting;
    }
    const payment = authorize(begin(order, 'card', 'created'), weather.autoCapture);
    if (way === 'pay-twice') authorize(begin(order, 'card', 'created'), weather.autoCapture);
    return payment;
  };

  const finishDue = (): void => {
    for (const payment of books.payments.values()) {
      if (payment.due && payment.due.at <= Date.now()) authorize(payment, payment.due.to === 'captured');
    }
  };

  const createOrder = async (request: Request): Promise<Response> => {
    const body = (await request.json()) as Partial<Order>;
    if (!Number.isSafeInteger(body.amount) || (body.amount ?? 0) < 100) return refuse('amount');
    const order: Order = {
      entity: 'order',
      id: newId('order'),
      amount: body.amount ?? 0,
      currency: body.currency ?? 'INR',
      receipt: body.receipt ?? null,
      status: 'created',
      created_at: seconds(),
    };
    books.keep(order);
    return Response.json(order);
  };

  const capturePayment = async (id: string, request: Request): Promise<Response> => {
    const payment = books.payments.get(id);
    const body = (await request.json()) as { amount?: number };
    if (!payment) return refuse('id', 404);
    if (payment.status !== 'authorized' || body.amount !== payment.amount) return refuse('status');
    return Response.json(publicPayment(take(payment, ['payment.captured', 'order.paid'])));
  };

  const refundPayment = async (id: string, request: Request): Promise<Response> => {
    const input = (await request.json()) as { amount?: number; receipt?: string };
    const refund = refunds.ask(id, input, request.headers.get('x-refund-idempotency'));
    return typeof refund === 'string' ? refuse(refund) : Response.json(publicRefund(refund));
  };

  const api = async (request: Request, path: string, query: URLSearchParams): Promise<Response> => {
    if (request.headers.get('authorization') !== authorization) return refuse('key', 401);
    const [noun, id, verb] = path.split('/').slice(2);
    const post = request.method === 'POST';
    if (noun === 'orders' && !id) {
      return post ? createOrder(request) : list(books.ordersOf(query.get('receipt') ?? ''));
    }
    if (noun === 'orders' && id) {
      const order = books.orders.get(id);
      if (!order) return refuse('id', 404);
      return verb === 'payments' ? list(books.paymentsOf(id).map(publicPayment)) : Response.json(order);
    }
    if (noun === 'payments' && id) {
      if (post && verb === 'capture') return capturePayment(id, request);
      if (post && verb === 'refund') return refundPayment(id, request);
      if (verb === 'refunds') return list(books.refundsOf(id).map(publicRefund));
      const payment = books.payments.get(id);
      return payment ? Response.json(publicPayment(payment)) : refuse('id', 404);
    }
    return refuse('path', 404);
  };

  const openPayPage = async (request: Request): Promise<Response> => {
    const form = await readForm(request);
    const field = (name: string) => String(form.get(name) ?? '');
    const order = books.orders.get(field('order_id'));
    if (!order || field('key_id') !== config.keyId)
      return page('Unknown', '<h1>This order is not known.</h1>', 400);
    const shown = {
      orderId: order.id,
      amount: order.amount,
      title: field('name'),
      callbackUrl: field('callback_url'),
      cancelUrl: field('cancel_url'),
    };
    return payPage(shown, `${base}/v1/checkout/act`);
  };

  const carryOut = async (request: Request): Promise<Response> => {
    const form = await readForm(request);
    const order = books.orders.get(String(form.get('order_id')));
    const way = ways.find(([name]) => name === form.get('action'))?.[0];
    if (!order || !way) return page('Unknown', '<h1>This order is not known.</h1>', 400);
    const payment = act(order, way);
    const fields = returned(payment);
    if (request.headers.get('accept') === 'application/json') return Response.json(fields);
    if (way === 'pay-and-leave') return closedPage();
    if (way === 'upi')
      return new Response(null, { status: 303, headers: { location: String(form.get('cancel_url')) } });
    return returnPage(String(form.get('callback_url')), fields);
  };

  const returned = (payment: Payment): Record<string, string> =>
    payment.status === 'captured' || payment.status === 'authorized'
      ? {
          razorpay_payment_id: payment.id,
          razorpay_order_id: payment.order_id,
          razorpay_signature: sign(`${payment.order_id}|${payment.id}`, config.keySecret),
        }
      : {
          'error[code]': 'BAD_REQUEST_ERROR',
          'error[reason]': payment.error_reason ?? '',
          'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: payment.order_id }),
        };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.slice(base.length);
    const post = request.method === 'POST';
    if (post && path === '/weather') {
      const wanted = (await request.json().catch(() => null)) as Partial<Weather> | null;
      if (wanted === null) return refuse('body');
      weather = { ...weather, ...wanted };
      return Response.json(weather);
    }
    if (weather.down) return refuse('down', 503);
    if (post && path === '/v1/checkout/embedded') return openPayPage(request);
    if (post && path === '/v1/checkout/act') return carryOut(request);
    return path.startsWith('/v1/') ? api(request, path, url.searchParams) : refuse('path', 404);
  };

  let ticking: Promise<void> | null = null;
  const tick = (): Promise<void> => {
    finishDue();
    refunds.finishDue();
    ticking ??= sender.sendDue().finally(() => {
      ticking = null;
    });
    return ticking;
  };
  const timer = options.every === null ? null : setInterval(() => void tick(), options.every).unref();

  return {
    handle,
    fetch: async (input, init) => {
      if (weather.down) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
      const response = await handle(new Request(input, init));
      if (weather.answersLost) throw new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } });
      return response;
    },
    setWeather: (changed) => {
      weather = { ...weather, ...changed };
    },
    know: (payments) => {
      for (const { orderId, paymentId, amount, at } of payments) {
        const made = Math.floor(at.getTime() / 1_000);
        const same = { amount, currency: 'INR', created_at: made };
        books.keep({ entity: 'order', id: orderId, receipt: null, status: 'paid', ...same });
        books.keep({
          ...{ entity: 'payment', id: paymentId, order_id: orderId, status: 'captured', captured: true },
          ...{ amount_refunded: 0, method: 'upi', error_reason: null, captured_at: made, due: null, ...same },
        });
      }
    },
    tick,
    close: async () => {
      if (timer) clearInterval(timer);
      await ticking;
    },
  };
}

function publicPayment({ due: _, ...payment }: Payment): Omit<Payment, 'due'> {
  return payment;
}

function list(items: readonly object[]): Response {
  return Response.json({ entity: 'collection', count: items.length, items });
}

function refuse(field: string, status = 400): Response {
  return Response.json({ error: { code: 'BAD_REQUEST_ERROR', field } }, { status });
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}
