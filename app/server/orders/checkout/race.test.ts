import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { auditLedger } from '#server/db/audit.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Db } from '#server/db/schema.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { anAddress, anOrderInput, captureOf, makeTestShop } from '../test-orders.ts';
import { startOrder } from './start-order.ts';

// Two processes are two pools on one Postgres: nothing of an order is cached in a process.

let test: TestDatabase;
let second: Db;
let fixtures: [Fixture, Fixture];
let now = new Date('2026-11-20T06:00:00Z');
const clock = () => now;

beforeAll(async () => {
  test = await makeTestDatabase(12);
  ({ db: second } = openDatabase(test.connectionString, { connections: 12, onLost: () => {} }));
  fixtures = [await makeTestShop(test.db, { clock }), await makeTestShop(second, { clock })];
});
afterAll(async () => {
  await second.destroy();
  await test.close();
});

const of = (buyer: number) => fixtures[buyer % 2] as Fixture;

/** The demo has one clay mridanga; its stock is set to ten. */
async function tenInStock() {
  await test.db
    .insertInto('stock_moves')
    .values({ variant_id: 'clay-mridanga', change: 9, reason: 'received', at: now })
    .execute();
}

const stock = () =>
  test.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', 'clay-mridanga')
    .executeTakeFirstOrThrow();

it('200 buyers race for the last ten: ten are paid and placed, 190 are refused, nothing is sold twice', {
  timeout: 60_000,
}, async () => {
  await tenInStock();
  const lines = [{ productId: 'clay-mridanga', variantId: 'clay-mridanga', quantity: '1' }];
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, buyer) => {
      const input = anOrderInput({ lines, delivery: 'pickup', shownTotal: '520000' });
      const { services } = of(buyer);
      const started = await startOrder(services, visitor, input, anAddress());
      // Every fifth presses twice.
      if (buyer % 5 === 0) expect(await startOrder(services, visitor, input, anAddress())).toEqual(started);
      return started;
    }),
  );
  const won = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []));
  expect(won).toHaveLength(10);
  for (const answer of answers) {
    if (!answer.ok) expect(answer.problems).toMatchObject([{ field: 'lines.0', code: 'variant-out' }]);
  }
  expect(await stock()).toEqual({ on_hand: 10, held: 10 });

  // Seven pay in time. Three are late: their hold expires, others take the goods, and they pay all
  // the same.
  const paying = await Promise.all(won.map((id, at) => begunAt(id, at)));
  const [inTime, late] = [paying.slice(0, 7), paying.slice(7)];
  await notifyAll(inTime);
  expect(await stock()).toEqual({ on_hand: 3, held: 3 });
  now = new Date(now.getTime() + 16 * 60_000);
  const faster = await Promise.all(
    Array.from({ length: 40 }, (_, buyer) =>
      startOrder(
        of(buyer).services,
        visitor,
        anOrderInput({ lines, delivery: 'pickup', shownTotal: '520000' }),
        anAddress(),
      ),
    ),
  );
  const second = faster.flatMap((answer) => (answer.ok ? [answer.value.id] : []));
  expect(second).toHaveLength(3);
  const overtaking = await Promise.all(second.map((id, at) => begunAt(id, at)));
  await notifyAll([...late, ...overtaking]);

  const orders = await test.db.selectFrom('orders').select(['id', 'state', 'stage']).execute();
  const inStage = (stage: string) => orders.filter((one) => one.stage === stage).map(({ id }) => id);
  expect(orders.every(({ state }) => state === 'paid')).toBe(true);
  expect(inStage('placed').sort()).toEqual([...inTime, ...overtaking].map(({ id }) => id).sort());
  expect(inStage('short').sort()).toEqual(late.map(({ id }) => id).sort());
  expect(await stock()).toEqual({ on_hand: 0, held: 0 });
  const sold = await test.db
    .selectFrom('stock_moves')
    .select('order_ref')
    .where('reason', '=', 'sold')
    .execute();
  expect(new Set(sold.map(({ order_ref }) => order_ref)).size).toBe(10);
  const bills = await test.db.selectFrom('bills').select(['sequence', 'order_id']).execute();
  expect(bills.map(({ sequence }) => sequence).sort((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(await auditLedger(test.db)).toEqual([]);
});

type Paying = { id: string; orderId: string; total: ReturnType<typeof captureOf>['amount']; at: number };

async function begunAt(id: string, at: number): Promise<Paying> {
  const { services } = of(at);
  expect(await preparePayment(services, { kind: 'order', id: id }, { known: true })).toMatchObject({
    ok: true,
  });
  const row = await test.db
    .selectFrom('orders')
    .select(['gateway_order_id', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, orderId: row.gateway_order_id ?? '', total: row.total_paise as Paying['total'], at };
}

/**
 * Each payment three times, in both processes, with its earlier events after it and the orders
 * reversed.
 */
async function notifyAll(paying: readonly Paying[]): Promise<void> {
  const updates = paying.flatMap((one) => {
    const captured = captureOf(one, { capturedAt: now });
    const authorized = { ...captured, status: 'authorized' as const, capturedAt: null };
    const failed = { ...authorized, status: 'failed' as const, failure: 'payment_timed_out' };
    return [captured, failed, captured, authorized, captured].map((snapshot, copy) => ({
      snapshot,
      event: copy % 2 === 0 ? { id: `evt_${one.id}`, kind: 'payment.captured' } : null,
      fixture: of(one.at + copy),
    }));
  });
  await Promise.all(
    updates
      .reverse()
      .map(({ snapshot, event, fixture }) => settlePayment(fixture.services, { snapshot, event })),
  );
}
