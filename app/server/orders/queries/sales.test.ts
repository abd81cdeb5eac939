import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodOf } from '#core/stats/periods.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { captureOf, makeTestShop, order } from '../test-orders.ts';
import { getSales, listSales } from './sales-queries.ts';

// The shop's sales against orders that were added up by hand. It is 21 November 2026, noon in
// Ghaziabad.
const now = new Date('2026-11-21T12:00:00+05:30');
let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
});
afterAll(() => test.close());

async function sell(day: string) {
  const made = await order({ ...fixture.services, clock: () => templeDayStart(day) });
  const snapshot = captureOf(made, { capturedAt: templeDayStart(day) });
  await settlePayment(fixture.services, { purchase: { kind: 'order', id: made.id }, event: null, snapshot });
  return made;
}

it('is what was paid in the period less refunds, beside last year, and the list has the same rows', async () => {
  const first = await sell('2026-11-21');
  const second = await sell('2026-10-23');
  await sell('2026-10-22');
  const before = await sell('2025-11-10');
  await order(fixture.services);
  // A part of the second is refunded; another order in full, which is no sale any more.
  const back = 5_000;
  await test.db
    .updateTable('payments')
    .set({ refunded_paise: back })
    .where('order_id', '=', second.id)
    .execute();
  await test.db.updateTable('orders').set({ state: 'part_refunded' }).where('id', '=', second.id).execute();
  const returned = await sell('2026-11-20');
  await test.db.updateTable('orders').set({ state: 'refunded' }).where('id', '=', returned.id).execute();

  const span = periodOf('month', now);
  const net = first.total + second.total - back;
  expect(await getSales(fixture.services, span)).toEqual({
    now: { count: 2, net },
    lastYear: { count: 1, net: before.total },
  });
  const list = await listSales(fixture.services, span, 1);
  expect(list.figure).toEqual({ count: 2, net });
  expect(list.rows.map(({ id, total, back: refunded }) => [id, total - refunded])).toEqual([
    [first.id, first.total],
    [second.id, second.total - back],
  ]);
});
