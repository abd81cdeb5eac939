import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { makeRazorpay } from '../payments/razorpay.ts';
import { isSigned, sign } from '../payments/signatures.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { begin, type Fixture, gatewayConfig, makeFixture } from './test-donations.ts';

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const secret = gatewayConfig.webhookSecret;
const stateOf = async (id: string) => (await findDonationStatus(fixture.services, id))?.state;

const entity = (orderId: string, instead: object = {}) => ({
  id: `pay_${randomBytes(8).toString('hex')}`,
  order_id: orderId,
  amount: 100_000,
  currency: 'INR',
  status: 'captured',
  captured: true,
  created_at: Math.floor(Date.now() / 1_000),
  ...instead,
});

const eventOf = (payment: object, instead: object = {}) =>
  JSON.stringify({
    account_id: gatewayConfig.accountId,
    event: 'payment.captured',
    created_at: Math.floor(Date.now() / 1_000),
    payload: { payment: { entity: payment } },
    ...instead,
  });

const deliver = (
  body: string,
  signature: string | null = sign(body, secret),
  eventId: string | null = null,
) => receiveWebhook(fixture.services, { body: Buffer.from(body), signature, eventId });

describe('an event', () => {
  it('is believed when it is signed over the exact bytes', async () => {
    const { id, orderId } = await begin(fixture.services);
    const body = eventOf(entity(orderId)).replace('{', '{ \n ');
    expect(await deliver(body)).toBe('stored');
    expect(await stateOf(id)).toBe('paid');
  });

  it('300 forgeries are refused and change nothing', async () => {
    const { id, orderId } = await begin(fixture.services);
    const body = eventOf(entity(orderId));
    const good = sign(body, secret);
    const forged = fc.oneof(
      fc.constantFrom(null, '', 'a'.repeat(64), good.toUpperCase(), good.slice(1), `${good}0`, ` ${good}`),
      fc.constantFrom(sign(body, ''), sign(body, gatewayConfig.keySecret), sign(`${body} `, secret)),
      fc.constant(createHmac('sha512', secret).update(body).digest('hex')),
      fc.string({ minLength: 0, maxLength: 80 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
      fc.nat(63).map((at) => good.slice(0, at) + (good[at] === '0' ? '1' : '0') + good.slice(at + 1)),
    );
    await fc.assert(
      fc.asyncProperty(forged, async (signature) => {
        expect(await deliver(body, signature)).toBe('not-authentic');
      }),
      { seed: 300, numRuns: 300 },
    );
    expect(await stateOf(id)).toBe('created');
    const altered = body.replace('100000', '100001');
    expect(await deliver(altered, good)).toBe('not-authentic');
  });

  it('never verifies with an empty secret, not even signed with it', () => {
    expect(isSigned('x', sign('x', ''), '')).toBe(false);
    const open = makeRazorpay({ ...gatewayConfig, webhookSecret: '', keySecret: '' }, fetch);
    const body = Buffer.from('{}');
    expect(open.readWebhook({ body, signature: sign(body, ''), eventId: null })).toBeNull();
    expect(open.verifyReturn({ orderId: 'o', paymentId: 'p', signature: sign('o|p', '') })).toBe(false);
  });

  it('signed with the secret before is believed while the secret is replaced, and not after', () => {
    const body = Buffer.from(eventOf(entity('order_rotation')));
    const former = { body, signature: sign(body, 'former-secret-of-the-gateway'), eventId: 'evt_rotation' };
    const replaced = { ...gatewayConfig, previousWebhookSecret: 'former-secret-of-the-gateway' };
    expect(makeRazorpay(replaced, fetch).readWebhook(former)).toMatchObject({ id: 'evt_rotation' });
    const own = { ...former, signature: sign(body, secret) };
    expect(makeRazorpay(replaced, fetch).readWebhook(own)).toMatchObject({ id: 'evt_rotation' });
    expect(makeRazorpay(gatewayConfig, fetch).readWebhook(former)).toBeNull();
  });

  it.each([
    ['refund.created', 'refund_pending'],
    ['refund.failed', 'paid'],
  ])('%s leaves a paid donation %s', async (event, state) => {
    const { id, orderId } = await begin(fixture.services);
    const paid = entity(orderId);
    await deliver(eventOf(paid));
    await deliver(eventOf(paid, { event }));
    expect(await stateOf(id)).toBe(state);
  });

  it.each<[string, string, object, string]>([
    // The payment counts a refund from its creation; only a processed one is refunded.
    ['refund.created', 'pending', { amount_refunded: 100_000, status: 'refunded' }, 'refund_pending'],
    ['refund.failed', 'failed', { amount_refunded: 100_000, status: 'refunded' }, 'paid'],
    ['refund.processed', 'processed', { amount_refunded: 100_000, status: 'refunded' }, 'refunded'],
  ])('%s of a refund that is %s', async (event, status, instead, state) => {
    const { id, orderId } = await begin(fixture.services);
    const paid = entity(orderId);
    await deliver(eventOf(paid));
    const refund = { id: `rfnd_${paid.id}`, payment_id: paid.id, amount: 100_000, receipt: null, status };
    const payload = { payment: { entity: { ...paid, ...instead } }, refund: { entity: refund } };
    await deliver(eventOf(paid, { event, payload }));
    await deliver(eventOf(paid, { event, payload }));
    expect(await stateOf(id)).toBe(state);
  });

  it.each<[string, object, object]>([
    ['another account', {}, { account_id: 'acc_other' }],
    ['no account', {}, { account_id: undefined }],
    ['another amount', { amount: 99_999 }, {}],
    ['another currency', { currency: 'USD' }, {}],
  ])('signed, but of %s, waits for a person', async (_, payment, event) => {
    const { id, orderId } = await begin(fixture.services);
    expect(await deliver(eventOf(entity(orderId, payment), event))).toBe('stored');
    expect(await findDonationStatus(fixture.services, id)).toMatchObject({ state: 'review', receipt: null });
  });

  it('of an order that is not ours makes no donation, and the money waits in the queue', async () => {
    const payment = entity('order_unknown');
    expect(await deliver(eventOf(payment))).toBe('stored');
    const row = await test.db.selectFrom('payments').select('role').where('id', '=', payment.id).execute();
    expect(row).toEqual([{ role: 'unmatched' }]);
  });

  it.each([
    '',
    '[]',
    'null',
    '{"event":1}',
    '{"event":"payment.captured"}',
    '{"event":"invoice.paid"}',
    '{"event":"\\u0000"}',
  ])('signed, but not of a kind that we use, is stored and changes nothing: %j', async (body) => {
    expect(await deliver(body)).toBe('stored');
  });

  it.each([
    { amount: -1 },
    { amount: 1.5 },
    { amount: '100000' },
    { amount: 1e300 },
    { status: 'paid' },
    { created_at: -5 },
    { id: '' },
  ])('signed, with nonsense in it (%j), changes nothing', async (nonsense) => {
    const { id, orderId } = await begin(fixture.services);
    expect(await deliver(eventOf(entity(orderId, nonsense)))).toBe('stored');
    expect(await stateOf(id)).toBe('created');
  });

  it('comes twice: stored once, known by its id or, without one, by its bytes', async () => {
    const { orderId } = await begin(fixture.services);
    const payment = entity(orderId);
    const body = eventOf(payment);
    for (const eventId of ['evt_same', 'evt_same', null, null, "evt' or 1"])
      await deliver(body, undefined, eventId);
    const events = await test.db
      .selectFrom('gateway_events')
      .select('id')
      .where('payment_id', '=', payment.id)
      .execute();
    expect(events).toHaveLength(2);
  });

  it('stores nothing personal of what the gateway sends along', async () => {
    const { orderId } = await begin(fixture.services, { path: 'gupt' });
    await deliver(
      eventOf(entity(orderId, { email: 'secret@example.com', contact: '+919999999999', vpa: 'me@upi' })),
    );
    const rows = await test.db
      .selectFrom('gateway_events')
      .select('snapshot')
      .where('gateway_order_id', '=', orderId)
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/secret@|9999999|me@upi/);
  });
});
