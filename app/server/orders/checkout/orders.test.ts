import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Paise, paise } from '#core/money/paise.ts';
import { visitor } from '#core/people/viewer.ts';
import { hasProof } from '#server/auth/purchase-proof.ts';
import { findBill } from '#server/bills/bill-queries.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import type { Letter } from '#server/mail/letter.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, pay } from '#server/purchases/test-donations.ts';
import { cancelOwnOrder } from '../cancellations/cancel-own-order.ts';
import { orderProofCookie, unlockOrder } from '../queries/order-proof.ts';
import { findOrder } from '../queries/order-queries.ts';
import { expireOrders } from '../states/expire-orders.ts';
import { anAddress, anOrderInput, captureOf, makeTestShop, order, totalOf } from '../test-orders.ts';
import { startOrder } from './start-order.ts';

let test: TestDatabase;
let fixture: Fixture;
let now = new Date();
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const stock = async (id: string) =>
  test.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', id)
    .executeTakeFirstOrThrow();
const isopanisad = 'sri-isopanisad-english';
const seen = async (id: string) => (await findOrder(fixture.services, id)) ?? expect.fail(id);

async function paid(instead = {}) {
  const one = await order(fixture.services, instead);
  await settlePayment(fixture.services, { snapshot: captureOf(one), event: null });
  return one;
}

