import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#core/people/viewer.ts';
import { findBill } from '#server/bills/bill-queries.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { makeStaff } from '#server/people/test-people.ts';
import { type Fixture, pay } from '#server/purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { cancelOwnOrder } from '../cancellations/cancel-own-order.ts';
import { findOrder } from '../queries/order-queries.ts';
import { decideOrderRefund } from '../refunds/decide-order-refund.ts';
import { makeTestShop, order } from '../test-orders.ts';
import { chooseSwap, chooseSwapForBuyer } from './choose-swap.ts';
import { offerSwap } from './offer-swap.ts';
import { supplyShortOrder } from './supply-short-order.ts';

// Paid, and the goods were sold out: a swap or a refund, as the buyer chooses.

let test: TestDatabase;
let fixture: Fixture;
let clerk: Staff;
let accounts: Staff;
let now = new Date();

const drum = 'clay-mridanga';
const dhoop = 'guggal-dhoop-cones';

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
const stock = (id: string) =>
  test.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', id)
    .executeTakeFirstOrThrow();
const skuOf = async (id: string) =>
  (await test.db.selectFrom('product_variants').select('sku').where('id', '=', id).executeTakeFirstOrThrow())
    .sku;

/** Paid after somebody else took the last drum; with two packets of dhoop beside it. */
async function short(alone = false) {
  const drumLine = { productId: drum, variantId: drum, quantity: '1' };
  const lines = alone ? [drumLine] : [drumLine, { productId: dhoop, variantId: dhoop, quantity: '2' }];
  await receive(drum);
  const late = await order(fixture.services, { lines });
  now = new Date(now.getTime() + 16 * 60_000);
  const faster = await order(fixture.services, { lines: [drumLine], delivery: 'pickup' });
  for (const { orderId } of [faster, late]) {
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
  }
  expect(await seen(late.id)).toMatchObject({ stage: 'short', bills: [] });
  return late;
}
async function receive(variantId: string) {
  if ((await stock(variantId)).on_hand > 0) return;
  const move = { variant_id: variantId, change: 1, reason: 'received' as const, at: now };
  await test.db.insertInto('stock_moves').values(move).execute();
}
const offer = async (orderId: string, sku: string, position = 0) =>
  offerSwap(fixture.services, clerk, {
    orderId,
    version: String((await seen(orderId)).version),
    picks: [{ position, sku }],
  });
const choose = async (orderId: string, choice: 'swap' | 'refund', staff?: Staff) => {
  const chosen = { orderId, swapId: (await seen(orderId)).swap?.id ?? '', choice };
  return staff ? chooseSwapForBuyer(fixture.services, staff, chosen) : chooseSwap(fixture.services, chosen);
};
async function returnAll(orderId: string) {
  for (const { id, state } of (await seen(orderId)).refunds) {
    if (state === 'asked') await decideOrderRefund(fixture.services, accounts, id, 'approved');
  }
  await fixture.gateway.tick();
  await fixture.gateway.tick();
}
async function billOf(orderId: string) {
  const papers = (await seen(orderId)).bills;
  return findBill(fixture.services, papers.find(({ kind }) => kind !== 'credit-note')?.id ?? '');
}

describe('a swap offer', () => {
  it('holds its goods and the rest for three days, and writes to the buyer with both choices', async () => {
    const one = await short();
    const before = await stock('karatalas-pair-small-6-cm');
    expect(await offer(one.id, (await skuOf('karatalas-pair-small-6-cm')).toLowerCase())).toEqual({
      ok: true,
      value: null,
    });
    expect((await stock('karatalas-pair-small-6-cm')).held).toBe(before.held + 1);
    const order_ = await seen(one.id);
    expect(order_.swap?.lines).toMatchObject([{ position: 0, quantity: 1 }]);
    const letter = await composeLetter(fixture.services, { kind: 'order', orderId: one.id, says: 'swap' });
    expect(letter?.text).toContain('Instead');
    expect(letter?.text).toContain('goes back to you');
    // Somebody who pays meanwhile does not get the held goods, and the job does not release them.
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await stock('karatalas-pair-small-6-cm')).held).toBe(before.held + 1);
  });

  it('is refused for what is not in stock, is the same, is unknown, or from a stale page', async () => {
    const one = await short();
    expect(await offer(one.id, 'NO-SUCH')).toMatchObject({ code: 'swap-unknown', field: 'sku.0' });
    expect(await offer(one.id, '')).toMatchObject({ code: 'swap-nothing' });
    expect(await offer(one.id, await skuOf(drum))).toMatchObject({ code: 'swap-same' });
    expect(await offer(one.id, await skuOf('chaitanya-charitamrita-set-hindi'))).toMatchObject({
      code: 'swap-short',
    });
    const old = {
      orderId: one.id,
      version: '0',
      picks: [{ position: 0, sku: await skuOf('karatalas-pair-small-6-cm') }],
    };
    expect(await offerSwap(fixture.services, clerk, old)).toMatchObject({ code: 'order-moved' });
    expect(await offerSwap(fixture.services, accounts, old)).toMatchObject({ code: 'not-allowed' });
    expect((await seen(one.id)).swap).toBeNull();
  });

  it('ends with the order: supplied as ordered, or cancelled', async () => {
    const one = await short(true);
    await offer(one.id, await skuOf('karatalas-pair-small-6-cm'));
    const held = (await stock('karatalas-pair-small-6-cm')).held;
    await cancelOwnOrder(fixture.services, one.id);
    expect((await stock('karatalas-pair-small-6-cm')).held).toBe(held - 1);
    expect(await seen(one.id)).toMatchObject({
      stage: 'cancelled',
      swap: null,
      refunds: [{ amount: one.total }],
    });
    await returnAll(one.id);
    expect(await seen(one.id)).toMatchObject({ state: 'refunded', bills: [] });
  });
});

