import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#core/people/viewer.ts';
import { listBillsOfMonth } from '#server/bills/bill-queries.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makeStaff } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, pay } from '#server/purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { countOrderTabs, listAdminOrders } from '../queries/admin-order-queries.ts';
import { findOrder } from '../queries/order-queries.ts';
import { decideOrderRefund } from '../refunds/decide-order-refund.ts';
import { supplyShortOrder } from '../swaps/supply-short-order.ts';
import { captureOf, makeTestShop, openCounter, order } from '../test-orders.ts';
import { advanceOrder } from './advance-order.ts';
import { takeCounterPayment } from './take-counter-payment.ts';

let test: TestDatabase;
let fixture: Fixture;
let clerk: Staff;
let accounts: Staff;
let now = new Date();

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
  clerk = await makeStaff(fixture.services, 'shop-desk');
  accounts = await makeStaff(fixture.services, 'accounts');
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const seen = async (id: string) => (await findOrder(fixture.services, id)) ?? expect.fail(id);
async function paid(instead = {}) {
  const one = await order(fixture.services, instead);
  await pay(fixture.gateway, one.orderId, 'pay');
  await fixture.gateway.tick();
  return one;
}
const step = (orderId: string, to: string, courier = '', tracking = '') =>
  advanceOrder(fixture.services, clerk, { orderId, to, courier, tracking });

describe('the goods', () => {
  it('go from packing to the courier to the door, each step once, with a letter', async () => {
    const one = await paid();
    expect(await step(one.id, 'shipped', 'Blue Dart', 'BD123')).toMatchObject({ code: 'order-moved' });
    expect(await step(one.id, 'packed')).toMatchObject({ ok: true });
    expect(await step(one.id, 'packed')).toMatchObject({ code: 'order-moved' });
    expect(await step(one.id, 'shipped')).toMatchObject({ code: 'courier-needed' });
    expect(await step(one.id, 'shipped', 'Blue Dart', 'BD123')).toMatchObject({ ok: true });
    expect(await step(one.id, 'delivered')).toMatchObject({ ok: true });
    expect(await seen(one.id)).toMatchObject({ state: 'delivered', courier: 'Blue Dart', tracking: 'BD123' });
    const letters = await test.db
      .selectFrom('letters')
      .select('cause_key')
      .where('cause_key', 'like', `order:${one.id}:%`)
      .execute();
    expect(letters.map(({ cause_key }) => cause_key.split(':')[2]).sort()).toEqual([
      'delivered',
      'packed',
      'paid',
      'shipped',
    ]);
  });

  it('are not moved without the permission', async () => {
    const one = await paid();
    const input = { orderId: one.id, to: 'packed', courier: '', tracking: '' };
    expect(await advanceOrder(fixture.services, accounts, input)).toMatchObject({ code: 'not-allowed' });
    expect((await countOrderTabs(fixture.services)).pack).toBeGreaterThan(0);
    const { orders } = await listAdminOrders(fixture.services, {
      tab: 'pack',
      search: String((await seen(one.id)).number),
      page: 1,
    });
    expect(orders.map(({ id }) => id)).toEqual([one.id]);
  });
});

