import fc from 'fast-check';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { endingOf, type StoryUpdate, snapshotsOf, story } from '#core/purchases/test-stories.ts';
import { auditLedger } from '../db/audit.ts';
import { openDatabase } from '../db/database.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { settlePayment } from './settle-payment.ts';
import { type Fixture, gatewayConfig, makeFixture } from './test-donations.ts';

// The stories of core/purchases/test-stories passed to the verb on a real Postgres: the snapshots
// of a donation from several connections at once, with transactions that are broken off after any
// statement.

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase(16);
  // Long after every moment of a story: a capture in the future would not be believed.
  fixture = await makeFixture(test.db, { clock: () => new Date(+yearEnd + 40 * 86_400_000) });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const yearEnd = new Date('2027-03-31T18:30:00Z');
let donations = 0;

/** A pending donation of ₹501, straight into the table: the checkout has tests of its own. */
async function aDonation(): Promise<{ id: string; orderId: string; email: string }> {
  donations += 1;
  const id = fixture.services.ids('don');
  const orderId = `order_story_${donations}`;
  const email = `story${donations}@example.com`;
  const created_at = new Date(yearEnd.getTime() - 86_400_000);
  await test.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('donations')
      .values({
        id,
        intent_key: id,
        intent_hash: '',
        path: 'named',
        citizenship: 'indian',
        legal_entity_id: 'charity',
        total_paise: 50_100,
        donor_name: 'Story',
        donor_email: email,
        donor_phone: null,
        donor_pan_sealed: null,
        donor_pan_index: null,
        donor_address_line: null,
        donor_city: null,
        donor_state: null,
        donor_pin: null,
        in_name_of: null,
        occasion: null,
        seva_on: null,
        message: null,
        person_id: null,
        gateway_order_id: orderId,
        gateway_account: gatewayConfig.accountId,
        gateway_mode: 'test',
        failure: null,
        created_at,
        paid_at: null,
        poll_at: null,
      })
      .execute();
    await sql`insert into donation_lines values (${id}, 0, 'general', null, 'General', 1, 50100, 50100)`.execute(
      trx,
    );
    await sql`insert into donation_events (donation_id, at, kind, state, amount_paise)
      values (${id}, ${created_at}, 'begun', 'created', 50100)`.execute(trx);
  });
  return { id, orderId, email };
}
const donationOf = ({ id, orderId }: { id: string; orderId: string }) => ({
  total: paise(50_100),
  orderId,
  account: gatewayConfig.accountId,
  gatewayMode: 'test' as const,
  about: yearEnd,
  name: id,
});

async function summaryOf(id: string) {
  const status = await findDonationStatus(fixture.services, id);
  const payments = await test.db.selectFrom('payments').selectAll().where('donation_id', '=', id).execute();
  const receipts = await test.db.selectFrom('receipts').selectAll().where('donation_id', '=', id).execute();
  const captured = payments.filter((payment) => payment.status === 'captured');
  const settling = captured.filter(({ role }) => role === 'settling').length;
  return {
    state: status?.state ?? '',
    receipts: receipts.filter(({ voided_at }) => voided_at === null).length,
    issued: receipts.length,
    settling,
    waiting: captured.length - settling,
  };
}

it('200 stories, each sent on several connections at once, end as the model says', async () => {
  let overlapping = 0;
  await fc.assert(
    fc.asyncProperty(story, async (drawn) => {
      const donation = await aDonation();
      const snapshots = snapshotsOf(drawn, donationOf(donation));
      let underWay = 0;
      const send = async (index: number) => {
        const snapshot = snapshots[index];
        if (!snapshot) return;
        const event = { id: `evt_${donation.id}_${index}`, kind: 'payment' };
        underWay += 1;
        if (underWay > 1) overlapping += 1;
        await settlePayment(fixture.services, { snapshot, event });
        underWay -= 1;
      };
      await Promise.all(drawn.order.map(send));
      const ending = endingOf(drawn);
      const { state, issued, ...rest } = await summaryOf(donation.id);
      // A flawed order names no donation of ours: that money waits under no donation.
      const strangers = drawn.lives.filter(
        ({ flaw, steps }) => flaw === 'order' && steps.at(-1) === 'captured',
      ).length;
      const states = strangers > 0 ? [...ending.states, 'created', 'attempted', 'failed'] : ending.states;
      expect(states).toContain(state);
      // Each partial refund may have written a new receipt; one of them is valid.
      const parts = drawn.lives.flatMap(({ refunds }) => refunds.filter((part) => part > 0 && part < 100));
      expect(issued).toBeLessThanOrEqual(1 + parts.length);
      expect(rest).toEqual({
        receipts: state === 'refunded' ? 0 : ending.settling,
        settling: ending.settling,
        waiting: ending.waiting - strangers,
      });
    }),
    { seed: 20_261_120, numRuns: Number(process.env.STORIES ?? 200) },
  );
  expect(overlapping).toBeGreaterThan(100);
}, 3_600_000);

