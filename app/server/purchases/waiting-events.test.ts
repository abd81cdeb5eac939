import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { mostEventTries } from '#core/payments/try-again.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { staffOf } from '../people/test-people.ts';
import { replayEvent } from '../system/replay-event.ts';
import { getHealth, listGatewayEvents } from '../system/system-queries.ts';
import { storeEvent } from './gateway-events.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { begin, type Fixture, gatewayConfig, makeFixture } from './test-donations.ts';
import { listWarnings } from './warning-queries.ts';

// Events that cannot be processed. Here a trigger refuses their payments, as a bug of ours would.

let test: TestDatabase;
let fixture: Fixture;
let ahead = 0;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => new Date(Date.now() + ahead) });
  await sql`create function refuse_some() returns trigger language plpgsql as $$
    begin raise exception 'this payment is refused'; end $$`.execute(test.db);
  await sql`create trigger refuse_some before insert on payments for each row
    when (new.id like 'pay_refused%') execute function refuse_some()`.execute(test.db);
});
afterAll(() => test.close());

const owner = staffOf('per_owner', 'owner');
const reconcile = () => reconcilePayments.run(fixture.services, new AbortController().signal);
const storeWaiting = (id: string, snapshot: PaymentSnapshot) =>
  storeEvent(fixture.services, { id, kind: 'payment.captured', snapshot });

const captureOf = (orderId: string, paymentId: string): PaymentSnapshot => ({
  ...{ paymentId, orderId, mode: 'online', status: 'captured', amount: paise(100_000), currency: 'INR' },
  ...{ capturedAt: new Date(), refunded: paise(0), refundBegun: false, failure: null },
  ...{ account: gatewayConfig.accountId, gatewayMode: 'test' },
});
const eventOf = (id: string) =>
  test.db.selectFrom('gateway_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('230 events that always fail never block one that can be processed', async () => {
  for (let count = 0; count < 230; count += 1)
    await storeWaiting(`evt_bad_${count}`, captureOf('order_nobody', `pay_refused_${count}`));
  const donation = await begin(fixture.services);
  await storeWaiting('evt_good', captureOf(donation.orderId, 'pay_good'));
  await reconcile();
  expect(await findDonationStatus(fixture.services, donation.id)).toMatchObject({ state: 'paid' });
  // Each has its pause: an immediate run tries none.
  await reconcile();
  expect(await eventOf('evt_bad_229')).toMatchObject({
    tries: 1,
    last_error: 'this payment is refused',
    outcome: null,
  });
  await sql`update gateway_events set parked_at = now() where id like 'evt_bad_%'`.execute(test.db);
});

it('one that fails again and again is left to a person, who sees what it says and processes it', async () => {
  const donation = await begin(fixture.services);
  await storeWaiting('evt_stuck', captureOf(donation.orderId, 'pay_refused_stuck'));
  for (let turn = 0; turn < 60; turn += 1) {
    await reconcile();
    ahead += 45 * 60_000;
  }
  const event = await eventOf('evt_stuck');
  expect(event).toMatchObject({ tries: mostEventTries, outcome: null, parked_at: expect.any(Date) });
  expect((await listWarnings(fixture.services)).filter(({ kind }) => kind === 'event-parked')).toMatchObject([
    { paymentId: 'pay_refused_stuck', facts: { number: 'evt_stuck', said: 100_000 } },
  ]);
  const { gateway } = await getHealth(fixture.services);
  expect(gateway.parked).toBeGreaterThan(0);
  const shown = (await listGatewayEvents(fixture.services, 1_000)).find(({ id }) => id === 'evt_stuck');
  expect(shown).toMatchObject({ parked: true, error: 'this payment is refused', says: { amount: 100_000 } });
  expect(await replayEvent(fixture.services, owner, 'evt_stuck')).toMatchObject({ code: 'event-failed' });
  await sql`drop trigger refuse_some on payments`.execute(test.db);
  expect(await replayEvent(fixture.services, owner, 'evt_stuck')).toMatchObject({ ok: true });
  expect(await findDonationStatus(fixture.services, donation.id)).toMatchObject({ state: 'paid' });
  expect(await listWarnings(fixture.services)).toEqual([]);
});
