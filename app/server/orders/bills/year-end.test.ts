import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { captureOf, makeTestShop, order } from '../test-orders.ts';

// Bills around the end of the financial year, which is midnight in Ghaziabad: what was captured at
// 23:59:59.9 on 31 March and arrives on 1 April takes the next number of the old series, whatever
// the clocks of server and visitor show. Receipts of donations: payments/stories.test.ts.

let test: TestDatabase;
let fixture: Fixture;
const lastMoment = new Date('2027-03-31T18:29:59.900Z');
const firstMoment = new Date('2027-03-31T18:30:00.000Z');
let now = new Date('2027-03-31T18:20:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(8);
  fixture = await makeTestShop(test.db, { clock: () => now });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const lines = [{ productId: 'guggal-dhoop-cones', variantId: 'guggal-dhoop-cones', quantity: '1' }];

async function billed() {
  return test.db
    .selectFrom('bills')
    .select(['number', 'fiscal_year', 'sequence', 'billed_on', 'order_id'])
    .orderBy('fiscal_year')
    .orderBy('sequence')
    .execute();
}

it('bills are numbered by the capture, without a gap in either series, however they are mixed', async () => {
  const orders = [];
  for (let count = 0; count < 20; count += 1)
    orders.push(await order(fixture.services, { lines, delivery: 'pickup' }));
  now = new Date('2027-03-31T18:31:00Z');
  const old = new Set(orders.filter((_, at) => at % 2 === 0).map(({ id }) => id));
  await Promise.all(
    orders.map((one) => {
      const capturedAt = old.has(one.id) ? lastMoment : firstMoment;
      return settlePayment(fixture.services, { snapshot: captureOf(one, { capturedAt }), event: null });
    }),
  );
  const bills = await billed();
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1);
  for (const [year, day, ofOld] of [
    ['26-27', '2027-03-31', true],
    ['27-28', '2027-04-01', false],
  ] as const) {
    const series = bills.filter(({ fiscal_year }) => fiscal_year === year);
    expect(series.map(({ sequence }) => sequence)).toEqual(numbers);
    expect(new Set(series.map(({ billed_on }) => billed_on))).toEqual(new Set([day]));
    expect(series.every(({ order_id }) => old.has(order_id ?? '') === ofOld)).toBe(true);
    expect(series[0]?.number).toContain(`/${year}/000001`);
  }
});

it('an update that arrives a day later still goes into the old series, after its last number', async () => {
  now = new Date('2027-03-31T18:25:00Z');
  const before = await billed();
  const last = Math.max(
    0,
    ...before.filter((bill) => bill.fiscal_year === '26-27').map((bill) => bill.sequence),
  );
  const late = await order(fixture.services, { lines, delivery: 'pickup' });
  now = new Date('2027-04-02T05:00:00Z');
  await settlePayment(fixture.services, {
    snapshot: captureOf(late, { capturedAt: lastMoment }),
    event: null,
  });
  const bills = await billed();
  expect(bills.find(({ order_id }) => order_id === late.id)).toMatchObject({
    fiscal_year: '26-27',
    sequence: last + 1,
    billed_on: '2027-03-31',
  });
});
