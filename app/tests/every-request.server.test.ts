import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trapField } from '#core/requests/trap.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { requestForms, sender } from './test-forms.ts';
import { openTestSite } from './test-site.ts';

// Every form to the temple office, as a browser without script uses it: the page, the post, the
// answer.

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
  await test.db.deleteFrom('requests').execute();
});
afterAll(() => test.close());

function ask(path: string) {
  return site(new Request(`http://temple.test${path}`));
}

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

const count = async () => (await test.db.selectFrom('requests').select('id').execute()).length;

describe.each(requestForms)('%s', (path, filled, stored) => {
  it('has exactly the fields that it reads', async () => {
    const html = await (await ask(path)).text();
    for (const name of [trapField, ...Object.keys(filled)]) expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<form[^>]* method="post"/);
  });

  it('stores a form once, however often it is sent, and answers on the page with its reference', async () => {
    const [first, again] = [await post(path, filled), await post(path, filled)];
    expect(first.status).toBe(303);
    const location = first.headers.get('location') ?? '';
    expect(location).toMatch(/[?&]sent=REQ-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(location).not.toMatch(/mira|98765|%E0/i);
    expect(again.headers.get('location')).toBe(location);
    expect(await count()).toBe(1);

    const page = await ask(location);
    const html = await page.text();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(stored.replaceAll("'", '&#x27;'));
    expect(html).toContain(location.slice(-11));
    expect(html).toMatch(/role="status" tabindex="-1" autofocus=""/i);
    expect(html).not.toContain(sender.email);
  });

  it('refuses hostile input beside its fields, keeps it as text and stores nothing', async () => {
    const hostile = '<script>alert(1)</script>"\u202e';
    const names = Object.keys(filled).filter((name) => !['mode', 'consent'].includes(name));
    const answer = await post(path, Object.fromEntries(names.map((name) => [name, hostile])));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toMatch(/role="alert"/);
    expect(await count()).toBe(0);
  });

  it('refuses an empty form, an oversized one and what is no form, and stores nothing', async () => {
    const endless = Object.fromEntries(Object.keys(filled).map((name) => [name, 'क'.repeat(9_000)]));
    const noForm = new Request(`http://temple.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Mira"}',
    });
    for (const answer of [await post(path, {}), await post(path, endless), await site(noForm)]) {
      expect(answer.status).toBe(422);
      await answer.body?.cancel();
    }
    expect(await count()).toBe(0);
  });
});
