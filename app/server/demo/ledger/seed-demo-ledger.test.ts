import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { auditLedger } from '../../db/audit.ts';
import type { Database } from '../../db/schema.ts';
import { makeTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { Services } from '../../services.ts';
import { makeTestServices } from '../../test-services.ts';
import { findDemoData } from '../find-demo-data.ts';
import { seedDemo } from '../seed-demo.ts';
import { seedDemoLedger } from './seed-demo-ledger.ts';

let test: TestDatabase;
let services: Services;
let stockBefore: { variant_id: string; on_hand: number }[];
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await seedDemo(services);
  stockBefore = await stock();
  // Two processes that start together.
  await Promise.all([seedDemoLedger(services), seedDemoLedger(services)]);
});
afterAll(() => test.close());

function stock() {
  return test.db.selectFrom('stock').select(['variant_id', 'on_hand']).orderBy('variant_id').execute();
}

async function count(table: keyof Database): Promise<number> {
  const row = await test.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

describe('the ledger of the demo', () => {
  it('is one that the audit finds nothing wrong with', async () => {
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it.each([
    ['donations', 800],
    ['receipts', 700],
    ['orders', 150],
    ['bills', 140],
    ['seva_bookings', 150],
    ['requests', 70],
  ] as const)('has many %s', async (table, least) => {
    expect(await count(table)).toBeGreaterThan(least);
  });

  it('reaches two years back and to this week, in every month', async () => {
    const { rows } = await sql`select distinct to_char(paid_at, 'YYYY-MM') from donations
      where state = 'paid' and paid_at > now() - interval '24 months'`.execute(test.db);
    expect(rows.length).toBeGreaterThanOrEqual(24);
  });

  it('gave to the campaign that is over while it was open, and never else', async () => {
    const given = await test.db
      .selectFrom('donation_lines')
      .innerJoin('donations', 'donations.id', 'donation_lines.donation_id')
      .where('cause_id', '=', 'janmashtami-2026')
      .select('donations.created_at as at')
      .execute();
    const days = given.map(({ at }) => templeDay(at)).toSorted();
    expect(days.length).toBeGreaterThan(5);
    expect([(days.at(0) ?? '') >= '2026-08-01', (days.at(-1) ?? '') <= '2026-09-05']).toEqual([true, true]);
  });

  it('leaves as many goods in stock as there were', async () => {
    expect(await stock()).toEqual(stockBefore);
  });

  it('is written once, and not where somebody has given', async () => {
    const before = await count('donations');
    await seedDemoLedger(services);
    expect(await count('donations')).toBe(before);
  });

  it('is refused by a start in production', async () => {
    expect(await findDemoData(services)).toContainEqual(expect.stringContaining('test gateway'));
  });

  it('is known to the test gateway, which can refund it', async () => {
    const { id, amount_paise } = await test.db
      .selectFrom('payments')
      .select(['id', 'amount_paise'])
      .where('mode', '=', 'online')
      .limit(1)
      .executeTakeFirstOrThrow();
    const asked = { paymentId: id, amount: paise(amount_paise), key: 'rfd_of_the_demo' };
    expect(await services.payments.refund(asked)).toMatchObject({ ok: true });
  });
});
