import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { exportPeople } from './export-people.ts';

const clerk = staffOf('per_clerk', 'accounts');
const guests = 2_300;
let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await makePerson(services, 'lalita@example.com', 'Lalita Devi');
  // Hundreds at one moment: the batches are cut within it.
  await sql`select note_guest('Guest ' || n, 'guest' || n || '@example.com', null, null,
    now() - interval '1 hour' * (n / 700)) from generate_series(1, ${guests}::int) as n`.execute(test.db);
  await sql`select note_guest('Formula', 'formula@example.com', null, '=HYPERLINK("http://evil.example")',
    now())`.execute(test.db);
});
afterAll(() => test.close());

const file = async (instead: Partial<Parameters<typeof exportPeople>[2]> = {}) =>
  new Response(await exportPeople(services, clerk, { search: null, kind: null, ...instead })).text();
const linesOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');

it('has everybody whom the list shows, each once, the newest first', async () => {
  const [head = '', ...rows] = linesOf(await file());
  expect(head).toBe('Name,Account,E-mail,Phone,City,Since,Gifts,Given,Last gift');
  expect(rows).toHaveLength(guests + 2);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.find((row) => row.startsWith('Lalita Devi'))).toMatch(
    /^Lalita Devi,yes,lalita@example\.com,,,\d{4}-\d\d-\d\d,0,0\.00,$/,
  );
});

it('follows the filters of the list', async () => {
  expect(linesOf(await file({ kind: 'account' }))).toHaveLength(2);
  expect(linesOf(await file({ search: 'lalita' }))[1]).toContain('lalita@example.com');
  expect(linesOf(await file({ search: 'nobody at all' }))).toHaveLength(1);
});

it('lets no cell run as a formula', async () => {
  expect(await file({ search: 'formula' })).toContain(`'=HYPERLINK`);
});

it('is logged with who took it, but not with whom they looked for', async () => {
  await file({ search: 'lalita' });
  const [last] = await test.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'people.exported')
    .orderBy('at', 'desc')
    .limit(1)
    .execute();
  expect(last).toMatchObject({
    person_id: 'per_clerk',
    subject: 'people',
    details: { filters: { kind: null } },
  });
  expect(JSON.stringify(last)).not.toContain('lalita');
});
