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