it('one event, a hundred times at once: processed once', async () => {
  const donation = await aDonation();
  const snapshot = captureOf(donation);
  const event = { id: 'evt_hundred', kind: 'payment.captured' };
  const all = await Promise.all(
    Array.from({ length: 100 }, () => settlePayment(fixture.services, { snapshot, event })),
  );
  expect(all.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
  expect(all.filter(({ outcome }) => outcome === 'repeat')).toHaveLength(99);
  expect(await summaryOf(donation.id)).toEqual({
    state: 'paid',
    receipts: 1,
    issued: 1,
    settling: 1,
    waiting: 0,
  });
});

it('webhook, browser return and reconcile job racing: one receipt, one letter', async () => {
  const donations = await Promise.all(Array.from({ length: 25 }, aDonation));
  await Promise.all(
    donations.flatMap((donation) => {
      const settleBy = (event: { id: string; kind: string } | null) =>
        settlePayment(fixture.services, {
          snapshot: { ...captureOf(donation), account: event && 'acc_demo' },
          event,
        });
      return [
        settleBy({ id: `evt_a_${donation.id}`, kind: 'payment.captured' }),
        settleBy({ id: `evt_b_${donation.id}`, kind: 'order.paid' }),
        settleBy(null),
        settleBy(null),
      ];
    }),
  );
  for (const donation of donations)
    expect(await summaryOf(donation.id)).toMatchObject({ state: 'paid', issued: 1 });
  const letters = await test.db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      'recipient',
      'in',
      donations.map(({ email }) => email),
    )
    .executeTakeFirstOrThrow();
  expect(letters.count).toBe(25);
});

it('numbers 200 receipts over the year end by the capture, not by the moment of handling', async () => {
  const before = await lastNumbers();
  const donations = await Promise.all(Array.from({ length: 200 }, aDonation));
  await Promise.all(
    donations.map((donation, index) => {
      const capturedAt = new Date(yearEnd.getTime() + (index % 2 === 0 ? -1 : 0));
      return settlePayment(fixture.services, {
        snapshot: { ...captureOf(donation), capturedAt },
        event: null,
      });
    }),
  );
  const after = await lastNumbers();
  expect([
    (after['26-27'] ?? 0) - (before['26-27'] ?? 0),
    (after['27-28'] ?? 0) - (before['27-28'] ?? 0),
  ]).toEqual([100, 100]);
});

it('a process that dies after any statement leaves the donation as it was, and the next try settles it', async () => {
  let completed = false;
  for (let statement = 1; !completed; statement += 1) {
    const donation = await aDonation();
    const update = {
      snapshot: captureOf(donation),
      event: { id: `evt_dies_${donation.id}`, kind: 'payment.captured' },
    };
    const dying = await dyingAfter(statement);
    const outcome = await settlePayment({ ...fixture.services, db: dying.db }, update).catch(() => 'died');
    completed = outcome !== 'died';
    await dying.db.destroy();
    if (!completed)
      expect(await summaryOf(donation.id)).toMatchObject({ state: 'created', issued: 0, settling: 0 });
    await settlePayment(fixture.services, update);
    expect(await summaryOf(donation.id)).toMatchObject({ state: 'paid', issued: 1, settling: 1 });
    if (completed) expect(statement).toBeGreaterThan(5);
  }
});

/**
 * A database whose server process is killed after the n-th statement of the test, before the next
 * one.
 */
async function dyingAfter(statement: number) {
  const name = `dying_${statement}`;
  const { db } = openDatabase(`${test.connectionString}&application_name=${name}`, {
    connections: 1,
    onLost: () => {},
  });
  let done = 0;
  const kill: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      done += 1;
      if (done === statement) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
          test.db,
        );
      }
      return result;
    },
  };
  return { db: db.withPlugin(kill) };
}

function captureOf({ id, orderId }: { id: string; orderId: string }) {
  const capture = {
    lives: [{ flaw: 'none', steps: ['captured'], refunds: [] }],
    order: [0],
    crashes: [],
    captureMinute: -5,
  } as const;
  const [snapshot] = snapshotsOf(
    structuredClone(capture) as unknown as StoryUpdate,
    donationOf({ id, orderId }),
  );
  return snapshot ?? expect.fail('a story of one capture has one snapshot');
}

async function lastNumbers(): Promise<Record<string, number>> {
  const rows = await test.db.selectFrom('receipt_series').select(['tax_year', 'last_number']).execute();
  return Object.fromEntries(rows.map((row) => [row.tax_year, row.last_number]));
}