describe('the buyer accepts it', () => {
  it('once: billed at its lower price, the difference is refunded, stock and books agree', async () => {
    const one = await short();
    await offer(one.id, await skuOf('karatalas-pair-small-6-cm'));
    const { back } = (await seen(one.id)).swap ?? expect.fail('no offer');
    expect(back).toBeGreaterThan(0);
    const before = await stock('karatalas-pair-small-6-cm');
    const both = await Promise.all([choose(one.id, 'swap'), choose(one.id, 'swap')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stock('karatalas-pair-small-6-cm')).toEqual({
      on_hand: before.on_hand - 1,
      held: before.held - 1,
    });
    const placed = await seen(one.id);
    expect(placed).toMatchObject({ stage: 'placed', state: 'paid', swap: null, refunds: [{ amount: back }] });
    expect(placed.lines.map(({ cancelled, replaces }) => [cancelled, replaces])).toEqual([
      [1, null],
      [0, null],
      [0, 0],
    ]);
    const bill = await billOf(one.id);
    expect(bill?.total).toBe(one.total - back);
    expect(bill?.lines.map(({ title }) => title).join()).toContain('Karatalas');
    await returnAll(one.id);
    expect(await seen(one.id)).toMatchObject({
      money: 'part_refunded',
      bills: [{ total: one.total - back }],
    });
  });

  it('and cancels it later: bill less credit notes and all refunds leave nothing', async () => {
    const one = await short();
    await offer(one.id, await skuOf('karatalas-pair-small-6-cm'));
    await choose(one.id, 'swap');
    await returnAll(one.id);
    const { version } = await seen(one.id);
    const first = { orderId: one.id, version: String(version), lines: [{ position: 2, quantity: 1 }] };
    await cancelOrderLines(fixture.services, clerk, {
      ...first,
      reason: 'The parcel was lost, says the desk',
    });
    await returnAll(one.id);
    await cancelOwnOrder(fixture.services, one.id);
    await returnAll(one.id);
    const done = await seen(one.id);
    expect(done).toMatchObject({ state: 'refunded', stage: 'cancelled' });
    const [bill, ...notes] = [...done.bills].sort((paper) => (paper.kind === 'credit-note' ? 1 : -1));
    expect(notes).toHaveLength(2);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(bill?.total);
    expect(done.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.total);
  });

  it('pays nothing more for what is dearer', async () => {
    const one = await short();
    const picks = [
      { position: 0, sku: await skuOf('karatalas-pair-small-6-cm') },
      { position: 1, sku: await skuOf('tulsi-japa-mala-fine') },
    ];
    const version = String((await seen(one.id)).version);
    expect(await offerSwap(fixture.services, clerk, { orderId: one.id, version, picks })).toMatchObject({
      ok: true,
    });
    const { swap, lines } = await seen(one.id);
    expect(swap?.back).toBe((lines[0]?.unit ?? 0) - 75_000);
    expect(swap?.lines[1]).toMatchObject({ quantity: 2, unit: lines[1]?.unit });
  });
});

describe('the buyer wants a refund', () => {
  it('for the missing goods, and the rest is sent with a bill over it', async () => {
    const one = await short();
    await offer(one.id, await skuOf('karatalas-pair-small-6-cm'));
    expect(await choose(one.id, 'refund', accounts)).toMatchObject({ code: 'not-allowed' });
    expect(await choose(one.id, 'refund', clerk)).toMatchObject({ ok: true });
    const [drumLine] = (await seen(one.id)).lines;
    expect(await seen(one.id)).toMatchObject({ stage: 'placed', refunds: [{ amount: drumLine?.amount }] });
    expect((await billOf(one.id))?.total).toBe(one.total - (drumLine?.amount ?? 0));
    await returnAll(one.id);
    // No credit note: the drum was never billed.
    expect((await seen(one.id)).bills).toHaveLength(1);
    const log = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', one.id)
      .execute();
    expect(log.map(({ action }) => action)).toContain('order.swap-chosen');
  });

  it('for all of it, where nothing else is left', async () => {
    const one = await short(true);
    await offer(one.id, await skuOf('karatalas-pair-small-6-cm'));
    await choose(one.id, 'refund');
    expect(await seen(one.id)).toMatchObject({
      stage: 'cancelled',
      refunds: [{ amount: one.total }],
      bills: [],
    });
    expect(await choose(one.id, 'swap')).toMatchObject({ code: 'swap-over' });
    await returnAll(one.id);
    expect(await seen(one.id)).toMatchObject({ state: 'refunded', bills: [] });
  });
});

it('a part that the staff cancels while it is short does not keep the rest from being sent', async () => {
  const one = await short();
  const { version } = await seen(one.id);
  const cancelled = { orderId: one.id, version: String(version), lines: [{ position: 0, quantity: 1 }] };
  await cancelOrderLines(fixture.services, clerk, { ...cancelled, reason: 'The drum is not made any more' });
  expect(await supplyShortOrder(fixture.services, clerk, one.id)).toEqual({ ok: true, value: null });
  expect(await seen(one.id)).toMatchObject({ stage: 'placed' });
  await returnAll(one.id);
  expect((await seen(one.id)).bills).toHaveLength(1);
});
