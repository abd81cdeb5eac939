import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { likeAnywhere, likeAtBeginning } from './like.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(1);
});
afterAll(() => test.close());

it.each([
  ['100%', 'exactly 100% pure', true],
  ['100%', 'exactly 1000', false],
  ['a_b', 'xa_bx', true],
  ['a_b', 'aXb', false],
  ['back\\slash', 'a back\\slash', true],
  ['%', 'nothing of it', false],
])('%j is found as it is typed in %j: %s', async (typed, text, isFound) => {
  const { rows } = await sql<{ anywhere: boolean; beginning: boolean }>`select
    ${text}::text like ${likeAnywhere(typed)} as anywhere,
    ${text}::text like ${likeAtBeginning(typed)} as beginning`.execute(test.db);
  expect(rows).toEqual([{ anywhere: isFound, beginning: isFound && text.startsWith(typed) }]);
});