describe('a part that cannot be supplied', () => {
  it('goes back to stock and is refunded, by two people, with a credit note that fits to the paisa', async () => {
    const one = await paid();
    const cancel = async (lines: { position: number; quantity: number }[]) =>
      cancelOrderLines(fixture.services, clerk, {
        orderId: one.id,
        version: String((await seen(one.id)).version),
        lines,
        reason: 'The cover is torn, says the desk',
      });
    const stale = { orderId: one.id, version: '1', lines: null, reason: 'Too old a page for this' };
    expect(await cancelOrderLines(fixture.services, clerk, stale)).toMatchObject({ code: 'order-moved' });
    expect(await cancel([{ position: 1, quantity: 1 }])).toMatchObject({ ok: true, value: { whole: false } });
    expect(await cancel([{ position: 1, quantity: 1 }])).toMatchObject({ code: 'refund-open' });
    const [requested] = (await seen(one.id)).refunds;
    expect(requested).toMatchObject({ state: 'asked', amount: 10_000 });
    expect(await decideOrderRefund(fixture.services, clerk, requested?.id ?? '', 'approved')).toMatchObject({
      code: 'not-allowed',
    });
    await decideOrderRefund(fixture.services, accounts, requested?.id ?? '', 'approved');
    await fixture.gateway.tick();
    await fixture.gateway.tick();
    expect(await seen(one.id)).toMatchObject({
      state: 'paid',
      money: 'part_refunded',
      refunds: [{ state: 'processed' }],
    });
    // And then the rest, with the delivery.
    expect(
      await cancel([
        { position: 0, quantity: 1 },
        { position: 1, quantity: 9 },
      ]),
    ).toMatchObject({
      value: { whole: true },
    });
    const rest = (await seen(one.id)).refunds[1];
    expect(rest?.amount).toBe(one.total - 10_000);
    await decideOrderRefund(fixture.services, accounts, rest?.id ?? '', 'approved');
    await fixture.gateway.tick();
    await fixture.gateway.tick();
    const done = await seen(one.id);
    expect(done).toMatchObject({ state: 'refunded', stage: 'cancelled' });
    const noted = await fixture.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', one.id)
      .where('action', 'like', 'order.%cancelled')
      .orderBy('action')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(['order.cancelled', 'order.part-cancelled']);
    const papers = await listBillsOfMonth(fixture.services, new Date().toISOString().slice(0, 7));
    const own = papers.filter((paper) => paper.order?.id === one.id);
    const [bill, ...notes] = own.sort((paper) => (paper.kind === 'credit-note' ? 1 : -1));
    expect(notes.map(({ kind }) => kind)).toEqual(['credit-note', 'credit-note']);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(bill?.total);
    expect(notes.reduce((sum, { tax }) => sum + tax.cgst, 0)).toBe(bill?.tax.cgst);
  });
});

describe('a short order', () => {
  const lines = [{ productId: 'clay-mridanga', variantId: 'clay-mridanga', quantity: '1' }];

  it('is supplied when the goods are back in stock, else it is fully refunded without a bill', async () => {
    const late = await order(fixture.services, { lines, delivery: 'pickup' });
    now = new Date(now.getTime() + 16 * 60_000);
    await paid({ lines, delivery: 'pickup' });
    await settlePayment(fixture.services, { snapshot: captureOf(late), event: null });
    expect(await seen(late.id)).toMatchObject({ state: 'short', bills: [] });
    expect(await supplyShortOrder(fixture.services, clerk, late.id)).toMatchObject({ code: 'still-short' });
    await test.db
      .insertInto('stock_moves')
      .values({ variant_id: 'clay-mridanga', change: 1, reason: 'received', at: now })
      .execute();
    expect(await supplyShortOrder(fixture.services, clerk, late.id)).toMatchObject({ ok: true });
    expect(await seen(late.id)).toMatchObject({
      state: 'paid',
      stage: 'placed',
      bills: [{ total: 520_000 }],
    });
  });
});

it('an order to be paid at the counter is reserved, billed when it is paid, and handed over only then', async () => {
  await openCounter(test.db, { billMark: 'B' });
  const one = await order(fixture.services, { delivery: 'pickup', payBy: 'pickup' });
  expect(await seen(one.id)).toMatchObject({ state: 'waiting', stage: 'placed', bills: [] });
  await step(one.id, 'packed');
  expect(await step(one.id, 'delivered')).toMatchObject({ code: 'order-unpaid' });
  const both = await Promise.all([
    takeCounterPayment(fixture.services, clerk, { orderId: one.id, mode: 'cash' }),
    takeCounterPayment(fixture.services, clerk, { orderId: one.id, mode: 'cash' }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await step(one.id, 'delivered')).toMatchObject({ ok: true });
  const done = await seen(one.id);
  expect(done).toMatchObject({ state: 'delivered', bills: [{ kind: 'bill-of-supply', total: one.total }] });
  expect(done.bills[0]?.number).toMatch(/^SB\//);
});
