import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { begin, type Fixture, makeFixture, pay } from './test-donations.ts';

// What the database itself enforces; and that the audit finds each violation once the guard is off.

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  const { orderId } = await begin(fixture.services, { email: 'guard@example.com' });
  await pay(fixture.gateway, orderId, 'pay-twice');
  await fixture.gateway.tick();
  await begin(fixture.services, { path: 'gupt' });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

describe('the database refuses', () => {
  it.each([
    'delete from donations',
    'delete from donation_lines',
    'delete from donation_events',
    'delete from payments',
    'delete from receipts',
    'delete from receipt_series',
    'delete from gateway_events',
    'update donation_lines set amount_paise = amount_paise',
    "update donation_events set kind = 'paid'",
    'update donations set total_paise = total_paise + 1',
    "update donations set state = 'created', paid_at = null where state = 'paid'",
    "update donations set gateway_order_id = 'other' where gateway_order_id is not null",
    "update donations set donor_name = 'X' where path = 'gupt'",
    "update payments set status = 'failed', captured_at = null where role = 'settling'",
    "update payments set role = 'settling' where role = 'duplicate'",
    'update payments set refunded_paise = -1',
    "update receipts set number = 'D/26-27/999999'",
    "update receipts set facts = '{}'",
    'update receipt_series set last_number = last_number - 1',
    'update receipt_series set last_number = last_number + 2',
    "update gateway_events set outcome = null where outcome = 'worked-in'",
  ])('%s', async (statement) => {
    await expect(sql.raw(statement).execute(test.db)).rejects.toThrow(/refused|violates/);
  });
});

describe('the audit finds', () => {
  it.each([
    [
      'update donation_lines set unit_paise = 1, amount_paise = quantity',
      'total is not the sum of the lines',
    ],
    [
      "update donations set state = 'failed', paid_at = null where state = 'paid'",
      'a paid donation without its payment, or a payment without a paid donation',
    ],
    [
      "update payments set amount_paise = 1 where role = 'settling'",
      'the settling payment does not agree with the donation',
    ],
    [
      "update payments set refunded_paise = amount_paise where role = 'settling'",
      'state and refunds do not agree',
    ],
    ["delete from donation_events where state = 'paid'", 'the state cannot be rebuilt from the timeline'],
    ["update receipts set voided_at = now(), void_reason = 'x'", 'a paid donation without a valid receipt'],
    [
      `update receipts set facts = jsonb_set(facts, '{total}', '1')`,
      'a receipt of another sum than its donation',
    ],
    ["update receipts set given_on = '2020-01-01'", 'a receipt of another day or year than its payment'],
    ['update receipt_series set last_number = last_number + 1', 'a gap or a repeat in a series of receipts'],
    ['delete from letters', 'a receipt whose donor has an address, without its letter'],
    [
      "update payments set role = 'attempt' where role = 'duplicate'",
      'captured money that belongs to no donation and no queue',
    ],
    [
      `insert into pending_changes (id, kind, subject, input, asked_by, asked_at, expires_at, state, decided_by, decided_at)
        values ('chg_alone', 'roles', 'per_a', '{}', 'per_b', now(), now(), 'approved', 'per_b', now())`,
      'a change approved by who requested it',
    ],
  ])('%s', async (statement, broken) => {
    const rollback = new Error('rolled back');
    const seen: string[] = [];
    const corrupt = test.db.transaction().execute(async (trx) => {
      for (const table of [
        'donations',
        'donation_lines',
        'donation_events',
        'payments',
        'receipts',
        'receipt_series',
      ]) {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      }
      await sql.raw(statement).execute(trx);
      seen.push(...(await auditLedger(trx)).map((row) => row.broken));
      throw rollback;
    });
    await expect(corrupt).rejects.toBe(rollback);
    expect(seen).toContain(broken);
  });
});
