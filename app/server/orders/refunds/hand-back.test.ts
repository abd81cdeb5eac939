import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodOf } from '#core/stats/periods.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { staffOf } from '#server/people/test-people.ts';
import { sendRefunds } from '#server/purchases/send-refunds.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { cancelOwnOrder } from '../cancellations/cancel-own-order.ts';
import { listCounterDays } from '../queries/counter-queries.ts';
import { findOrder } from '../queries/order-queries.ts';
import { listSales } from '../queries/sales-queries.ts';
import { takeCounterPayment } from '../states/take-counter-payment.ts';
import { makeTestShop, openCounter, order } from '../test-orders.ts';
import { decideOrderRefund } from './decide-order-refund.ts';
import { type HandBack, handBack } from './hand-back.ts';

// Payments at the shop's counter that are handed back there.

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const clerk = staffOf('per_desk', 'shop-desk');
const accounts = staffOf('per_accounts', 'accounts');
const viewer = staffOf('per_viewer', 'viewer');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
  await openCounter(test.db);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const seen = async (id: string) => (await findOrder(fixture.services, id)) ?? expect.fail(id);
const days = () => listCounterDays(fixture.services, periodOf('month', now));

async function paidAtCounter(mode = 'cash') {
  const one = await order(fixture.services, { delivery: 'pickup', payBy: 'pickup' });
  const taken = await takeCounterPayment(fixture.services, clerk, { orderId: one.id, mode });
  expect(taken).toMatchObject({ ok: true });
  return one;
}
async function owed(mode = 'cash') {
  const one = await paidAtCounter(mode);
  expect(await cancelOwnOrder(fixture.services, one.id)).toMatchObject({ ok: true });
  const refundId = (await seen(one.id)).refunds[0]?.id ?? expect.fail('no refund');
  const hand = (instead: Partial<HandBack> = {}, by = clerk) =>
    handBack(fixture.services, by, {
      ...{ orderId: one.id, refundId, day: templeDay(now), mode: 'cash' },
      ...instead,
    });
  const agree = () => decideOrderRefund(fixture.services, accounts, refundId, 'approved');
  return { ...one, refundId, hand, agree };
}

it('cash is handed back once a second person approved, with its credit note, and the day’s till agrees', async () => {
  const before = (await days())[0]?.cash ?? { taken: 0, back: 0 };
  const one = await owed();
  expect(await one.hand()).toMatchObject({ code: 'refund-decided' });
  expect(await one.agree()).toMatchObject({ ok: true });
  now = new Date('2026-11-21T06:00:00Z');
  expect(await one.hand()).toMatchObject({ ok: true });
  const done = await seen(one.id);
  expect(done).toMatchObject({ state: 'refunded', refunds: [{ state: 'processed', amount: one.total }] });
  expect(done.bills.map(({ kind, total }) => [kind === 'credit-note', total])).toEqual([
    [false, one.total],
    [true, one.total],
  ]);
  const nothing = { taken: 0, back: 0 };
  expect(await days()).toEqual([
    { day: '2026-11-21', cash: { taken: 0, back: one.total }, upi: nothing },
    { day: '2026-11-20', cash: { taken: before.taken + one.total, back: before.back }, upi: nothing },
  ]);
  const { rows } = await listSales(fixture.services, periodOf('month', now), 1);
  expect(rows.find(({ id }) => id === one.id)).toBeUndefined();
  const { note } = await test.db
    .selectFrom('order_events')
    .select('note')
    .where('order_id', '=', one.id)
    .where('kind', '=', 'handed-back')
    .executeTakeFirstOrThrow();
  expect(note).toBe('In cash on 21 November 2026, by per_desk');
  const audit = await test.db
    .selectFrom('audit_log')
    .select(['person_id', 'action'])
    .where('subject', '=', one.id)
    .where('action', '=', 'refund.handed-back')
    .execute();
  expect(audit).toEqual([{ person_id: clerk.personId, action: 'refund.handed-back' }]);
  const letters = await test.db
    .selectFrom('letters')
    .select('cause_key')
    .where('cause_key', 'like', `payment-returned:counter_%:${one.total}`)
    .execute();
  expect(letters).toHaveLength(1);
});

