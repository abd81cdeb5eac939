import { readFile } from 'node:fs/promises';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestShop, order } from '../orders/test-orders.ts';
import { type Fixture, pay } from '../purchases/test-donations.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';
import { rowsRead } from './test-rows-read.ts';

const bills = 1_500;
let test: TestDatabase;
let fixture: Fixture;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
  const { orderId } = await order(fixture.services);
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  await copy('orders', sql`'id', id || n, 'intent_key', 'copy_' || n, 'gateway_order_id', 'order_' || n`);
  await copy('bills', sql`'id', id || n, 'order_id', order_id || n, 'sequence', 1 + n, 'number', 'T/' || n`);
  await sql`analyze`.execute(test.db);
});
afterAll(() => test.close());

/** All rows of the table so many times, but for what must be another each time. */
async function copy(table: 'orders' | 'bills', other: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'`.execute(test.db);
  const names = rows.map(({ name }) => name);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => sql.ref(`made.${name}`)))}
    from ${sql.table(table)} as one cross join generate_series(1, ${bills}::int) as n
    cross join jsonb_populate_record(null::${sql.table(table)}, to_jsonb(one) || jsonb_build_object(${other})) as made`.execute(
    test.db,
  );
}

it('the audit reads each table a number of times, not once for each bill', async () => {
  const query = await readFile('db/audit.sql', 'utf8');
  const read = await rowsRead(test.db, sql.raw(query.replace(/;\s*$/, '')));
  expect(read).toBeGreaterThan(bills);
  expect(read).toBeLessThan(100 * bills);
});
