import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trapField } from '#core/requests/trap.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { requestForms, sevaForms } from './test-forms.ts';
import { openTestSite } from './test-site.ts';
import { refusals, script, welcome } from './test-typed.ts';

// Field by field, every form to the temple: bad input has a message beside its field, all that was
// typed stays, and nothing is stored; what people here really write is accepted. It is Friday 20
// November 2026, 14:30 in Ghaziabad.

let test: TestDatabase;
let site: ReturnType<typeof openTestSite>;
let address = 0;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = { ...makeTestServices(test.db), clock: () => new Date('2026-11-20T09:00:00Z') };
  await seedDemo(services);
  site = openTestSite(services);
});
beforeEach(async () => {
  for (const table of ['requests', 'seva_bookings'] as const) await test.db.deleteFrom(table).execute();
  await test.db.updateTable('tour_departures').set({ seats_taken: 0 }).execute();
});
afterAll(() => test.close());

const forms = [...requestForms.map(([path, fields]) => [path, fields] as const), ...sevaForms];
const idOf = (path: string, field: string) =>
  path.startsWith('/sevas') ? `${path.split('=')[1]}-${field}` : field;

function post(path: string, fields: Record<string, string>) {
  address += 1;
  return site(
    new Request(`http://temple.test${path}`, {
      method: 'POST',
      headers: { 'x-client-address': `203.0.113.${address}` },
      body: new URLSearchParams({ [trapField]: '', ...fields }),
    }),
  );
}

async function countStored(): Promise<number> {
  const tables = ['requests', 'seva_bookings'] as const;
  const rows = await Promise.all(tables.map((table) => test.db.selectFrom(table).select('id').execute()));
  return rows.flat().length;
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe.each(forms)('%s', (path, filled) => {
  const cases = Object.entries(refusals[path] ?? {}).flatMap(([field, refused]) =>
    refused.map(([typed, message]) => ({ field, typed, message, short: JSON.stringify(typed.slice(0, 40)) })),
  );

  it.each(cases)('refuses $short as $field', async ({ field, typed, message }) => {
    const answer = await post(path, { ...filled, [field]: typed });
    const html = await answer.text();
    const beside = new RegExp(`id="${idOf(path, field)}-error"[^>]*>(.*?)</div>`).exec(html)?.[1];
    expect(plain(beside ?? '(nothing stands beside the field)')).toContain(message);
    expect(answer.status).toBe(422);
    expect(html).not.toContain(script);
    if (field !== 'name') expect(html).toContain(`value="${filled.name}"`);
    expect(await countStored()).toBe(0);
  });

  const taken = Object.entries(welcome)
    .filter(([field]) => field in filled)
    .flatMap(([field, all]) => all.map((typed) => ({ field, typed })));

  it.each(taken)('accepts $typed as $field', async ({ field, typed }) => {
    const answer = await post(path, { ...filled, [field]: typed });
    expect(answer.status).toBe(303);
    expect(await countStored()).toBe(1);
  });
});

describe.each(sevaForms)('%s', (path, filled) => {
  it('books once, however often it is sent, concurrently or again', async () => {
    const answers = await Promise.all([post(path, filled), post(path, filled), post(path, filled)]);
    answers.push(await post(path, filled));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await countStored()).toBe(1);
  });
});
