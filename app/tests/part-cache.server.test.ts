import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestApp } from './test-site.ts';

// Header and footer are rendered once and reused in later pages (server/http/part-cache.ts): the
// pages are the same.

const caching = vi.hoisted(() => ({ on: true }));
vi.mock(import('#server/http/part-cache.ts'), async (original) => {
  const { makePartCache } = await original();
  return {
    makePartCache: () => {
      const partCache = makePartCache();
      return (mark) => (caching.on ? partCache : makePartCache())(mark);
    },
  };
});

let test: TestDatabase;
let now = new Date('2026-11-23T06:30:00Z');
let answerCache: Services['answerCache'];
let ask: (address: string) => Promise<string>;
beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db, { clock: () => now });
  await seedDemo(services);
  answerCache = services.answerCache;
  const app = openTestApp(services);
  ask = async (address) => {
    const answer = await app.handle(new Request(`http://temple.test${address}`), {
      ...{
        language: 'en' as const,
        requestId: 'r',
        scriptMark: `mark${Math.random()}`,
        trouble: { error: null },
        queueOwner: 'q',
      },
      leaf: app.match?.(new URL(address, 'http://temple.test').pathname).leaf ?? '',
      purchaseKey: 'key',
    });
    // The nonce of the page's scripts and the intent key differ each time.
    return (await answer.text()).replaceAll(/mark0\.\d+/g, 'mark').replaceAll(/intent_[\w-]{22}/g, 'key');
  };
});
afterAll(() => test.close());

const addresses = listRoutePatterns()
  .filter((route) => !/^\/(admin|api|dev|preview|test-gateway|health)/.test(route.pattern))
  .flatMap((route) => {
    const entry = routeEntry(route);
    return entry ? [('visit' in entry && entry.visit) || route.pattern] : [];
  });

it('every page is the same without the cache', async () => {
  expect(addresses.length).toBeGreaterThan(60);
  const shells = [];
  for (const address of [...addresses, '/no-such-page']) {
    caching.on = false;
    const whole = await ask(address);
    caching.on = true;
    await ask(address);
    const page = await ask(address);
    expect(page, address).toBe(whole);
    expect(page, address).not.toContain('data-part');
    if (whole.includes('<footer')) shells.push(address);
  }
  expect(shells.length).toBeGreaterThan(60);
});

/** A page with an empty cache, and twice as visitors get it. */
async function threeTimes(address: string): Promise<string[]> {
  caching.on = false;
  const whole = await ask(address);
  caching.on = true;
  return [whole, await ask(address), await ask(address)];
}

it('another day, and changes by the staff, are in the next page', async () => {
  now = new Date('2026-11-23T06:30:00Z');
  const shown = [await threeTimes('/contacts')];
  now = new Date('2026-11-24T06:30:00Z');
  shown.push(await threeTimes('/contacts'));
  const contact = { address: 'Another Road 7', phone: '+91 120 555 0199', whatsapp: '+91 120 555 0199' };
  const rest = { email: 'temple@example.org', latitude: 28.6, longitude: 77.4 };
  const value = JSON.stringify({ ...contact, ...rest });
  await test.db.insertInto('settings').values({ key: 'contact', value }).execute();
  answerCache.clear();
  shown.push(await threeTimes('/contacts'));
  for (const [whole, ...sent] of shown) expect(sent).toEqual([whole, whole]);
  // Each of the three is a different page.
  expect(new Set(shown.flat()).size).toBe(3);
});

it('another hour is shown in the header of the next page', async () => {
  now = new Date('2026-11-23T06:30:00Z');
  expect(await ask('/contacts')).toContain('Temple open');
  now = new Date('2026-11-23T18:30:00Z');
  expect(await ask('/contacts')).toContain('Temple closed');
});
