import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { publicPageOf } from '#server/http/public-page.ts';
import { serveApp } from '#server/http/server.ts';
import { makeTestServices } from '#server/test-services.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestApp, testBuild } from './test-site.ts';

// Nobody can fill the page cache: an address that a stranger can vary without end is not cached, or
// it shows the page that everybody gets.

let test: TestDatabase;
let http: Awaited<ReturnType<typeof serveApp>>;
let base = '';
beforeAll(async () => {
  test = await makeTestDatabase(4);
  const plain = makeTestServices(test.db);
  await seedDemo(plain);
  const services = { ...plain, config: { ...plain.config, host: '127.0.0.1', port: 0 } };
  http = await serveApp(services, test.connectionString, {
    app: openTestApp(services),
    development: false,
  });
  base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await http.close();
  await test.close();
});

const ask = (address: string, cookie = '') =>
  fetch(base + address, { redirect: 'manual', headers: cookie ? { cookie } : {} });

const build = testBuild();
const cachedRoutes = listRoutePatterns().flatMap((route) => {
  const policy = publicPageOf(build.routes[route.id]?.module.handle);
  const entry = policy && !route.pattern.startsWith('/preview') ? routeEntry(route) : null;
  return entry && policy ? [{ visit: ('visit' in entry && entry.visit) || route.pattern, policy }] : [];
});

/** Values that the pages accept: names, days, years, months, places, numbers, words. */
const strange = [
  'no-such-name',
  '1951-03-07',
  '1951',
  '11',
  '9999',
  '27.58,77.7,UTC',
  '007',
  'a word',
  '%00',
];

it('covers all of them', () => expect(cachedRoutes.length).toBeGreaterThan(60));

describe.each(cachedRoutes)('$visit', ({ visit, policy }) => {
  const names = Object.keys(policy.query ?? {});
  it('caches no page for an unbounded value', async () => {
    const plain = await ask(visit);
    const same = plain.headers.get('etag');
    for (const name of names) {
      for (const value of strange) {
        const known = policy.query?.[name];
        if (Array.isArray(known) && known.includes(value)) continue;
        const answer = await ask(`${visit}?${name}=${encodeURIComponent(value)}`);
        const isCached = answer.headers.get('cache-control') !== 'no-store' && answer.status === 200;
        expect(isCached ? answer.headers.get('etag') : same, `${name}=${value}`).toBe(same);
      }
    }
  });

  it('has one spelling', async () => {
    const last = visit.length - 1;
    const odd = [
      visit.replace(/[a-z]/gi, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      ),
      `${visit.slice(0, last)}%${visit.charCodeAt(last).toString(16)}`,
    ];
    for (const path of visit === '/' ? [] : odd) {
      const answer = await ask(`${path}?utm_source=letter`);
      expect([301, 404], path).toContain(answer.status);
      if (answer.status === 301) expect(answer.headers.get('location')).not.toBe(path);
    }
  });
});

describe('the donation checkout', () => {
  const usual = '/donation-checkout?cause=food-for-life&type=meals-20&quantity=1&amount=1000.00';
  const keyIn = (html: string) => /name="intentKey" value="([^"]+)"/.exec(html)?.[1];

  it('gives everybody an intent key of their own, and is never stored by a browser', async () => {
    const keys = new Set<string | undefined>();
    for (let count = 0; count < 3; count += 1) {
      const answer = await ask(usual);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
      keys.add(keyIn(await answer.text()));
    }
    expect(keys.size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^intent_[\w-]{22}$/);
  });

  it('is rendered anew for who may be signed in', async () => {
    const answer = await ask(usual, 'mandir.session_token=anything');
    expect(answer.headers.get('x-request-id')).not.toBeNull();
  });
});
