import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endingOf, snapshotsOf, story } from '#core/purchases/test-stories.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { type Fixture, gatewayConfig, makeFixture } from '../purchases/test-donations.ts';
import { beginPasses, makeTestFestival } from './test-passes.ts';

// The stories of core/purchases/test-stories of a booking of passes, its snapshots from several
// connections at once: money ends as the model says, and passes are out exactly while it is there.

const about = new Date('2026-11-20T06:00:00Z');
let test: TestDatabase;
let fixture: Fixture;
// A capture in the future would not be believed; the hold has run out by then, and places are free.
let now = about;

beforeAll(async () => {
  test = await makeTestDatabase(8);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestFestival(test.db, { seats: 1000, people: 1000 });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

it('60 stories, each sent on several connections at once, end as the model says', async () => {
  let told = 0;
  await fc.assert(
    fc.asyncProperty(story, async (drawn) => {
      // Begun a day before: nothing is captured before its booking.
      now = new Date(about.getTime() - 86_400_000);
      told += 1;
      const { id, orderId, total } = await beginPasses(fixture.services);
      now = new Date(about.getTime() + 40 * 86_400_000);
      await test.db
        .updateTable('event_slots')
        .set({ ends_at: new Date(now.getTime() + 60_000) })
        .execute();
      const account = gatewayConfig.accountId;
      const purchase = { total, orderId, account, gatewayMode: 'test' as const, about, name: `pass_${told}` };
      const snapshots = snapshotsOf(drawn, purchase);
      await Promise.all(
        drawn.order.map(async (index) => {
          const snapshot = snapshots[index];
          const event = { id: `evt_${id}_${index}`, kind: 'payment' };
          if (snapshot) await settlePayment(fixture.services, { snapshot, event });
        }),
      );
      const { state, stage } = await test.db
        .selectFrom('pass_bookings')
        .select(['state', 'stage'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const ending = endingOf(drawn);
      const isForeign = drawn.lives.some(
        ({ flaw, steps }) => flaw === 'order' && steps.at(-1) === 'captured',
      );
      const open = ['created', 'attempted', 'failed'];
      expect(isForeign ? [...ending.states, ...open] : ending.states).toContain(state);
      const out = await test.db
        .selectFrom('passes')
        .select('id')
        .where('booking_id', '=', id)
        .where('state', '=', 'valid')
        .execute();
      const isThere = ending.settling === 1 && state !== 'refunded';
      expect(out).toHaveLength(isThere ? 1 : 0);
      if (state === 'refunded') expect(stage).toBe('cancelled');
    }),
    { seed: 20_261_126, numRuns: Number(process.env.STORIES ?? 60) },
  );
}, 600_000);
