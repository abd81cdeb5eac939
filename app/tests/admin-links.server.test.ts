import { afterAll, beforeAll, expect, it } from 'vitest';
import { roles } from '#core/people/roles.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { adminLinksIn, openTestAdmin } from './test-admin.ts';
import { openTestSite } from './test-site.ts';

// A role may open every page that the admin links it to: every link of every screen of its menu is
// followed.

let database: TestDatabase;
let ask: (path: string, role: string) => Promise<Response>;

beforeAll(async () => {
  database = await makeTestDatabase(6);
  const { services, cookies } = await openTestAdmin(database);
  const site = openTestSite(services);
  ask = async (path, role) =>
    site(new Request(`http://temple.test${path}`, { headers: { cookie: cookies.get(role) ?? '' } }));
});
afterAll(() => database.close());

/** The admin addresses that a screen links to; of those with the same query keys, five. */
function linksOf(html: string): string[] {
  const siblings = Map.groupBy(adminLinksIn(html.split('<main')[1]), (href) => {
    const { pathname, searchParams } = new URL(href, 'http://temple.test');
    return `${pathname.replace(/[^/]*$/, '')}?${[...searchParams.keys()]}`;
  });
  return [...siblings.values()].flatMap((some) => some.slice(0, 5));
}

it.each(roles.filter((role) => role !== 'owner'))('%s finds no forbidden link', async (role) => {
  const [menu] = (await (await ask('/admin-dashboard', role)).text()).split('<main');
  const screens = adminLinksIn(menu);
  expect(screens.length).toBeGreaterThan(1);
  const seen = new Set<string>();
  for (const path of screens) {
    const screen = await ask(path, role);
    expect([path, screen.status]).toEqual([path, 200]);
    for (const href of linksOf(await screen.text())) seen.add(href);
  }
  const closed: string[] = [];
  for (const href of seen) {
    const { status, body } = await ask(href, role);
    await body?.cancel();
    if (status >= 400) closed.push(`${status} ${href}`);
  }
  expect(closed).toEqual([]);
});
