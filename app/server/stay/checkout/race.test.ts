import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Db } from '#server/db/schema.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { reconcilePayments } from '#server/purchases/reconcile-payments.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { captureOf, makeTestHouse, sendStay, toPay } from '../test-stays.ts';

// Two processes are two pools on one Postgres: nothing of a stay is cached in a process.

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
  await makeTestHouse(test.db, 3);
});
afterAll(async () => {
  await second.destroy();
  await test.close();
});

const of = (guest: number) => fixtures[guest % 2] as Fixture;

/** Three nights, all overlapping on 2 December; and the whole of them. */
const wishes = [
  { arrival: '2026-12-01', departure: '2026-12-03' },
  { arrival: '2026-12-02', departure: '2026-12-04' },
  { arrival: '2026-12-01', departure: '2026-12-04' },
];

const race = (guests: number) =>
  Promise.all(
    Array.from({ length: guests }, async (_, guest) => {
      const started = await sendStay(of(guest).services, wishes[guest % 3]);
      return started.ok ? started.value.id : started.problems.map(({ code }) => code).join();
    }),
  );
const won = (answers: string[]) => answers.filter((answer) => answer.startsWith('sty_'));

it('200 guests race for 3 rooms over 3 overlapping nights: no night twice, nobody paid without a room or a refund', {
  timeout: 90_000,
}, async () => {
  const answers = await race(200);
  const first = won(answers);
  expect(first).toHaveLength(3);
  expect(new Set(answers.filter((answer) => !answer.startsWith('sty_')))).toEqual(new Set(['stay-no-room']));
  const begun = await Promise.all(first.map((id, at) => toPay(of(at).services, id)));

  // Nobody pays in time: the holds expire, and others take the rooms.
  minutes(16);
  const [taken, ...rest] = won(await race(40));
  expect(rest).toHaveLength(2);
  const overtaking = await Promise.all([taken ?? '', ...rest].map((id, at) => toPay(of(at).services, id)));

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
  const lost = overtaking.at(-1);
  const asked = of(2);
  await pay(asked.gateway, lost?.orderId ?? '', 'pay');
  minutes(30);
  await reconcilePayments.run(asked.services, new AbortController().signal);

  const stays = await test.db
    .selectFrom('stay_bookings')
    .select(['id', 'state', 'stage'])
    .where('paid_at', 'is not', null)
    .execute();
  expect(stays).toHaveLength(6);
  const inStage = (stage: string) => stays.filter((one) => one.stage === stage).map(({ id }) => id);
  // Who still held paid for it; who came late has a refund and a letter.
  expect(inStage('booked')).toHaveLength(3);
  expect(inStage('short')).toHaveLength(3);
  const refunds = await test.db.selectFrom('refunds').select(['stay_id', 'state', 'amount_paise']).execute();
  expect(refunds.map(({ stay_id }) => stay_id).sort()).toEqual(inStage('short').sort());
  const letters = await test.db
    .selectFrom('letters')
    .select('cause_key')
    .where('kind', '=', 'stay')
    .execute();
  expect(letters.map(({ cause_key }) => cause_key).sort()).toEqual(
    [
      ...inStage('booked').map((id) => `stay:${id}:booked`),
      ...inStage('short').map((id) => `stay:${id}:short`),
    ].sort(),
  );
  // Every second payment waits for a person to send it back.
  const doubles = await test.db.selectFrom('payments').select('id').where('role', '=', 'duplicate').execute();
  expect(doubles).toHaveLength(5);
  const nights = await test.db.selectFrom('room_nights').selectAll().where('until', 'is', null).execute();
  expect(new Set(nights.map(({ booking_id }) => booking_id))).toEqual(new Set(inStage('booked')));
  expect(await auditLedger(test.db)).toEqual([]);
});
