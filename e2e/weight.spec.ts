import { brotliCompressSync } from 'node:zlib';
import { pathIn } from '../app/core/language/languages.ts';
import { withPictures } from './browser.ts';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: withPictures });

// The weight of a page before and besides its pictures, compressed as it travels:
// docs/decisions/speed.md.

const most = { reading: 125_000, forms: 130_000, styles: 20_000, view: 350_000 };
/** Devanagari has three times as many forms to draw as Latin. */
const mostInHindi = 365_000;
const blog = '/blogs/single-blog/why-we-greet-tulasi-before-sunrise';
const product = '/shop/single-product/bhagavad-gita-as-it-is';
const donation = '?cause=food-for-life&type=meals-20&quantity=1&amount=';

const reading = ['/', '/history', '/food', '/darshan', blog];
const forms = [
  '/donation',
  '/donation/single-donation/food-for-life',
  '/donate',
  '/cart',
  `/donation-checkout${donation}`,
  '/checkout',
  '/fooddonation',
  '/csr',
  '/contacts',
  '/signin',
  '/signup',
  '/calender',
  '/daily-darshan',
  product,
];

/** The heaviest of each kind: what the others have beside them is the same in every language. */
const heaviest = ['/', '/food', '/donation', `/donation-checkout${donation}`, '/csr', '/calender', product];

/** The most that the scripts of a page weigh, in bytes; of some it is their first view alone. */
const pages = new Map<string, number | undefined>([
  ...reading.map((path) => [path, most.reading] as const),
  ...forms.map((path) => [path, most.forms] as const),
  ...heaviest.map(
    (path) => [pathIn('hi', path), reading.includes(path) ? most.reading : most.forms] as const,
  ),
  ['/events/single-event/sunday-love-feast', undefined],
  [pathIn('hi', blog), undefined],
]);

/** The most that all weighs which the first view of a page loads, in bytes. */
const views = new Map([
  ...[blog, '/', '/donation', '/events/single-event/sunday-love-feast'].map(
    (path) => [path, most.view] as const,
  ),
  ...[pathIn('hi', '/'), pathIn('hi', blog), pathIn('hi', '/donation')].map(
    (path) => [path, mostInHindi] as const,
  ),
]);

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

for (const [path, scripts] of pages) {
  const view = views.get(path);
  test(`${path.split('?')[0]} is light${view ? ', and its first view' : ''}`, async ({ page }) => {
    const weights: Promise<{ isScript: boolean; body: number; head: number }>[] = [];
    const sheets: string[] = [];
    page.on('requestfinished', (request) => {
      const kind = request.resourceType();
      weights.push(
        request.sizes().then(({ responseBodySize: body, responseHeadersSize: head }) => ({
          isScript: kind === 'script',
          body,
          head,
        })),
      );
      if (kind === 'stylesheet') sheets.push(request.url());
    });
    const document = await page.goto(path);
    await page.mouse.click(5, 5);
    await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(weights);
    if (view) expect(sum(loaded.map(({ body, head }) => body + head))).toBeLessThanOrEqual(view);
    if (!scripts) return;
    const bodies = loaded.filter(({ isScript }) => isScript).map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(5);
    expect(sum(bodies)).toBeLessThanOrEqual(scripts);

    // Personal pages, which are not cached, link their styles: the browser has cached them.
    if (scripts === most.forms) return;
    const html = (await document?.text()) ?? '';
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
    expect(styles.length).toBeGreaterThan(10_000);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(most.styles);
    expect(sheets, 'style sheets stand in the page').toEqual([]);
  });
}

for (const path of ['/history', pathIn('hi', '/about')]) {
  test(`${path} loads no script and no ornament beside its picture`, async ({ page }) => {
    const order: string[] = [];
    const { promise: painted, resolve: letPictureCome } = Promise.withResolvers<void>();
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.avif')) order.push('picture');
    });
    page.on('request', (request) => {
      const [, name] = /(page-elements|toran)[^/]*$/.exec(request.url()) ?? [];
      if (name) order.push(name);
    });
    await page.route(/\.avif$/, async (route) => {
      await painted;
      await route.continue();
    });
    const elements = page.waitForRequest(/page-elements/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    letPictureCome();
    await elements;
    expect(order[0]).toBe('picture');
    expect(order).not.toContain('toran');
  });
}
