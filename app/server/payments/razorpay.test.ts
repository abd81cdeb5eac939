import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { type DemoGateway, makeDemoGateway } from '../demo-gateway/demo-gateway.ts';
import { demoGatewayConfig } from '../demo-gateway/demo-keys.ts';
import type { Gateway } from './gateway.ts';
import { makeRazorpay } from './razorpay.ts';

// The adapter over real HTTP against the test gateway, with a server between that can be slow, odd
// or silent.

let demoGateway: DemoGateway;
let server: Server;
let url: string;
let trouble: ((path: string, method: string) => 'hang' | 'cut-after' | 'odd' | number | null) | null = null;

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const wrong = trouble?.(req.url ?? '', req.method ?? '') ?? null;
    if (wrong === 'hang') return;
    if (wrong === 'odd') return res.writeHead(200).end('<html>maintenance</html>');
    if (typeof wrong === 'number') return res.writeHead(wrong).end('{}');
    const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const response = await demoGateway.handle(
      new Request(url + req.url, { method: req.method, headers, body }),
    );
    if (wrong === 'cut-after') return res.destroy();
    res.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  demoGateway = makeDemoGateway({ config: demoGatewayConfig(url), webhookUrl: '', file: null, every: null });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  trouble = null;
});

const gateway = (): Gateway => makeRazorpay(demoGatewayConfig(url), fetch);
const order = (receipt: string) => ({ receipt, amount: paise(50_100), currency: 'INR' });

async function payOn(orderId: string, action: string): Promise<void> {
  const body = new URLSearchParams({ order_id: orderId, action });
  const request = new Request(`${url}/v1/checkout/act`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  });
  await demoGateway.handle(request);
}

async function orderId(receipt: string): Promise<string> {
  const made = await gateway().createOrder(order(receipt));
  return made.ok ? made.value.orderId : expect.fail(made.code);
}

describe('an order', () => {
  it('whose answer was lost is found again by its receipt, not made twice', async () => {
    trouble = (_, method) => (method === 'POST' ? 'cut-after' : null);
    const found = await orderId('rcpt_lost');
    trouble = null;
    const again = await gateway().listPayments(found);
    expect(again).toEqual({ ok: true, value: [], odd: [] });
  });

  it.each<[string, ReturnType<NonNullable<typeof trouble>>, string]>([
    ['a slow gateway', 'hang', 'unavailable'],
    ['a page of maintenance', 'odd', 'unavailable'],
    ['a fault of the gateway', 502, 'unavailable'],
    ['too many calls', 429, 'unavailable'],
    ['a refusal', 400, 'declined'],
    ['wrong keys', 401, 'declined'],
  ])('and %s: an answer of our kinds, never a hang or a throw', async (_, wrong, code) => {
    trouble = () => wrong;
    expect(await gateway().createOrder(order('rcpt_trouble'))).toEqual({ ok: false, code });
  });

  it('at a gateway that is not there', async () => {
    const nowhere = makeRazorpay(demoGatewayConfig('http://127.0.0.1:1'), fetch);
    expect(await nowhere.createOrder(order('rcpt_1'))).toEqual({ ok: false, code: 'unavailable' });
  });

  it('with keys that are not ours', async () => {
    const stranger = makeRazorpay({ ...demoGatewayConfig(url), keySecret: 'guess' }, fetch);
    expect(await stranger.createOrder(order('rcpt_2'))).toEqual({ ok: false, code: 'declined' });
  });
});

describe('payments', () => {
  it('are listed oldest first, with their time of capture', async () => {
    const id = await orderId('rcpt_list');
    await payOn(id, 'decline');
    await payOn(id, 'pay');
    const listed = await gateway().listPayments(id);
    expect(listed).toMatchObject({
      ok: true,
      value: [
        {
          status: 'failed',
          capturedAt: null,
          failure: 'payment_declined',
          account: null,
          gatewayMode: 'test',
        },
        { status: 'captured', amount: 50_100, currency: 'INR', orderId: id, capturedAt: expect.any(Date) },
      ],
    });
  });

  it('are captured once: a second request, or a lost answer, gives the current state', async () => {
    const id = await orderId('rcpt_capture');
    demoGateway.setWeather({ autoCapture: false });
    await payOn(id, 'pay');
    demoGateway.setWeather({ autoCapture: true });
    const listed = await gateway().listPayments(id);
    const paymentId = (listed.ok && listed.value[0]?.paymentId) || '';
    trouble = (path) => (path.endsWith('/capture') ? 'cut-after' : null);
    expect(await gateway().capture(paymentId, paise(50_100))).toMatchObject({
      value: { status: 'captured' },
    });
    trouble = null;
    expect(await gateway().capture(paymentId, paise(50_100))).toMatchObject({
      value: { status: 'captured' },
    });
    expect(await gateway().capture('pay_none', paise(50_100))).toEqual({ ok: false, code: 'declined' });
  });
});

describe('a refund', () => {
  async function captured(receipt: string) {
    const id = await orderId(receipt);
    await payOn(id, 'pay');
    const listed = await gateway().listPayments(id);
    return { id, paymentId: (listed.ok && listed.value[0]?.paymentId) || '' };
  }
  const input = (paymentId: string, key: string, amount = 50_100) => ({
    paymentId,
    key,
    amount: paise(amount),
  });

  it('is made once under one key, though its answer was lost', async () => {
    const { id, paymentId } = await captured('rcpt_refund');
    trouble = (_, method) => (method === 'POST' ? 'cut-after' : null);
    const first = await gateway().refund(input(paymentId, 'rfd_key_number_1'));
    expect(first).toMatchObject({ ok: true, value: { key: 'rfd_key_number_1', amount: 50_100 } });
    trouble = null;
    expect(await gateway().refund(input(paymentId, 'rfd_key_number_1'))).toEqual(first);
    const listed = await gateway().listPayments(id);
    expect(listed).toMatchObject({ value: [{ status: 'captured', refunded: 50_100, refunds: [{}] }] });
  });

  it.each<[string, ReturnType<NonNullable<typeof trouble>>, string]>([
    ['a slow gateway', 'hang', 'unavailable'],
    ['a fault of the gateway', 502, 'unavailable'],
    ['another request under way', 409, 'unavailable'],
    ['wrong keys', 401, 'unavailable'],
  ])('and %s: try later', async (_, wrong, code) => {
    trouble = () => wrong;
    expect(await gateway().refund(input('pay_1', 'rfd_key_number_2'))).toEqual({ ok: false, code });
  });

  it('of more than there is, or of an unknown payment, is declined', async () => {
    const { paymentId } = await captured('rcpt_refund_much');
    const declined = { ok: false, code: 'declined' };
    expect(await gateway().refund(input(paymentId, 'rfd_key_number_3', 50_101))).toEqual(declined);
    expect(await gateway().refund(input('pay_none', 'rfd_key_number_4'))).toEqual(declined);
  });

  it('that is pending is not counted as refunded', async () => {
    const { id, paymentId } = await captured('rcpt_refund_later');
    demoGateway.setWeather({ refunds: 'later' });
    await gateway().refund(input(paymentId, 'rfd_key_number_5'));
    demoGateway.setWeather({ refunds: 'at-once' });
    expect(await gateway().listPayments(id)).toMatchObject({ value: [{ refunded: 0, refundBegun: true }] });
  });
});
