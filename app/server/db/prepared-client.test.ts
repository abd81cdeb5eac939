import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it('a NUL in an id or a list of ids finds nothing, and is no error', async () => {
  const { rows } = await sql<{ one: string; found: boolean }>`
    select ${'a\0b'}::text as one, ${'x'} = any(${['x\0', '\0']}::text[]) as found`.execute(test.db);
  expect(rows).toEqual([{ one: 'a\ufffdb', found: false }]);
});

it('every column of a table can be asked for while a release adds one', async () => {
  await sql`create table grows (id text primary key)`.execute(test.db);
  await test.db.connection().execute(async (db) => {
    const ask = () =>
      db.transaction().execute(async (trx) => {
        await sql`insert into grows (id) values (${crypto.randomUUID()}) returning *`.execute(trx);
        await sql`select grows.* from grows where id <> ${''}`.execute(trx);
        return (await sql`select * from grows where id <> ${''}`.execute(trx)).rows.length;
      });
    for (let times = 1; times <= 3; times += 1) expect(await ask()).toBe(times);
    await sql`alter table grows add column more text`.execute(db);
    expect(await ask()).toBe(4);
  });
});

it('a statement that names what it asks for is prepared at its second use', async () => {
  await test.db.connection().execute(async (db) => {
    const count = () => sql`select count(*) as known from settings where key <> ${'-'}`.execute(db);
    for (let times = 0; times < 2; times += 1) await count();
    const { rows } = await sql`select 1 from pg_prepared_statements
      where statement like 'select count(*) as known%'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});
