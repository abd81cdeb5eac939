import { expect, type Locator, type Page } from '@playwright/test';
import { plainText } from '../app/core/content/preview.ts';
import { allIn } from '../app/site/every-route/test-page-facts.ts';
import { routeOf } from './route-of.ts';

/** The addresses of the links that are seen in a part of the page and lead to pages of the site, each once. */
export async function hrefsIn(part: Locator): Promise<string[]> {
  const links = part.locator('a[href^="/"]:not([target], [download], [data-needs-script])');
  const hrefs = await links.evaluateAll((all) =>
    all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
  );
  return [...new Set(hrefs)].filter(routeOf);
}

type Shown = { path: string; title: string; heading: string };

type Place = Shown & { at: number };
type RouterWindow = Window & { __reactRouterDataRouter?: { state: { navigation: { state: string } } } };

/** What the browser shows and where in its history it stands. Null while it sleeps or another page is on its way. */
function shownOn(page: Page): Promise<Place | null> {
  const look = async () => {
    // React may be about to draw what the router has already.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    const router = (window as RouterWindow).__reactRouterDataRouter;
    const awake = document.documentElement.hasAttribute('data-awake');
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

/** The same once nothing is on its way. */
async function placeOf(page: Page): Promise<Place> {
  let place: Place | null = null;
  await expect.poll(async () => (place = await shownOn(page)), { intervals: [20] }).not.toBeNull();
  if (!place) throw new Error('the page was still on its way');
  return place;
}

const loaded = new Map<string, Shown>();

/** What a full load of an address shows. */
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

/** What the browser calls the text content of the first such part. */
function textOf(html: string, part: RegExp): string {
  return plainText((allIn(html, part)[0] ?? '').replace(/<[^>]*>/g, ''));
}

/**
 * Presses a link, goes back, forward and back once more. Each time the page must show what a full load of its address
 * shows, and be awake. False where the browser does not stand on the first page in the end: the link took its place in
 * the history, as those of tabs and filters do.
 */
export async function walk(page: Page, link: Locator): Promise<boolean> {
  const href = (await link.getAttribute('href')) ?? '';
  const from = await placeOf(page);
  const to = await loadOf(page, href);
  const shows = ({ path, title, heading }: Shown, way: string) =>
    expect
      .poll(() => shownOn(page), { message: `${from.path}: ${href}, ${way}`, intervals: [20] })
      .toMatchObject({ path, title, heading });
  await link.click();
  await shows(to, 'pressed');
  const { at } = await placeOf(page);
  if (at === from.at) return from.path === to.path;
  await page.goBack();
  await shows(from, 'back');
  await page.goForward();
  await shows(to, 'forward');
  await page.goBack();
  await shows(from, 'back again');
  return true;
}