it('a part is refunded as a part, a UPI payment by UPI', async () => {
  const one = await paidAtCounter('upi');
  const version = String((await seen(one.id)).version);
  await cancelOrderLines(fixture.services, clerk, {
    ...{ orderId: one.id, version, lines: [{ position: 1, quantity: 1 }] },
    reason: 'The cover is torn, says the desk',
  });
  const letter = await composeLetter(fixture.services, { kind: 'order', orderId: one.id, says: 'cancelled' });
  expect(letter?.subject).toMatch(/^A part of your order/);
  expect(letter?.text).toContain('handed back to you at the temple shop');
  expect(letter?.text).not.toContain('where it came from');
  const refundId = (await seen(one.id)).refunds[0]?.id ?? '';
  await decideOrderRefund(fixture.services, accounts, refundId, 'approved');
  const input = { orderId: one.id, refundId, day: templeDay(now), mode: 'upi' };
  expect(await handBack(fixture.services, accounts, input)).toMatchObject({ ok: true });
  expect(await seen(one.id)).toMatchObject({ money: 'part_refunded', stage: 'placed' });
  expect((await days())[0]?.upi).toEqual({ taken: one.total, back: 10_000 });
});

describe('handing back', () => {
  it('is recorded once, however many press at once', async () => {
    const one = await owed();
    await one.agree();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => one.hand()));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'refund-decided' });
    expect((await seen(one.id)).bills).toHaveLength(2);
  });

  it('is of a day between payment and today, with the permission, of this order, in a valid mode', async () => {
    const one = await owed();
    const other = await owed();
    await one.agree();
    await other.agree();
    for (const day of ['2026-11-19', '2026-11-22', '2026-02-30', '', 'yesterday'])
      expect(await one.hand({ day }), day).toMatchObject({ code: 'hand-back-day', field: 'day' });
    expect(await one.hand({ mode: 'cheque' })).toMatchObject({ code: 'choice-invalid' });
    expect(await one.hand({ orderId: other.id })).toMatchObject({ code: 'refund-unknown' });
    expect(await one.hand({ refundId: 'rfd_nobody' })).toMatchObject({ code: 'refund-unknown' });
    expect(await one.hand({}, viewer)).toMatchObject({ code: 'not-allowed' });
    expect((await seen(one.id)).refunds).toMatchObject([{ state: 'approved' }]);
  });

  it('is not by who agreed alone to what the buyer asked for, and the audit finds it', async () => {
    const one = await owed();
    await one.agree();
    expect(await one.hand({}, accounts)).toMatchObject({ code: 'hand-back-alone' });
    const undone = test.db.transaction().execute(async (trx) => {
      const by = { handed_on: templeDay(now), handed_by: accounts.personId, noted_at: now };
      const row = { refund_id: one.refundId, mode: 'cash', amount_paise: one.total, ...by } as const;
      await trx.insertInto('counter_refunds').values(row).execute();
      expect((await auditLedger(trx)).map(({ broken }) => broken)).toContain(
        'a counter refund that nobody of the staff asked for, approved and handed over by one person',
      );
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await one.hand({}, staffOf('per_second', 'accounts'))).toMatchObject({ ok: true });
  });

  it('sends nothing to the gateway', async () => {
    const one = await owed();
    await one.agree();
    await sendRefunds.run(fixture.services, new AbortController().signal);
    expect((await seen(one.id)).refunds).toMatchObject([{ state: 'approved' }]);
  });

  it('cannot be changed afterwards', async () => {
    const change = test.db.updateTable('counter_refunds').set({ amount_paise: 1 }).execute();
    await expect(change).rejects.toThrow('only grows');
  });
});
