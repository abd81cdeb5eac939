import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { listSitePages } from '#server/search/site-pages.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { clientAddressHeader } from '#server/web-request/client-address.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite } from './test-site.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db);
  await seedDemo(services);
});
afterAll(() => test.close());

it('lists every standalone page, and links only to existing pages', async () => {
  const site = openTestSite(services);
  const pages = await listSitePages(services);
  for (const { path } of pages) {
    const { status } = await site(new Request(`http://temple.test${path}`));
    expect(status, path).toBe(200);
  }
  const known = new Set(pages.map(({ path }) => path));
  expect(pages.length, 'each is named once').toBe(known.size);
  const unsearched = [
    ...['/cart', '/checkout', '/donation-checkout', '/donate/simply/who'],
    ...['/fooddonation/for-a-day', '/search', '/stay/rooms', '/stay/book', '/stay/wait'],
  ];
  const alone = listRoutePatterns()
    .filter(({ layouts, pattern }) => layouts[0]?.startsWith('site/') && !/[:*]/.test(pattern))
    .map(({ pattern }) => (pattern === '/' ? '/' : pattern.toLowerCase()))
    .filter(
      (path) =>
        !/^\/(profile|order-history|donation-history|dev|preview)\b/.test(path) && !unsearched.includes(path),
    );
  expect(alone.filter((path) => !known.has(path))).toEqual([]);
});

it('the search page shows the query as text only', async () => {
  const answer = await openTestSite(services)(
    new Request('http://temple.test/search?q=%3Cscript%3Esteal()%3C/script%3E%22%3E', {
      headers: { [clientAddressHeader]: 'reader' },
    }),
  );
  const html = await answer.text();
  expect(html).toContain('value="&lt;script&gt;steal()&lt;/script&gt;&quot;&gt;"');
  expect(html).not.toContain('<script>steal()');
});
