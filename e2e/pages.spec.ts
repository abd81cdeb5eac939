import { routeEntry } from '../app/site/every-route/test-route-table.ts';
import { listRoutePatterns } from '../app/site/every-route/test-routes.ts';
import { faultsByNight, faultsOf } from './faults.ts';
import { expect, test } from './site-test.ts';

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
  '/privacy-policy',
  '/terms-condition',
  '/cancellation-refund-policy',
  '/about',
  '/history',
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
  '/food',
  '/iskcon50',
  '/leadership',
  '/Leadership/temple-president',
  '/details/our-philosophy',
  '/teachings',
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
  '/forgot-password',
  '/reset-password',
  '/admin-login',
  '/dev/ui',
  '/dev/mailbox',
];

/** Every address of the route table that shows a page, and those above. */
const everyPage = new Set([
  ...readingPages,
  ...listRoutePatterns().flatMap((route) => {
    const entry = routeEntry(route);
    if (entry?.kind !== 'page' && entry?.kind !== 'aside' && entry?.kind !== 'missing') return [];
    return [entry.visit ?? route.pattern];
  }),
]);

test.describe('every page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const path of everyPage) {
    test(`${path} fits the screen, with no accessibility fault and no console error`, async ({ page }) => {
      await page.goto(path);
      expect(await faultsOf(page, path)).toEqual([]);
      expect(await faultsByNight(page, path)).toEqual([]);
    });
  }
});

test("an unknown path is the page 'Page Not Found' with its status", async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Page Not Found');
});
