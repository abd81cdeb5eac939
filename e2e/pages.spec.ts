import { routeEntry } from '../app/tests/test-route-table.ts';
import { listRoutePatterns } from '../app/tests/test-routes.ts';
import { isAwake } from './awake-steps.ts';
import { expectComplete } from './complete-steps.ts';
import { faultsByNight, faultsOf, tooWide } from './faults.ts';
import { firstScreenFaults } from './first-screen.ts';
import { routeOf } from './route-of.ts';
import { expect, test } from './shown-page.ts';

const readingPages = [
  '/',
  '/donate',
  '/donation',
  '/donation/single-donation/food-for-life',
  '/cart',
  '/donation-checkout?cause=food-for-life&type=&quantity=1&amount=501',
  '/checkout?product=guggal-dhoop-cones&variant=guggal-dhoop-cones&quantity=1&price=99&product=gone&variant=&quantity=1&price=5',
  '/status/ord_unknown',
  '/sevas?tab=inperson',
  '/blogs',
  '/blogs/single-blog/why-we-greet-tulasi-before-sunrise',
  '/events',
  '/events/single-event/sunday-love-feast',
  '/search',
  '/search?q=ekadasi',
  '/no-such-page',
  '/shop',
  '/shop?category=deity&sort=price',
  '/all-products?q=nothing-like-it',
  '/shop/single-product/bhagavad-gita-as-it-is',
  '/shop/single-product/deity-dress-set?variantId=deity-dress-set-6-inch-rose&pin=900001',
  '/calender',
  '/story',
  '/calender/year',
  '/janamastmi',
  '/darshan',
  '/daily-darshan',
  '/live-darshan',
  '/live-darshan?session=sample-stream',
  '/media',
  '/media?kind=audio',
  '/media?kind=video',
  '/history',
  '/food',
  '/teachings',
  '/why-donate',
  '/privacy-policy',
  '/terms-condition',
  '/cancellation-refund-policy',
  '/contacts',
  '/tours',
  '/toursdetails/govardhan-parikrama',
  '/tourspackages',
  '/tourspackages?tab=registration',
  '/classes',
  '/classes/mridanga-for-beginners',
  '/stay',
  '/membership',
  '/services/gomata-products',
  '/cancellation-refund-policy/report',
  '/iskcon50',
  '/leadership',
  '/Leadership/temple-president',
  '/details/our-philosophy',
  '/teachings/karma',
  '/bhakti?tab=impact',
  '/gita-class',
  '/ashraya-groups',
  '/fooddonation',
  '/Offeringpage',
  '/temple-construction',
  '/temple-construction/donate',
  '/benefits-testimonials',
  '/csr',
  '/signup',
  '/signin',
  '/signin/mobile',
  '/forgot-password',
  '/reset-password',
  '/admin-login',
  '/dev/ui',
  '/dev/mailbox',
];

/** Pages of the route table that are also read without script. */
const complete = listRoutePatterns().flatMap((route) => {
  const entry = routeEntry(route);
  return entry?.kind === 'page' || entry?.kind === 'aside' ? [entry.visit ?? route.pattern] : [];
});

/** Every URL of the route table that shows a page, and those above. */
const everyPage = new Set([
  ...readingPages,
  ...complete,
  ...listRoutePatterns().flatMap((route) => {
    const entry = routeEntry(route);
    return entry?.kind === 'missing' ? [entry.visit] : [];
  }),
]);

/**
 * Pages of one route differ in words alone: so many of each, the first in the order above, are
 * checked in full.
 */
const wholeOfOneRoute = 5;
const pagesOfRoute = Map.groupBy(everyPage, (path) => routeOf(path)?.file ?? 'unknown');
const whole = [...pagesOfRoute.values()].flatMap((paths) => paths.slice(0, wholeOfOneRoute));

/** Pages for everybody show name, lead and first action before anybody scrolls. */
const forEverybody = new Set(
  [...readingPages, ...complete].filter((path) => !/^\/(dev\/|admin-login)/.test(path)),
);
const firstScreenOf = (path: string) => (forEverybody.has(path) ? firstScreenFaults : undefined);

for (const path of whole) {
  test(`${path} fits the screen, is read without script, and has no accessibility or console fault`, async ({
    page,
    still,
  }) => {
    await page.goto(path);
    await isAwake(page);
    if (complete.includes(path)) await expectComplete(page, still, path);
    expect(await faultsOf(page, path, firstScreenOf(path))).toEqual([]);
    expect(await faultsByNight(page, path)).toEqual([]);
  });
}

for (const path of everyPage) {
  if (whole.includes(path)) continue;
  test(`${path} fits the screen, with no console error`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await tooWide(page, path, firstScreenOf(path))).toEqual([]);
  });
}

test("an unknown path is the page 'Page Not Found' with its status", async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Page Not Found');
});
