import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { openTestAdmin, walkAdmin } from './test-admin.ts';
import { openTestClicks } from './test-click.ts';
import { factsOf } from './test-page-facts.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite, testBuild } from './test-site.ts';

// A client-side navigation shows the same page as a full load. Tests that open each page by its
// address never request data as a click does: 34 pages were 'Page Not Found' to everybody who used
// the menu, with all tests green.

let test: TestDatabase;
let load: (path: string, who: Visitor) => Promise<Response>;
let click: (path: string, who: Visitor) => Promise<Response>;
type Visitor = 'nobody' | 'devotee' | 'owner';

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const { services, cookies } = await openTestAdmin(test);
  const devotee = await requestOf(services, await makePerson(services, 'devotee@example.com'));
  const cookieOf = {
    nobody: '',
    devotee: devotee.headers.get('cookie') ?? '',
    owner: cookies.get('owner') ?? '',
  };
  const requestFor = (path: string, who: Visitor) =>
    new Request(`http://temple.test${path}`, { headers: who === 'nobody' ? {} : { cookie: cookieOf[who] } });
  const site = openTestSite(services);
  const clicks = openTestClicks(services);
  load = (path, who) => site(requestFor(path, who));
  click = (path, who) => clicks(requestFor(path, who));
});
afterAll(() => test.close());

async function expectTheSame(path: string, who: Visitor, full?: Response): Promise<number> {
  const loaded = await factsOf(full ?? (await load(path, who)));
  expect(await factsOf(await click(path, who)), path).toEqual(loaded);
  return loaded.status;
}

const routes = listRoutePatterns().flatMap((route) => {
  const entry = routeEntry(route);
  if (!entry || entry.kind === 'machine') return [];
  return [{ ...route, kind: entry.kind, visit: ('visit' in entry && entry.visit) || route.pattern }];
});

it.each(routes)('$visit', async ({ visit, kind }) => {
  const status = await expectTheSame(visit, 'nobody');
  expect(status).toBe({ page: 200, aside: 200, missing: 404, guarded: 302, step: 302 }[kind]);
  if (visit !== '/') await expectTheSame(`${visit}/`, 'nobody');
});

const isAdmin = ({ pattern }: { pattern: string }) => /^\/(admin-dashboard|preview)(\/|$)/.test(pattern);
const own = routes.filter((route) => route.kind === 'guarded' && !isAdmin(route));
it.each(own)('$visit, signed in', async ({ visit }) => {
  expect(await expectTheSame(visit, 'devotee')).toBe(200);
});

/** The office previews these in their translations alone (app/tests/hindi, e2e/hindi.spec.ts). */
const inOtherLanguages = new Set([
  ...['/preview/fooddonation', '/preview/offeringpage', '/preview/*', '/preview/all-products'],
  ...['/preview/donation/single-donation/:id', '/preview/shop/single-product/:id'],
]);

it('every admin screen, and what its screens link to', { timeout: 180_000 }, async () => {
  const modules = testBuild().routes;
  const screens = routes.filter((route) => isAdmin(route) && modules[route.id]?.module.default);
  const patterns = screens
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern !== '/admin-dashboard/*' && !inOtherLanguages.has(pattern));
  const shown = new Set<string>();
  for await (const { href, pattern, answer } of walkAdmin(patterns, (href) => load(href, 'owner'))) {
    if ((await expectTheSame(href, 'owner', answer)) === 200) shown.add(pattern);
  }
  expect(patterns.filter((pattern) => !shown.has(pattern))).toEqual([]);
  expect(await expectTheSame('/admin-dashboard/no-such-screen', 'owner')).toBe(404);
});
