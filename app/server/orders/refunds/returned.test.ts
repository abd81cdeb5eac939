import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Paise, paise } from '#core/money/paise.ts';
import { isRefundedElsewhere } from '#core/orders/order-view.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { fairWeather } from '#server/demo-gateway/weather.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, pay } from '#server/purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { countOrderTabs } from '../queries/admin-order-queries.ts';
import { findOrder } from '../queries/order-queries.ts';
import { advanceOrder } from '../states/advance-order.ts';
import { offerSwap } from '../swaps/offer-swap.ts';
import { captureOf, makeTestShop, order } from '../test-orders.ts';

// An order that was fully refunded in the gateway's dashboard: its goods are not packed.

let test: TestDatabase;
let fixture: Fixture;
let now = new Date();
const clerk = staffOf('per_desk', 'shop-desk');
const mridanga = { productId: 'clay-mridanga', variantId: 'clay-mridanga', quantity: '1' };

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
});
beforeEach(() => fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 }));
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const seen = async (id: string) => (await findOrder(fixture.services, id)) ?? expect.fail(id);
const step = (orderId: string, to: string) =>
  advanceOrder(fixture.services, clerk, { orderId, to, courier: 'Blue Dart', tracking: 'BD123' });

async function paid(instead = {}) {
  const one = await order(fixture.services, instead);
  const { razorpay_payment_id: paymentId = '' } = await pay(fixture.gateway, one.orderId, 'pay');
  await fixture.gateway.tick();
  return { ...one, paymentId };
}
async function allGoesBack(one: { id: string; paymentId: string; total: number }) {
  const refund = { paymentId: one.paymentId, amount: paise(one.total), key: `by_hand_${one.id}` };
  await fixture.services.payments.refund(refund);
  for (const _ of [1, 2, 3]) await fixture.gateway.tick();
}
async function stockRows(): Promise<Record<string, number>> {
  const rows = await test.db.selectFrom('stock').select(['variant_id', 'on_hand', 'held']).execute();
  return Object.fromEntries(rows.map(({ variant_id, on_hand, held }) => [variant_id, on_hand - held]));
}

