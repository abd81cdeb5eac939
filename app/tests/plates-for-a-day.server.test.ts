import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from './test-site.ts';

// The page that a reminder letter links to, over HTTP and without script. Friday, 20 November 2026
// in Ghaziabad.

let test: TestDatabase;
let services: Services;
let site: ReturnType<typeof openTestSite>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T09:00:00Z') });
  await seedDemo(services);
  site = openTestSite(services);
});
afterAll(() => test.close());

const path = '/fooddonation/for-a-day';
const filled = {
  ...{ plates: '20', sevaDate: '2026-12-27', inNameOf: 'Rādhā Devī', occasion: 'Mother’s birthday' },
};
const ask = async (query: Record<string, string>, cookie = '') => {
  const answer = await site(
    new Request(`http://temple.test${path}?${new URLSearchParams(query)}`, { headers: { cookie } }),
  );
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
};
const fieldValue = (html: string, name: string) =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1];
const chosen = (html: string) => /<input[^>]*name="plates"[^>]*checked=""[^>]*>/.exec(html)?.[0] ?? '';
const donations = async () => (await test.db.selectFrom('donations').select('id').execute()).length;

describe('plates for a day', () => {
  it('are filled in, signed in or not, and nothing is given yet', async () => {
    const before = await donations();
    const personId = await makePerson(services, 'plates@example.com');
    const cookie = (await requestOf(services, personId)).headers.get('cookie') ?? '';
    for (const one of ['', cookie]) {
      const { status, cache, html } = await ask(filled, one);
      expect([status, cache]).toEqual([200, 'no-store']);
      expect(chosen(html)).toContain('value="20"');
      for (const name of ['sevaDate', 'inNameOf', 'occasion'] as const) {
        expect(fieldValue(html, name)).toBe(filled[name]);
      }
      expect(html).toMatch(/<h1[^>]*>Plates for your day<\/h1>/);
    }
    expect(await donations()).toBe(before);
  });

  it('another number is in its own field', async () => {
    const { html } = await ask({ ...filled, plates: '7' });
    expect(chosen(html)).toContain('value="own"');
    expect(fieldValue(html, 'ownPlates')).toBe('7');
  });

  it.each([
    ['plates', '<script>alert(1)</script>'],
    ['plates', '1000'],
    ['plates', '-5'],
    ['sevaDate', '2026-11-19'],
    ['sevaDate', '"><script>alert(1)</script>'],
    ['inNameOf', '<img src=x onerror=alert(1)>'],
    ['occasion', 'शुभ\u202eweb'],
  ])('%s=%s is ignored', async (name, value) => {
    const { status, html } = await ask({ ...filled, [name]: value });
    expect(status).toBe(200);
    expect(html).not.toContain('alert(1)');
    expect(html).not.toContain('\u202e');
    if (name === 'plates') expect(chosen(html)).toContain('value="50"');
    else expect(fieldValue(html, name)).toBe('');
  });

  it('redirect to the checkout at our price, with day, name and occasion', async () => {
    const answer = await site(
      new Request(`http://temple.test${path}`, { method: 'POST', body: new URLSearchParams(filled) }),
    );
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get('location') ?? '', 'http://temple.test');
    expect(to.pathname).toBe('/donation-checkout');
    expect(to.searchParams.get('quantity')).toBe('20');
    const html = await (await site(new Request(to))).text();
    for (const name of ['sevaDate', 'inNameOf', 'occasion'] as const) {
      expect(fieldValue(html, name)).toBe(filled[name]);
    }
  });

  it('are refused beside the field, and all typed input stays', async () => {
    const wrong = { ...filled, inNameOf: '12345', occasion: 'x'.repeat(81), sevaDate: '2026-11-19' };
    const answer = await site(
      new Request(`http://temple.test${path}`, { method: 'POST', body: new URLSearchParams(wrong) }),
    );
    const html = await answer.text();
    expect(answer.status).toBe(422);
    for (const name of ['sevaDate', 'inNameOf', 'occasion'] as const) {
      expect(html).toContain(`id="${name}-error"`);
      expect(fieldValue(html, name)).toBe(wrong[name]);
    }
  });
});

describe('the checkout', () => {
  it.each([
    ['inNameOf', '<b>bold</b>'],
    ['occasion', '<b>bold</b>'],
    ['sevaDate', '2020-01-01'],
  ])('ignores %s=%s of its address', async (name, value) => {
    const line = { cause: 'food-for-life', type: 'plate', quantity: '1', amount: '50.00' };
    const query = new URLSearchParams({ ...line, [name]: value });
    const html = await (await site(new Request(`http://temple.test/donation-checkout?${query}`))).text();
    expect(html).toContain('name="inNameOf"');
    expect(html).not.toContain('bold');
    expect(html).not.toContain('2020-01-01');
  });
});
