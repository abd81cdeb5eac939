import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it.each([
  ['what it names', 'select count(*) as known from settings where key <> $1', true],
  ['every column', 'select * from settings where key <> $1', false],
  ['every column of a table', 'select settings.* from settings where key <> $1', false],
  ['every column back', 'insert into settings (key) values ($1) returning *', false],
])('a statement that asks for %s is prepared at its second use, or never', async (_, text, isPrepared) => {
  // Of the process are only so many statements, and other tests may have used them up.
  vi.resetModules();
  const { prepared } = await import('./prepared-client.ts');
  const query = vi.fn();
  const client = prepared({ query, release: () => {} } as never);
  for (let times = 0; times < 3; times += 1) client.query(text, ['-']);
  const name = expect.stringMatching(/^[0-9a-f]{32}$/);
  const named = [{ name, text, values: ['-'] }];
  const plain = [text, ['-']];
  expect(query.mock.calls).toEqual([plain, isPrepared ? named : plain, isPrepared ? named : plain]);
});
