import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Db } from '#server/db/schema.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { reconcilePayments } from '#server/purchases/reconcile-payments.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { captureOf } from '#server/stay/test-stays.ts';
import { makeTestFestival, sendPasses, toPayPasses } from '../test-passes.ts';

// Two processes are two pools on one Postgres: nothing of a booking is cached in a process. With
// 2,000 buyers for 500 seats at two processes of the built site: bench/races.ts.
const buyers = 400;
const seats = 100;

let test: TestDatabase;
let second: Db;
let fixtures: [Fixture, Fixture];
let now = new Date('2026-11-20T06:00:00Z');
const clock = () => now;

beforeAll(async () => {
  test = await makeTestDatabase(12);
  ({ db: second } = openDatabase(test.connectionString, { connections: 12, onLost: () => {} }));
  fixtures = [await makeFixture(test.db, { clock }), await makeFixture(second, { clock }, { empty: true })];
  await makeTestFestival(test.db, { seats, people: seats + 20 });
});
afterAll(async () => {
  await second.destroy();
  await test.close();
});

const of = (at: number) => fixtures[at % 2] as Fixture;

/** So many buyers, as many at a time as there are connections; what each was told. */
async function race(count: number): Promise<string[]> {
  const answers: string[] = [];
  const lanes = Array.from({ length: 24 }, async (_, lane) => {
    for (let at = lane; at < count; at += 24) {
      const started = await sendPasses(of(at).services);
      answers.push(started.ok ? started.value.id : started.problems.map(({ code }) => code).join());
    }
  });
  await Promise.all(lanes);
  return answers;
}
const won = (answers: string[]) => answers.filter((answer) => answer.startsWith('psb_'));

it(`${buyers} buyers race over two pools for ${seats} seats: each sold once, paid once or given back`, {
  timeout: 240_000,
}, async () => {
  const answers = await race(buyers);
  const first = won(answers);
  expect(first).toHaveLength(seats);
  expect(new Set(answers.filter((answer) => !answer.startsWith('psb_')))).toEqual(new Set(['passes-gone']));

  // Ten of them do not pay in time: their seats go to others, and then they pay after all.
  const late = await Promise.all(first.slice(0, 10).map((id, at) => toPayPasses(of(at).services, id)));
  const settled = first.slice(10);
  const begun = [];
  for (const [at, id] of settled.entries()) begun.push(await toPayPasses(of(at < 5 ? 0 : at).services, id));
  const lost = begun.slice(0, 5);
  const heard = begun.slice(5);
  // Of sixty each snapshot comes three times through both processes, earlier events last; some of
  // them pay twice.
  const updates = heard.flatMap((one, at) => {
    const captured = captureOf(one, { capturedAt: now });
    const authorized = { ...captured, status: 'authorized' as const, capturedAt: null };
    const again = at < 20 ? [captureOf(one, { capturedAt: now, paymentId: `pay_again_${at}` })] : [];
    const all = at < 60 ? [captured, captured, ...again, authorized, captured] : [captured];
    return all.map((snapshot, copy) => ({
      snapshot,
      event: copy === 1 ? { id: `evt_${one.id}`, kind: 'payment.captured' } : null,
      fixture: of(at + copy),
    }));
  });
  for (let at = 0; at < updates.length; at += 20)
    await Promise.all(
      updates
        .slice(at, at + 20)
        .reverse()
        .map(({ snapshot, event, fixture }) => settlePayment(fixture.services, { snapshot, event })),
    );
  // The events of five are lost: the gateway knows of the payments, and is polled.
  for (const one of lost) await pay(of(0).gateway, one.orderId, 'pay');
  const minutes = (count: number) => {
    now = new Date(now.getTime() + count * 60_000);
  };
  minutes(14);
  await reconcilePayments.run(of(0).services, new AbortController().signal);
  minutes(2);
  const overtaking = won(await race(40));
  expect(overtaking).toHaveLength(10);
  for (const [at, id] of overtaking.entries()) {
    const snapshot = captureOf(await toPayPasses(of(at).services, id), { capturedAt: now });
    await settlePayment(of(at).services, { snapshot, event: null });
  }
  for (const one of late)
    await settlePayment(of(1).services, { snapshot: captureOf(one, { capturedAt: now }), event: null });

  const bookings = await test.db
    .selectFrom('pass_bookings')
    .select(['id', 'stage'])
    .where('paid_at', 'is not', null)
    .execute();
  const inStage = (stage: string) => bookings.filter((one) => one.stage === stage).map(({ id }) => id);
  expect(bookings).toHaveLength(seats + 10);
  expect(inStage('confirmed')).toHaveLength(seats);
  expect(inStage('short').sort()).toEqual(late.map(({ id }) => id).sort());
  const valid = await test.db.selectFrom('passes').select('token').where('state', '=', 'valid').execute();
  expect(new Set(valid.map(({ token }) => token)).size).toBe(seats);
  const refunds = await test.db.selectFrom('refunds').select(['pass_booking_id', 'amount_paise']).execute();
  expect(refunds.map(({ pass_booking_id }) => pass_booking_id).sort()).toEqual(inStage('short').sort());
  // Every second payment waits for a person to send it back.
  const doubles = await test.db.selectFrom('payments').select('id').where('role', '=', 'duplicate').execute();
  expect(doubles).toHaveLength(20);
  const pools = await test.db
    .selectFrom('event_products')
    .innerJoin('event_slots as slot', 'slot.event_id', 'event_products.event_id')
    .select(['event_products.on_hand', 'event_products.held', 'slot.on_hand as people', 'slot.held as kept'])
    .where('event_products.id', '=', 'feast-seat')
    .executeTakeFirstOrThrow();
  expect(pools).toEqual({ on_hand: 0, held: 0, people: 20, kept: 0 });
  expect(await auditLedger(test.db)).toEqual([]);
});