describe('an order', () => {
  it('costs what our prices, zone and weight give, and its bill, letter and gateway have the same total', async () => {
    const one = await order(fixture.services);
    // 110 + 2 x 100, and 30 to Ghaziabad for 500 g.
    expect(one.total).toBe(34_000);
    await pay(fixture.gateway, one.orderId, 'pay');
    await fixture.gateway.tick();
    const order_ = await seen(one.id);
    expect(order_).toMatchObject({ state: 'paid', stage: 'placed', items: 31_000, deliveryCharge: 3_000 });
    const bill = (await findBill(fixture.services, order_.bills[0]?.id ?? '')) ?? expect.fail('no bill');
    expect(bill).toMatchObject({ kind: 'combined', total: 34_000, supplyState: 'Uttar Pradesh' });
    expect(bill.number).toMatch(/^MA\/\d\d-\d\d\/000001$/);
    expect(bill.tax.cgst).toBe(bill.tax.sgst);
    expect(bill.tax.taxable + bill.tax.cgst + bill.tax.sgst).toBe(34_000);
    const rows = await test.db
      .selectFrom('letters')
      .select(['kind', 'data'])
      .where('cause_key', '=', `order:${one.id}:paid`)
      .execute();
    expect(rows).toHaveLength(1);
    const letter = { kind: 'order', orderId: one.id, says: 'paid' } satisfies Letter;
    const written = await composeLetter(fixture.services, letter);
    expect(written?.attachments.map(({ fileName }) => fileName)).toEqual([
      'logo.png',
      `bill-${bill.number.replaceAll('/', '-')}.pdf`,
    ]);
    expect(written?.attachments[1]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('one intent key is one order, however often and concurrently it is sent', async () => {
    const input = anOrderInput();
    const shownTotal = String(await totalOf(fixture.services, input));
    const before = await stock(isopanisad);
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        startOrder(fixture.services, visitor, { ...input, shownTotal }, anAddress()),
      ),
    );
    expect(new Set(all.map((one) => (one.ok ? one.value.id : JSON.stringify(one)))).size).toBe(1);
    expect((await stock(isopanisad)).held).toBe(before.held + 2);
    expect(
      await startOrder(fixture.services, visitor, { ...input, shownTotal, note: 'x' }, anAddress()),
    ).toMatchObject({
      problems: [{ field: 'intentKey', code: 'intent-reused' }],
    });
  });

  it.each([
    ['0', 'quantity-invalid'],
    ['-1', 'quantity-invalid'],
    ['1e9', 'quantity-invalid'],
    ['1.5', 'quantity-invalid'],
    ['', 'quantity-invalid'],
    ['11', 'variant-limit'],
    ['999', 'variant-fewer'],
  ])('%j of a product: %s, and nothing is stored', async (quantity, code) => {
    const input = anOrderInput({
      lines: [{ productId: 'sri-isopanisad', variantId: isopanisad, quantity }],
      shownTotal: '1',
    });
    const started = await startOrder(fixture.services, visitor, input, anAddress());
    expect(started).toMatchObject({ ok: false });
    expect(started.ok ? [] : started.problems.map((one) => [one.field, one.code])).toContainEqual([
      'lines.0',
      code,
    ]);
    expect(
      await test.db.selectFrom('orders').select('id').where('intent_key', '=', input.intentKey).execute(),
    ).toEqual([]);
  });

  it.each([
    [
      'an unknown variant',
      { lines: [{ productId: 'sri-isopanisad', variantId: 'x', quantity: '1' }] },
      'variant-gone',
    ],
    [
      'an unknown product',
      { lines: [{ productId: "' or 1=1", variantId: '', quantity: '1' }] },
      'variant-gone',
    ],
    ['PIN 000000', { pin: '000000' }, 'pin-invalid'],
    ['a PIN of another state', { pin: '682001' }, 'pin-other-state'],
    ['a total of the browser’s own', { shownTotal: '1' }, 'total-changed'],
    ['a GSTIN with a wrong check sign', { gstin: '09AAATD0000D1ZX' }, 'gstin-invalid'],
    ['no consent', { consent: '' }, 'consent-needed'],
    ['pay at the counter where it is not allowed', { payBy: 'pickup', delivery: 'pickup' }, 'choice-invalid'],
  ])('%s is refused in words', async (_, instead, code) => {
    const input = anOrderInput({ shownTotal: '34000', ...instead });
    const started = await startOrder(fixture.services, visitor, input, anAddress());
    expect(started.ok ? [] : started.problems.map((one) => one.code)).toContain(code);
  });

  it.each([
    ['under one rupee', 50, '1', 'order-too-small'],
    ['of one rupee', 100, '1', null],
    ['of five lakh', 2_50_000_00, '2', null],
    ['above five lakh', 2_50_000_01, '2', 'order-too-large'],
  ])(
    'a basket %s is refused in words before the gateway is called',
    async (_, price_paise, quantity, code) => {
      const id = 'mogra-incense';
      const { price_paise: former, mrp_paise } = await test.db
        .selectFrom('product_variants')
        .select(['price_paise', 'mrp_paise'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const change = (set: { price_paise: Paise; mrp_paise: Paise | null }) =>
        test.db.updateTable('product_variants').set(set).where('id', '=', id).execute();
      await change({ price_paise: paise(price_paise), mrp_paise: null });
      const lines = [{ productId: id, variantId: id, quantity }];
      const shownTotal = String(price_paise * Number(quantity));
      const input = anOrderInput({ lines, delivery: 'pickup', shownTotal });
      const started = await startOrder(fixture.services, visitor, input, anAddress());
      await change({ price_paise: former, mrp_paise });
      expect(started.ok ? null : started.problems.map((one) => one.code)).toEqual(code && [code]);
      if (started.ok)
        expect(
          await preparePayment(fixture.services, { kind: 'order', id: started.value.id }, { known: true }),
        ).toMatchObject({ ok: true });
    },
  );

  it('at most three unpaid orders of one telephone hold goods', async () => {
    const phone = '9812345670';
    const input = () => anOrderInput({ phone, delivery: 'pickup', shownTotal: '31000' });
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => startOrder(fixture.services, visitor, input(), anAddress())),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(3);
    expect(all.find(({ ok }) => !ok)).toMatchObject({ problems: [{ code: 'too-many-holds' }] });
  });

  it('holds its goods while it is paid, and shows when they are sold out', async () => {
    const lines = [{ productId: 'clay-mridanga', variantId: 'clay-mridanga', quantity: '1' }];
    const one = await order(fixture.services, { lines, delivery: 'pickup' });
    now = new Date(now.getTime() + 14 * 60_000);
    expect(
      await preparePayment(fixture.services, { kind: 'order', id: one.id }, { known: true }),
    ).toMatchObject({ ok: true });
    now = new Date(now.getTime() + 14 * 60_000);
    const other = anOrderInput({ lines, delivery: 'pickup', shownTotal: '520000' });
    expect(await startOrder(fixture.services, visitor, other, anAddress())).toMatchObject({
      problems: [{ code: 'variant-out' }],
    });
    now = new Date(now.getTime() + 2 * 60_000);
    const faster = await order(fixture.services, { lines, delivery: 'pickup' });
    expect(await preparePayment(fixture.services, { kind: 'order', id: one.id }, { known: true })).toEqual({
      ok: false,
      code: 'sold-out',
    });
    expect((await seen(one.id)).state).toBe('created');
    await cancelOwnOrder(fixture.services, faster.id);
    expect(await stock('clay-mridanga')).toEqual({ on_hand: 1, held: 0 });
  });

  it('unpaid, is closed after the days of late authorisation, and not before', async () => {
    const one = await order(fixture.services);
    const begun = now;
    now = new Date(begun.getTime() + 3.9 * 86_400_000);
    await expireOrders.run(fixture.services, new AbortController().signal);
    expect((await seen(one.id)).state).toBe('created');
    now = new Date(begun.getTime() + 4.1 * 86_400_000);
    await expireOrders.run(fixture.services, new AbortController().signal);
    expect(await seen(one.id)).toMatchObject({ state: 'cancelled', money: 'expired' });
    now = new Date();
  });
});

describe('cancelling', () => {
  it('before it is paid releases the goods; a late payment waits for a person', async () => {
    const one = await order(fixture.services);
    const before = await stock(isopanisad);
    expect(await cancelOwnOrder(fixture.services, one.id)).toMatchObject({ ok: true });
    expect((await stock(isopanisad)).held).toBe(before.held - 2);
    await settlePayment(fixture.services, { snapshot: captureOf(one), event: null });
    expect(await seen(one.id)).toMatchObject({ state: 'cancelled', bills: [] });
    const payment = await test.db
      .selectFrom('payments')
      .select('role')
      .where('order_id', '=', one.id)
      .executeTakeFirst();
    expect(payment?.role).toBe('late');
  });

  it('after it was paid puts the goods back and requests the full refund, once', async () => {
    const before = await stock(isopanisad);
    const one = await paid();
    expect((await stock(isopanisad)).on_hand).toBe(before.on_hand - 2);
    const both = await Promise.all([
      cancelOwnOrder(fixture.services, one.id),
      cancelOwnOrder(fixture.services, one.id),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await stock(isopanisad)).on_hand).toBe(before.on_hand);
    expect(await seen(one.id)).toMatchObject({
      state: 'cancelled',
      refunds: [{ state: 'asked', amount: one.total }],
    });
  });
});

describe('a guest', () => {
  it('opens the order with the last four digits, few tries, and then by the cookie of this order alone', async () => {
    const one = await order(fixture.services, { phone: '9876501234' });
    const other = await order(fixture.services);
    const unlock = (lastFour: string) =>
      unlockOrder(fixture.services, { orderId: one.id, lastFour, address: '1.2.3.4' });
    expect(await unlock('1234')).toEqual({ ok: true, value: null });
    for (const wrong of ['0000', '', '123', '01234']) {
      expect(await unlock(wrong)).toMatchObject({ code: 'proof-wrong' });
    }
    expect(await unlock('1234')).toMatchObject({ code: 'too-many-proofs' });
    const cookie = orderProofCookie(fixture.services, one.id).split(';')[0] ?? '';
    const request = new Request('http://temple.test/status/x', { headers: { cookie } });
    expect(hasProof(fixture.services, request, one.id)).toBe(true);
    expect(hasProof(fixture.services, request, other.id)).toBe(false);
    const forged = cookie.replace(/=.*/, '=AAAA');
    const bad = new Request('http://temple.test/', { headers: { cookie: forged } });
    expect(hasProof(fixture.services, bad, one.id)).toBe(false);
  });
});
