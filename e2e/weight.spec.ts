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

for (const [path, scripts] of [
  ...reading.map((path) => [path, most.reading] as const),
  ...forms.map((path) => [path, most.forms] as const),
  ...heaviest.map(
    (path) => [pathIn('hi', path), reading.includes(path) ? most.reading : most.forms] as const,
  ),
]) {
  test(`${path.split('?')[0]} is light`, async ({ page }) => {
    const weights: Promise<number>[] = [];
    const sheets: string[] = [];
    page.on('requestfinished', (request) => {
      const kind = request.resourceType();
      if (kind === 'script') weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      if (kind === 'stylesheet') sheets.push(request.url());
    });
    const document = await page.goto(path);
    await page.mouse.click(5, 5);
    await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(weights);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scripts);

    // Personal pages, which are not cached, link their styles: the browser has cached them.
    if (scripts === most.forms) return;
    const html = (await document?.text()) ?? '';
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
    expect(styles.length).toBeGreaterThan(10_000);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(most.styles);
    expect(sheets, 'style sheets stand in the page').toEqual([]);
  });
}

for (const [path, view] of [
  ...[blog, '/', '/donation', '/events/single-event/sunday-love-feast'].map(
    (path) => [path, most.view] as const,
  ),
  ...[pathIn('hi', '/'), pathIn('hi', blog), pathIn('hi', '/donation')].map(
    (path) => [path, mostInHindi] as const,
  ),
]) {
  test(`the first view of ${path} is light`, async ({ page }) => {
    const weights: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      weights.push(
        request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    await page.goto(path);
    await page.mouse.click(5, 5);
    await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(weights);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(view);
  });
}
