import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { rowsRead } from '../db/test-rows-read.ts';
import { listParts, recordsOf } from '../people/person-parts.ts';
import { makeFixture } from '../purchases/test-donations.ts';
import { peopleAfter } from './people-queries.ts';

// What the office asks of twelve thousand guests, each of whom gave once, an hour after the other.
const guests = 12_000;
let test: TestDatabase;

beforeAll(async () => {
  test = await makeTestDatabase();
  await makeFixture(test.db);
  await sql`insert into donations (id, intent_key, intent_hash, state, path, citizenship, legal_entity_id,
      total_paise, donor_name, donor_email, created_at, paid_at)
    select 'don_' || left(md5('gift' || n), 22), 'intent_' || n, '', 'paid', 'named', 'indian',
      (select min(id) from legal_entities), 10100, 'Guest ' || n, 'guest' || n || '@example.com', at, at
    from generate_series(1, ${guests}::int) as n cross join lateral (select now() - interval '1 hour' * n as at) as moment`.execute(
    test.db,
  );
  await sql`analyze`.execute(test.db);
});
afterAll(() => test.close());

it('what a guest gave is found under the address, not among all that was given since', async () => {
  const oldest = await test.db.selectFrom('guests').select('id').orderBy('first_at').limit(200).execute();
  const parts = await listParts(
    test.db,
    oldest.map(({ id }) => id),
  );
  expect(parts).toHaveLength(200);
  expect(await rowsRead(test.db, recordsOf(parts, 'donations'))).toBeLessThan(200 * 10);
});

it('a batch of the file of people reads itself, not everybody', async () => {
  const everybody = { search: null, kind: null };
  const first = await peopleAfter(everybody, { at: 'infinity', id: '' }).execute(test.db);
  const last = first.rows.at(-1);
  expect(first.rows).toHaveLength(1_000);
  const second = peopleAfter(everybody, { at: last?.at ?? '', id: last?.id ?? '' });
  expect(await rowsRead(test.db, second)).toBeLessThan(2 * 1_000);
});
