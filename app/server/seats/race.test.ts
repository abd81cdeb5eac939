import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Db } from '#server/db/schema.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { reconcilePayments } from '../purchases/reconcile-payments.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { type Fixture, makeFixture, pay } from '../purchases/test-donations.ts';
import { somebody } from '../requests/test-requests.ts';
import { captureOf } from '../stay/test-stays.ts';
import { startTourSeats } from './checkout/start-tour-seats.ts';
import { releaseSeats } from './states/release-seats.ts';
import { aFamily, seatToPay, setTestDeparture, testDeparture } from './test-seats.ts';

// Two processes are two pools on one Postgres: nothing of a booking is cached in a process.

let test: TestDatabase;
let second: Db;
let fixtures: [Fixture, Fixture];
let now = new Date('2026-11-20T06:00:00Z');
const clock = () => now;
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

beforeAll(async () => {
  test = await makeTestDatabase(12);
  ({ db: second } = openDatabase(test.connectionString, { connections: 12, onLost: () => {} }));
  fixtures = [await makeFixture(test.db, { clock }), await makeFixture(second, { clock }, { empty: true })];
  await seedDemoTours(fixtures[0].services);
  // Three families of three, and one seat that no family fits on.
  await setTestDeparture(test.db, 10);
});
afterAll(async () => {
  await second.destroy();
  await test.close();
});

const of = (family: number) => fixtures[family % 2] as Fixture;
const race = (families: number) =>
  Promise.all(
    Array.from({ length: families }, async (_, family) => {
      const started = await startTourSeats(of(family).services, aFamily(), somebody());
      if (started?.ok) return started.value.id;
      return started?.code === 'invalid' ? started.problems.map(({ code }) => code).join() : 'none';
    }),
  );
const won = (answers: string[]) => answers.filter((answer) => answer.startsWith('sea_'));

it('100 families race for the seats of a bus: no seat twice, nobody paid without a seat or a refund', {
  timeout: 90_000,
}, async () => {
  const answers = await race(100);
  const first = won(answers);
  expect(first).toHaveLength(3);
  expect(new Set(answers.filter((answer) => !answer.startsWith('sea_')))).toEqual(
    new Set(['departure-short']),
  );
  const begun = await Promise.all(first.map((id, at) => seatToPay(of(at).services, id)));

  // Nobody pays in time: the holds expire while the job runs, and others take the seats.
  minutes(16);
  const [others] = await Promise.all([
    race(40),
    releaseSeats.run(of(1).services, new AbortController().signal),
  ]);
  expect(won(others)).toHaveLength(3);
  const overtaking = await Promise.all(won(others).map((id, at) => seatToPay(of(at).services, id)));

  // All six are paid: each snapshot three times, through both processes, earlier events last.
  const updates = [...begun, ...overtaking].slice(0, -1).flatMap((one, at) => {
    const captured = captureOf(one, { capturedAt: now });
    const again = captureOf(one, { capturedAt: now, paymentId: `pay_again_${at}` });
    const authorized = { ...captured, status: 'authorized' as const, capturedAt: null };
    return [captured, again, captured, authorized, captured].map((snapshot, copy) => ({
      snapshot,
      event: copy === 2 ? { id: `evt_${one.id}`, kind: 'payment.captured' } : null,
      fixture: of(at + copy),
    }));
  });
  await Promise.all(
    updates
      .reverse()
      .map(({ snapshot, event, fixture }) => settlePayment(fixture.services, { snapshot, event })),
  );
  // The last one's events are lost: the gateway knows of the payment, and is polled.
  await pay(of(2).gateway, overtaking.at(-1)?.orderId ?? '', 'pay');
  minutes(30);
  await reconcilePayments.run(of(2).services, new AbortController().signal);

  const paid = await test.db
    .selectFrom('seat_bookings')
    .select(['id', 'stage'])
    .where('paid_at', 'is not', null)
    .execute();
  expect(paid).toHaveLength(6);
  const inStage = (stage: string) => paid.filter((one) => one.stage === stage).map(({ id }) => id);
  // Who still held paid for it; who came late has a refund and a letter.
  expect(inStage('booked')).toHaveLength(3);
  expect(inStage('short')).toHaveLength(3);
  const refunds = await test.db.selectFrom('refunds').select(['seat_id']).execute();
  expect(refunds.map(({ seat_id }) => seat_id).sort()).toEqual(inStage('short').sort());
  const doubles = await test.db.selectFrom('payments').select('id').where('role', '=', 'duplicate').execute();
  expect(doubles).toHaveLength(5);
  const travelling = await test.db.selectFrom('requests').select('id').where('state', '=', 'new').execute();
  expect(travelling).toHaveLength(3);
  const { seats_taken } = await test.db
    .selectFrom('tour_departures')
    .select('seats_taken')
    .where('id', '=', testDeparture)
    .executeTakeFirstOrThrow();
  expect(seats_taken).toBe(9);
  expect(await auditLedger(test.db)).toEqual([]);
});