describe('its goods', () => {
  it.each([['placed'], ['packed']])('are not packed or sent and are in stock again: %s', async (stage) => {
    const before = await stockRows();
    const { pack, ship } = await countOrderTabs(fixture.services);
    const one = await paid();
    if (stage === 'packed') await step(one.id, 'packed');
    await allGoesBack(one);
    expect(await step(one.id, stage === 'packed' ? 'shipped' : 'packed')).toMatchObject({
      code: 'order-moved',
    });
    const done = await seen(one.id);
    expect(done).toMatchObject({ state: 'refunded', money: 'refunded', stage: 'cancelled' });
    expect(done.lines.map(({ quantity, cancelled }) => quantity - cancelled)).toEqual([0, 0]);
    expect(await stockRows()).toEqual(before);
    expect(await countOrderTabs(fixture.services)).toMatchObject({ pack, ship });
    const [bill, note, ...more] = done.bills;
    expect([bill?.total, note?.kind, note?.total, more]).toEqual([one.total, 'credit-note', one.total, []]);
    const letters = await test.db.selectFrom('letters').select('cause_key').execute();
    const keys = letters.map(({ cause_key }) => cause_key).filter((key) => key.includes(one.id));
    expect(keys).toContain(`order:${one.id}:cancelled:returned`);
  });

  it('that the courier has remain sent', async () => {
    const one = await paid();
    await step(one.id, 'packed');
    await step(one.id, 'shipped');
    const before = await stockRows();
    await allGoesBack(one);
    expect(await seen(one.id)).toMatchObject({ money: 'refunded', stage: 'shipped' });
    expect(await stockRows()).toEqual(before);
    expect(await step(one.id, 'delivered')).toMatchObject({ ok: true });
  });

  it('of cancelled lines come back once', async () => {
    const before = await stockRows();
    const one = await paid();
    const version = String((await seen(one.id)).version);
    const cancelled = await cancelOrderLines(fixture.services, clerk, {
      ...{ orderId: one.id, version, lines: [{ position: 1, quantity: 1 }] },
      reason: 'The cover is torn, says the desk',
    });
    expect(cancelled).toMatchObject({ ok: true });
    await allGoesBack(one);
    expect(await stockRows()).toEqual(before);
  });

  it.each([1, 50, 99])('go on where only %s paise were refunded, which is recorded', async (part) => {
    const one = await paid();
    const back = { id: `rfnd_part_${one.id}`, key: null, status: 'processed', amount: paise(part) } as const;
    const facts = { paymentId: one.paymentId, refunded: paise(part), refundBegun: true, refunds: [back] };
    await settlePayment(fixture.services, { snapshot: captureOf(one, facts), event: null });
    const noted = await seen(one.id);
    expect(noted).toMatchObject({ money: 'part_refunded', stage: 'placed' });
    expect(noted.bills.map(({ kind, total }) => [kind, total])).toContainEqual(['credit-note', part]);
    expect(await step(one.id, 'packed')).toMatchObject({ ok: true });
  });

  it('that cost less than a rupee are not cancelled alone: the gateway refunds no less', async () => {
    const price = (price_paise: Paise) =>
      test.db
        .updateTable('product_variants')
        .set({ price_paise, mrp_paise: null })
        .where('id', '=', 'mogra-incense')
        .execute();
    const { price_paise: former } = await test.db
      .selectFrom('product_variants')
      .select('price_paise')
      .where('id', '=', 'mogra-incense')
      .executeTakeFirstOrThrow();
    await price(paise(50));
    const incense = { productId: 'mogra-incense', variantId: 'mogra-incense', quantity: '1' };
    const one = await paid({ lines: [mridanga, incense], delivery: 'pickup', shownTotal: '520050' });
    await price(former);
    const cancel = async (lines: { position: number; quantity: number }[] | null) =>
      cancelOrderLines(fixture.services, clerk, {
        ...{ orderId: one.id, version: String((await seen(one.id)).version), lines },
        reason: 'The cover is torn, says the desk',
      });
    expect(await cancel([{ position: 1, quantity: 1 }])).toMatchObject({ code: 'refund-too-small' });
    expect(await cancel(null)).toMatchObject({ ok: true });
    expect((await seen(one.id)).refunds).toMatchObject([{ state: 'asked', amount: 520_050 }]);
  });

  it('come back once, however often and concurrently the snapshot arrives', async () => {
    const before = await stockRows();
    const one = await paid();
    const back = { id: `rfnd_${one.id}`, key: null, status: 'processed', amount: one.total } as const;
    const facts = { paymentId: one.paymentId, refunded: one.total, refundBegun: true, refunds: [back] };
    const snapshot = captureOf(one, facts);
    await Promise.all([1, 2, 3, 4].map(() => settlePayment(fixture.services, { snapshot, event: null })));
    expect(await stockRows()).toEqual(before);
    expect((await seen(one.id)).bills).toHaveLength(2);
  });

  it('are free again where the capture never arrived', async () => {
    const before = await stockRows();
    const one = await order(fixture.services);
    const snapshot = captureOf(one, { refunded: one.total, refundBegun: true });
    await settlePayment(fixture.services, { snapshot, event: null });
    expect(await seen(one.id)).toMatchObject({ state: 'refunded', stage: 'cancelled', bills: [] });
    expect(await stockRows()).toEqual(before);
  });

  it('that were sold out, and those held for an offer, wait for nobody', async () => {
    const late = await order(fixture.services, { lines: [mridanga], delivery: 'pickup' });
    now = new Date(now.getTime() + 16 * 60_000);
    await paid({ lines: [mridanga], delivery: 'pickup' });
    await settlePayment(fixture.services, { snapshot: captureOf(late), event: null });
    const before = await stockRows();
    const { sku } = await test.db
      .selectFrom('product_variants')
      .select('sku')
      .where('id', '=', 'sri-isopanisad-english')
      .executeTakeFirstOrThrow();
    const version = String((await seen(late.id)).version);
    const offered = await offerSwap(fixture.services, clerk, {
      ...{ orderId: late.id, version, picks: [{ position: 0, sku }] },
    });
    expect(offered).toMatchObject({ ok: true });
    const snapshot = captureOf(late, { refunded: late.total, refundBegun: true });
    await settlePayment(fixture.services, { snapshot, event: null });
    expect(await seen(late.id)).toMatchObject({ state: 'refunded', stage: 'cancelled', swap: null });
    expect(await stockRows()).toEqual(before);
  });
});

it('while a refund from the gateway’s dashboard is under way, the staff is warned; our own refund warns nobody', async () => {
  const one = await paid();
  expect(isRefundedElsewhere(await seen(one.id))).toBe(false);
  const begun = captureOf(one, { paymentId: one.paymentId, refundBegun: true });
  await settlePayment(fixture.services, { snapshot: begun, event: null });
  expect(isRefundedElsewhere(await seen(one.id))).toBe(true);
  const ours = { state: 'sent' as const };
  expect(isRefundedElsewhere({ money: 'refund_pending', refunds: [ours] as never })).toBe(false);
});
