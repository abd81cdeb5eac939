import { expect, type Locator, type Page } from '@playwright/test';
import { plainText } from '../app/core/content/preview.ts';
import { allIn } from '../app/tests/test-page-facts.ts';
import { routeOf } from './route-of.ts';

/**
 * The URLs of the visible links in a part of the page that lead to pages of the site, each once.
 */
export async function hrefsIn(part: Locator): Promise<string[]> {
  const links = part.locator('a[href^="/"]:not([target], [download], [data-needs-script])');
  const hrefs = await links.evaluateAll((all) =>
    all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
  );
  return [...new Set(hrefs)].filter(routeOf);
}

/** The route modules that main part and breadcrumb of a page link in its HTML, shown or folded. */
export async function routesLinkedOn(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const parts = allIn(html, /<main\b.*?<\/main>|<nav aria-label="Breadcrumb".*?<\/nav>/gs);
  const hrefs = parts.flatMap((part) => allIn(part, /<a\b[^>]*?\bhref="(\/[^"]*)"/g));
  return hrefs.flatMap((href) => routeOf(href)?.file ?? []);
}

type Shown = { path: string; title: string; heading: string };

type Place = Shown & { at: number };
type RouterWindow = Window & { __reactRouterDataRouter?: { state: { navigation: { state: string } } } };

/**
 * What the browser shows and its place in the history. Null before hydration or while navigating.
 */
function shownOn(page: Page): Promise<Place | null> {
  const look = async () => {
    // React may be about to render what the router has already.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    const router = (window as RouterWindow).__reactRouterDataRouter;
    const awake = document.documentElement.hasAttribute('data-awake');
    // A link that loads its page anew shows one that sleeps.
    if (!awake) dispatchEvent(new Event('wake'));
    if (!awake || router?.state.navigation.state !== 'idle') return null;
    return {
      path: location.pathname + location.search,
      title: document.title,
      heading: document.querySelector('h1')?.textContent?.trim() ?? '',
      at: (history.state as { idx?: number } | null)?.idx ?? 0,
    };
  };
  return page.evaluate(look).catch(() => null);
}

/** The same once no navigation is pending. */
async function placeOf(page: Page): Promise<Place> {
  let place: Place | null = null;
  await expect.poll(async () => (place = await shownOn(page)), { intervals: [20] }).not.toBeNull();
  if (!place) throw new Error('the page was still on its way');
  return place;
}

const loaded = new Map<string, Shown>();

/** The content of a full load of a URL. */
async function loadOf(page: Page, href: string): Promise<Shown> {
  const known = loaded.get(href);
  if (known) return known;
  const answer = await page.request.get(href);
  const html = await answer.text();
  const { pathname, search } = new URL(answer.url());
  const shown = {
    path: pathname + search,
    title: textOf(html, /<title>.*?<\/title>/gs),
    heading: textOf(html, /<h1\b.*?<\/h1>/gs),
  };
  loaded.set(href, shown);
  return shown;
}

/** The browser's textContent of the first such element. */
function textOf(html: string, part: RegExp): string {
  return plainText((allIn(html, part)[0] ?? '').replace(/<[^>]*>/g, ''));
}

/** The page must show what a full load of its URL shows, and be hydrated. */
function expectShown(page: Page, { path, title, heading }: Shown, message: string): Promise<void> {
  return expect
    .poll(() => shownOn(page), { message, intervals: [20] })
    .toMatchObject({ path, title, heading });
}

/**
 * Clicks a link, sees its page and goes back. `moved` is false where the link replaced the first
 * page in the history, as those of tabs and filters do.
 */
export async function pressLink(
  page: Page,
  link: Locator,
): Promise<{ from: Place; to: Shown; moved: boolean }> {
  const href = (await link.getAttribute('href')) ?? '';
  const from = await placeOf(page);
  const to = await loadOf(page, href);
  await link.click();
  await expectShown(page, to, `${from.path}: ${href}, pressed`);
  const { at } = await placeOf(page);
  const moved = at !== from.at;
  if (moved) {
    await page.goBack();
    await expectShown(page, from, `${to.path}: back`);
  }
  return { from, to, moved };
}

/**
 * The same, then forward and back once more. False where the browser is not on the first page in
 * the end.
 */
export async function walk(page: Page, link: Locator): Promise<boolean> {
  const { from, to, moved } = await pressLink(page, link);
  if (!moved) return from.path === to.path;
  await page.goForward();
  await expectShown(page, to, `${to.path}: forward`);
  await page.goBack();
  await expectShown(page, from, `${to.path}: back again`);
  return true;
}
