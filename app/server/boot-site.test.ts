import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bootSite } from './boot-site.ts';
import { makeTestDatabase, type TestDatabase } from './db/test-database.ts';
import { PlainError } from './plain-error.ts';
import { beginAndPay, makeFixture } from './purchases/test-donations.ts';

let test: TestDatabase;
const keyOf = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const connections = async () => {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid()`.execute(test.db);
  return rows.length;
};

beforeAll(async () => {
  test = await makeTestDatabase(1);
});
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', test.connectionString);
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => test.close());

it('seals what an older version left in plain before anybody sees the site', async () => {
  const fixture = await makeFixture(test.db);
  const donor = { addressLine: 'House 5', city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201002' };
  const { id } = await beginAndPay(fixture, { path: 'tax', pan: 'ABCPE1234F', ...donor });
  await sql`alter table donations disable trigger user`.execute(test.db);
  await sql`update donations set donor_pan = 'ABCPE1234F', donor_pan_sealed = null, donor_pan_index = null`.execute(
    test.db,
  );
  await sql`alter table donations enable trigger user`.execute(test.db);
  vi.stubEnv('DATA_KEYS', `k1:${keyOf('a')}`);
  const site = await bootSite();
  const { rows } = await sql<{
    plain: string;
    sealed: string;
  }>`select donor_pan as plain, donor_pan_sealed as sealed
    from donations where id = ${id}`.execute(site.services.db);
  await site.close();
  expect(rows).toEqual([{ plain: null, sealed: expect.stringMatching(/^k1\./) }]);
});

it.each([
  ['another key', `k2:${keyOf('b')}`, "no key 'k1'"],
  ['another key under the same id', `k1:${keyOf('b')}`, "another key under the id 'k1'"],
])('does not open with %s, and leaves no connection', async (_, keys, words) => {
  vi.stubEnv('DATA_KEYS', keys);
  const refusal = await bootSite().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PlainError);
  expect(String(refusal)).toContain(words);
  await expect.poll(connections).toBe(0);
});

it('opens with a new first key beside the old one', async () => {
  vi.stubEnv('DATA_KEYS', `k2:${keyOf('b')},k1:${keyOf('a')}`);
  const site = await bootSite();
  await site.close();
});

it('does not open with a recipient of backups that is mistyped', async () => {
  vi.stubEnv('DATA_KEYS', `k2:${keyOf('b')},k1:${keyOf('a')}`);
  vi.stubEnv('BACKUP_RECIPIENT', `age1${'q'.repeat(58)}`);
  await expect(bootSite()).rejects.toThrow('BACKUP_RECIPIENT is mistyped');
  await expect.poll(connections).toBe(0);
});
