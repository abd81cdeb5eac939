import type { Locator, Page } from '@playwright/test';
import { routeEntry } from '../app/tests/test-route-table.ts';
import { listRoutePatterns } from '../app/tests/test-routes.ts';
import { isAwake, noteAwake } from './awake-steps.ts';
import { hrefsIn, pressLink, routesLinkedOn, walk } from './click-steps.ts';
import { isPhone } from './is-phone.ts';
import { routeOf } from './route-of.ts';
import { expect, test } from './site-test.ts';

// A link shows the page behind it, and again by the browser's back and forward, with React
// hydrated. That every other address leads somewhere: `click.server.test.ts`.

test.beforeEach(async ({ page }) => {
  await noteAwake(page);
  // The seasonal greeting covers links that are clicked here.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('.festbar')?.removeAttribute('open');
    });
  });
});

async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAwake(page);
}

/**
 * The first link of each list: its links differ in words alone. That each leads to its page by a
 * click: `click.server.test.ts`.
 */
async function firstOfEachList(links: readonly Locator[]): Promise<Locator[]> {
  const lists = await Promise.all(
    links.map((link) =>
      link.evaluate((one) => [...document.querySelectorAll('*')].indexOf(one.closest('ul, nav, div') ?? one)),
    ),
  );
  return links.filter((_, at) => lists.indexOf(lists[at] ?? -1) === at);
}

/** The visible link to a URL in a part of the page. */
const linkTo = (part: Locator, href: string) => part.locator(`a[href="${href}"]:visible`).first();

test('every link of the header', { tag: '@both' }, async ({ page }) => {
  await openAwake(page, '/');
  const header = page.getByRole('banner');
  const hrefs = await hrefsIn(header);
  expect(hrefs.length).toBe(isPhone(page) ? 2 : 15);
  for (const href of hrefs) await walk(page, linkTo(header, href));
});

test('the first link of each submenu', { tag: '@desktop' }, async ({ page }) => {
  await openAwake(page, '/');
  const links = await page.locator('.nav .has-pages .pages-list a').all();
  expect(links.length).toBe(25);
  for (const link of await firstOfEachList(links)) {
    // Closed by the click, the list opens again once the pointer has left and returned.
    await page.mouse.move(5, 700);
    await link.locator('xpath=ancestor::*[contains(@class, "has-pages")]').hover();
    await pressLink(page, link);
  }
});

test('the first link of each list in the phone’s menu', async ({ page }) => {
  await openAwake(page, '/');
  const sheet = page.locator('#site-menu');
  const links = await sheet.locator('nav a, .signed-out-only a, .sheet-foot > a').all();
  expect(links.length).toBe(38);
  for (const link of await firstOfEachList(links)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    if (!(await link.isVisible())) await link.locator('xpath=ancestor::details/summary').click();
    await pressLink(page, link);
  }
});

test('the first link of each list in the footer', async ({ page }) => {
  await openAwake(page, '/contacts');
  const footer = page.getByRole('contentinfo');
  // Phones fold the lists.
  for (const list of await footer.locator('summary').all()) await list.click();
  const hrefs = await hrefsIn(footer);
  expect(hrefs.length).toBeGreaterThanOrEqual(16);
  const links = hrefs.map((href) => linkTo(footer, href));
  for (const link of await firstOfEachList(links)) await walk(page, link);
});

/** A page of each route. */
const onePageOfEach = listRoutePatterns().flatMap((route, at, all) => {
  const entry = routeEntry(route);
  if (entry?.kind !== 'page' && entry?.kind !== 'aside') return [];
  return all.findIndex(({ file }) => file === route.file) === at ? [entry.visit ?? route.pattern] : [];
});

test('the first address of every route that breadcrumbs, lists and words link', async ({ page }) => {
  test.setTimeout(300_000);
  const pressed = new Set<string>();
  for (const path of onePageOfEach) {
    const linked = await routesLinkedOn(page, path);
    if (linked.every((file) => pressed.has(file))) continue;
    await openAwake(page, path);
    for (const part of [page.getByRole('navigation', { name: 'Breadcrumb' }), page.getByRole('main')]) {
      for (const href of await hrefsIn(part)) {
        const to = routeOf(href)?.file ?? '';
        if (pressed.has(to)) continue;
        pressed.add(to);
        if (!(await walk(page, linkTo(part, href)))) await openAwake(page, path);
      }
    }
  }
  expect(pressed.size).toBeGreaterThan(35);
});
