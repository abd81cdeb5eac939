import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise, rupees } from '#core/money/paise.ts';
import { visitor } from '#core/people/viewer.ts';
import { releaseExpiredOf } from '#server/bookings/release-expired-holds.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import { auditLedger } from '#server/db/audit.ts';
import { untilWaiting } from '#server/db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, pay } from '#server/purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { cancelOwnOrder } from '../cancellations/cancel-own-order.ts';
import { startOrder } from '../checkout/start-order.ts';
import { findOrder } from '../queries/order-queries.ts';
import { moveOrder } from '../record/move-order.ts';
import { decideOrderRefund } from '../refunds/decide-order-refund.ts';
import { offerSwap } from '../swaps/offer-swap.ts';
import { supplyShortOrder } from '../swaps/supply-short-order.ts';
import { anAddress, anOrderInput, captureOf, makeTestShop, openCounter, order } from '../test-orders.ts';
import { advanceOrder } from './advance-order.ts';
import { takeCounterPayment } from './take-counter-payment.ts';

// Rare cases of an order.

let test: TestDatabase;
let fixture: Fixture;
let now = new Date();
const clerk = staffOf('per_desk', 'shop-desk');
const accounts = staffOf('per_accounts', 'accounts');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
  await openCounter(test.db, { gstin: '09AAATD0000D1ZO' });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const seen = async (id: string) => (await findOrder(fixture.services, id)) ?? expect.fail(id);
const atCounter = { delivery: 'pickup', payBy: 'pickup' };
const mridanga = { productId: 'clay-mridanga', variantId: 'clay-mridanga', quantity: '1' };

async function paid(instead = {}) {
  const one = await order(fixture.services, instead);
  await pay(fixture.gateway, one.orderId, 'pay');
  await fixture.gateway.tick();
  const { id: paymentId } = await test.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', one.id)
    .executeTakeFirstOrThrow();
  return { ...one, paymentId };
}

async function takeOut(orderId: string, position: number) {
  const input = { orderId, lines: [{ position, quantity: 1 }], reason: 'The cover is torn, says the desk' };
  const version = String((await seen(orderId)).version);
  expect(await cancelOrderLines(fixture.services, clerk, { ...input, version })).toMatchObject({ ok: true });
  return (await seen(orderId)).refunds.at(-1)?.id ?? expect.fail('no refund');
}

it('a duplicate product in a cart is refused beside the line', async () => {
  const id = 'guggal-dhoop-cones';
  const lines = [id, ''].map((variantId) => ({ productId: id, variantId, quantity: '1' }));
  const input = anOrderInput({ lines, delivery: 'pickup', shownTotal: '22000' });
  expect(await startOrder(fixture.services, visitor, input, anAddress())).toMatchObject({
    problems: [{ field: 'lines.1', code: 'line-twice' }],
  });
});

it('one telephone number reserves no more goods by paying at the counter than by paying online', async () => {
  const phone = '9812300001';
  const input = () => anOrderInput({ phone, ...atCounter, shownTotal: '31000' });
  const all = await Promise.all(
    [1, 2, 3, 4].map(() => startOrder(fixture.services, visitor, input(), anAddress())),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  expect(all.find(({ ok }) => !ok)).toMatchObject({ problems: [{ code: 'too-many-holds' }] });
});

describe('at the counter', () => {
  it('nothing leaves the shop before it is paid, not by courier either', async () => {
    const one = await order(fixture.services, atCounter);
    const step = (to: string) =>
      advanceOrder(fixture.services, clerk, { orderId: one.id, to, courier: 'Blue Dart', tracking: 'BD1' });
    expect(await step('packed')).toMatchObject({ ok: true });
    expect(await step('shipped')).toMatchObject({ code: 'order-unpaid' });
    expect((await seen(one.id)).stage).toBe('packed');
  });

  it('a sum above the legal limit of cash is taken by UPI', async () => {
    await test.db
      .updateTable('product_variants')
      .set({ price_paise: rupees(2_00_000), mrp_paise: null })
      .where('id', '=', 'mogra-incense')
      .execute();
    const lines = [{ productId: 'mogra-incense', variantId: 'mogra-incense', quantity: '1' }];
    const one = await order(fixture.services, { ...atCounter, lines });
    const take = (mode: string) => takeCounterPayment(fixture.services, clerk, { orderId: one.id, mode });
    expect(await take('cash')).toMatchObject({ code: 'cash-barred' });
    expect((await seen(one.id)).state).not.toBe('paid');
    expect(await take('upi')).toMatchObject({ ok: true });
  });

  it('no payment is taken for an order that was just cancelled', async () => {
    const one = await order(fixture.services, atCounter);
    const taking = await test.db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('id').where('id', '=', one.id).forUpdate().execute();
      const taken = takeCounterPayment(fixture.services, clerk, { orderId: one.id, mode: 'cash' });
      await untilWaiting(test.db);
      await moveOrder(trx, {
        id: one.id,
        at: now,
        kind: 'cancelled',
        state: 'cancelled',
        stage: 'cancelled',
      });
      return { taken };
    });
    expect(await taking.taken).toMatchObject({ code: 'order-moved' });
    const payments = test.db.selectFrom('payments').select('id').where('order_id', '=', one.id);
    expect(await payments.execute()).toEqual([]);
  });
});

