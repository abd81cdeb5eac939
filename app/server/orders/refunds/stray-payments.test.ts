import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { findBill } from '#server/bills/bill-queries.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { fairWeather } from '#server/demo-gateway/weather.ts';
import { staffOf } from '#server/people/test-people.ts';
import { askRefund } from '#server/purchases/ask-refund.ts';
import { findPaymentWithRefunds, mayAskRefund } from '#server/purchases/refund-queries.ts';
import { type Fixture, pay } from '#server/purchases/test-donations.ts';
import { listWaitingPayments } from '#server/purchases/waiting-payment-queries.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { cancelOwnOrder } from '../cancellations/cancel-own-order.ts';
import { findOrder } from '../queries/order-queries.ts';
import { makeTestShop, order } from '../test-orders.ts';
import { decideOrderRefund } from './decide-order-refund.ts';

// Payments of an order that do not settle it, and refunds made in the gateway's dashboard.

let test: TestDatabase;
let fixture: Fixture;
const asker = staffOf('per_asker', 'accounts');
const other = staffOf('per_other', 'owner');
const clerk = staffOf('per_desk', 'shop-desk');
const reason = 'The buyer reported two debits of one card.';

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
});
beforeEach(() => fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 }));
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const seen = async (id: string) => (await findOrder(fixture.services, id)) ?? expect.fail(id);
async function paid() {
  const one = await order(fixture.services);
  const { razorpay_payment_id: paymentId = '' } = await pay(fixture.gateway, one.orderId, 'pay');
  await fixture.gateway.tick();
  return { ...one, paymentId };
}
async function payAgain(orderId: string): Promise<string> {
  const { razorpay_payment_id: paymentId = '' } = await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  return paymentId;
}
const ask = (paymentId: string) => askRefund(fixture.services, asker, { paymentId, reason, original: '' });
const waiting = async (paymentId: string) =>
  (await listWaitingPayments(fixture.services)).find(({ id }) => id === paymentId);

it('a second payment waits with its order, and is refunded by two people while the order remains', async () => {
  const one = await paid();
  const second = await payAgain(one.orderId);
  const { number } = await seen(one.id);
  expect(await waiting(second)).toMatchObject({ role: 'duplicate', order: { id: one.id, number } });
  expect(await mayAskRefund(fixture.services, second)).toBe('yes');
  const outcome = await ask(second);
  const refundId = outcome.ok ? outcome.value.refundId : expect.fail(outcome.code);
  expect(await ask(second)).toMatchObject({ code: 'refund-open' });
  expect(await decideOrderRefund(fixture.services, asker, refundId, 'approved')).toMatchObject({
    code: 'refund-own',
  });
  expect(await decideOrderRefund(fixture.services, other, refundId, 'approved')).toMatchObject({ ok: true });
  await fixture.gateway.tick();
  expect(await waiting(second)).toBeUndefined();
  expect(await seen(one.id)).toMatchObject({
    ...{ state: 'paid', money: 'paid', bills: [{ total: one.total }] },
    refunds: [{ state: 'processed', stray: true, amount: one.total }],
  });
});

it('a stray refund under way does not block cancelling, and the settling payment is refunded by lines', async () => {
  const one = await paid();
  const second = await payAgain(one.orderId);
  expect(await ask(second)).toMatchObject({ ok: true });
  expect(await ask(one.paymentId)).toMatchObject({ code: 'refund-of-order' });
  expect(await cancelOwnOrder(fixture.services, one.id)).toMatchObject({ ok: true });
});

it('a payment that came after the order was cancelled waits and can be refunded', async () => {
  const one = await order(fixture.services);
  await cancelOwnOrder(fixture.services, one.id);
  const late = await payAgain(one.orderId);
  expect(await waiting(late)).toMatchObject({ role: 'late', order: { id: one.id } });
  expect(await ask(late)).toMatchObject({ ok: true });
  const found = await findPaymentWithRefunds(fixture.services, late);
  expect(found).toMatchObject({ payment: { order: { id: one.id } }, refunds: [{ state: 'asked' }] });
});

it('nobody requests a refund of an order without the permission', async () => {
  const one = await paid();
  const second = await payAgain(one.orderId);
  const input = { paymentId: second, reason, original: '' };
  expect(await askRefund(fixture.services, clerk, input)).toMatchObject({ code: 'not-allowed' });
});

/** This much of the payment is refunded in the gateway's dashboard, under no key of ours. */
async function returnedThere({ paymentId }: { paymentId: string }, amount: number) {
  await fixture.services.payments.refund({ paymentId, amount: paise(amount), key: `by_hand_${paymentId}` });
  for (const _ of [1, 2, 3]) await fixture.gateway.tick();
}
async function notesOf(id: string) {
  const papers = (await seen(id)).bills.filter(({ kind }) => kind === 'credit-note');
  return Promise.all(
    papers.map(async (paper) => (await findBill(fixture.services, paper.id)) ?? expect.fail('')),
  );
}

it('a partial refund from the gateway’s dashboard gets its credit note once, divided over the lines by value', async () => {
  const one = await paid();
  await returnedThere(one, 5_000);
  const [note, ...more] = await notesOf(one.id);
  expect(more).toEqual([]);
  expect(note?.total).toBe(5_000);
  expect(note?.lines).toHaveLength(2);
  expect(note?.lines.every(({ quantity, goods }) => quantity === 0 && goods > 0)).toBe(true);
  expect(await seen(one.id)).toMatchObject({
    ...{ state: 'paid', money: 'part_refunded' },
    refunds: [{ askedBy: 'gateway', amount: 5_000 }],
  });
});

it('and then a line and the rest: all notes together equal the bill, and no more is requested than is left', async () => {
  const one = await paid();
  await returnedThere(one, 5_000);
  const version = String((await seen(one.id)).version);
  const lines = [{ position: 1, quantity: 2 }];
  await cancelOrderLines(fixture.services, clerk, {
    orderId: one.id,
    version,
    lines,
    reason: 'The books are torn',
  });
  const back = async () => {
    const open = (await seen(one.id)).refunds.find(({ state }) => state === 'asked');
    await decideOrderRefund(fixture.services, other, open?.id ?? '', 'approved');
    for (const _ of [1, 2, 3]) await fixture.gateway.tick();
  };
  await back();
  expect((await notesOf(one.id)).at(-1)?.total).toBe(20_000);
  await cancelOwnOrder(fixture.services, one.id);
  await back();
  const notes = await notesOf(one.id);
  const sum = (part: (note: (typeof notes)[number]) => number) =>
    notes.reduce((all, note) => all + part(note), 0);
  const done = await seen(one.id);
  const bill = await findBill(
    fixture.services,
    done.bills.find(({ kind }) => kind !== 'credit-note')?.id ?? '',
  );
  expect(done).toMatchObject({ state: 'refunded', stage: 'cancelled' });
  expect(sum(({ total }) => total)).toBe(bill?.total);
  expect(sum(({ tax }) => tax.cgst)).toBe(bill?.tax.cgst);
  expect(done.refunds.reduce((all, { amount }) => all + amount, 0)).toBe(one.total);
});