it('an order whose payment is under review is not cancelled meanwhile', async () => {
  const one = await order(fixture.services);
  const short = captureOf(one, { amount: paise(one.total - 100) });
  await settlePayment(fixture.services, { snapshot: short, event: null });
  expect((await seen(one.id)).money).toBe('review');
  expect(await cancelOwnOrder(fixture.services, one.id)).toMatchObject({ code: 'money-in-review' });
  const input = { orderId: one.id, version: String((await seen(one.id)).version), lines: null };
  expect(
    await cancelOrderLines(fixture.services, clerk, { ...input, reason: 'The buyer called the shop' }),
  ).toMatchObject({ code: 'money-in-review' });
  expect((await seen(one.id)).stage).toBe('open');
});

it('credit notes never exceed the bill, whoever refunded first', async () => {
  const one = await paid();
  const refundId = await takeOut(one.id, 1);
  const approved = { state: 'approved', decided_by: accounts.personId, decided_at: now } as const;
  await test.db.updateTable('refunds').set(approved).where('id', '=', refundId).execute();
  // The rest is refunded in the gateway's dashboard; its payment counts our refund while it is
  // still under way.
  const all = captureOf(one, { paymentId: one.paymentId, refunded: one.total, refundBegun: true });
  const own = { id: 'rfnd_own', key: null, status: 'processed', amount: paise(one.total - 10_000) } as const;
  await settlePayment(fixture.services, { snapshot: { ...all, refunds: [own] }, event: null });
  const ours = { id: 'rfnd_ours', key: refundId, status: 'processed', amount: paise(10_000) } as const;
  await settlePayment(fixture.services, { snapshot: { ...all, refunds: [own, ours] }, event: null });
  const { bills, money } = await seen(one.id);
  const sum = (credit: boolean) =>
    bills
      .filter(({ kind }) => (kind === 'credit-note') === credit)
      .reduce((sum, { total }) => sum + total, 0);
  expect(money).toBe('refunded');
  expect(sum(true)).toBe(sum(false));
});

it('a short order of which a part was cancelled is supplied and billed over the rest', async () => {
  const dhoop = { productId: 'guggal-dhoop-cones', variantId: 'guggal-dhoop-cones', quantity: '2' };
  const late = await order(fixture.services, { lines: [mridanga, dhoop], delivery: 'pickup' });
  now = new Date(now.getTime() + 16 * 60_000);
  await paid({ lines: [mridanga], delivery: 'pickup' });
  await settlePayment(fixture.services, { snapshot: captureOf(late), event: null });
  expect((await seen(late.id)).stage).toBe('short');
  const refundId = await takeOut(late.id, 1);
  await decideOrderRefund(fixture.services, accounts, refundId, 'declined');
  await test.db
    .insertInto('stock_moves')
    .values({ variant_id: 'clay-mridanga', change: 1, reason: 'received', at: now })
    .execute();
  expect(await supplyShortOrder(fixture.services, clerk, late.id)).toMatchObject({ ok: true });
  const { bills, refunds } = await seen(late.id);
  expect(bills.map(({ total }) => total)).toEqual([late.total - (refunds[0]?.amount ?? 0)]);
});

describe('a swap offer', () => {
  const stockOf = (variantId: string) =>
    test.db
      .selectFrom('stock')
      .innerJoin('product_variants', 'product_variants.id', 'variant_id')
      .select(['sku', 'on_hand', 'held'])
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow();
  const offer = async (orderId: string, variantId: string) => {
    const version = String((await seen(orderId)).version);
    const picks = [{ position: 0, sku: (await stockOf(variantId)).sku }];
    return offerSwap(fixture.services, clerk, { orderId, version, picks });
  };
  const swapsOf = (orderId: string) =>
    test.db
      .selectFrom('order_swaps')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'offered')
      .execute();
  const lay = (variant_id: string, change: number) =>
    test.db
      .insertInto('stock_moves')
      .values({ variant_id, change, reason: change > 0 ? 'received' : 'damaged', at: now })
      .execute();
  /** All free stock of it is broken. */
  const breakAll = async (variantId: string) => {
    await releaseExpiredOf(fixture.services, [variantId]);
    const { on_hand, held } = await stockOf(variantId);
    if (on_hand > held) await lay(variantId, held - on_hand);
  };
  async function shortWithOffer() {
    await lay('clay-mridanga', 1);
    const late = await order(fixture.services, { lines: [mridanga], delivery: 'pickup' });
    now = new Date(now.getTime() + 16 * 60_000);
    await breakAll('clay-mridanga');
    await settlePayment(fixture.services, { snapshot: captureOf(late), event: null });
    expect((await seen(late.id)).stage).toBe('short');
    expect(await offer(late.id, 'sri-isopanisad-english')).toMatchObject({ ok: true });
    return { id: late.id, swaps: await swapsOf(late.id) };
  }

  it('remains when the next action of the staff is refused', async () => {
    const { id, swaps } = await shortWithOffer();
    expect(await supplyShortOrder(fixture.services, clerk, id)).toMatchObject({ code: 'still-short' });
    expect(await swapsOf(id)).toEqual(swaps);
    await breakAll('guggal-dhoop-cones');
    expect(await offer(id, 'guggal-dhoop-cones')).toMatchObject({ code: 'swap-short' });
    expect(await swapsOf(id)).toEqual(swaps);
  });

  it('locks stock in the order of the ids, so that buyer and staff never deadlock', async () => {
    const { id } = await shortWithOffer();
    await lay('guggal-dhoop-cones', 20);
    const offering = await test.db.transaction().execute(async (trx) => {
      await stockPool.lock(trx, ['guggal-dhoop-cones']);
      const offered = offer(id, 'guggal-dhoop-cones');
      await untilWaiting(test.db);
      await stockPool.lock(trx, ['sri-isopanisad-english']);
      return { offered };
    });
    expect(await offering.offered).toMatchObject({ ok: true });
  });
});
