/**
 * How the tests visit each address of routes.ts. A route without a line here fails the unit tests,
 * so that no page is untested; information pages (content/pages) and the admin need none.
 *
 * - page: for everybody, indexed by search engines. `visit` where the pattern has a parameter.
 * - aside: seen by people, not indexed.
 * - guarded: asks to sign in first.
 * - missing: with this address it answers 404; its other states have tests of their own.
 * - step: only after the step named `door`; otherwise it redirects there.
 * - machine: answers no HTML page.
 */
export type RouteEntry =
  | { kind: 'page' | 'aside'; visit?: string }
  | { kind: 'missing'; visit: string }
  | { kind: 'guarded'; visit?: string; door: '/signin' | '/admin-login' }
  | { kind: 'step'; door: '/admin-login' }
  | { kind: 'machine' };

const page = (visit?: string): RouteEntry => ({ kind: 'page', visit });
const aside: RouteEntry = { kind: 'aside' };
const missing = (visit: string): RouteEntry => ({ kind: 'missing', visit });
const machine: RouteEntry = { kind: 'machine' };
const guarded: RouteEntry = { kind: 'guarded', door: '/signin' };
const table: Record<string, RouteEntry> = {
  '/': page(),
  '/profile': guarded,
  '/profile/email': guarded,
  '/profile/mobile': guarded,
  '/profile/family': guarded,
  '/order-history': guarded,
  '/profile/photo': guarded,
  '/profile/photo.jpg': machine,
  '/donation-history/certificates/:id': machine,
  '/donation-history': guarded,
  '/donation-history/monthly': guarded,
  '/donation-history/membership': guarded,
  '/monthly-gift/stop/:token': missing('/monthly-gift/stop/unknown'),
  '/letters/stop/:token': missing('/letters/stop/unknown'),
  '/donate': page(),
  '/donate/simply': page(),
  '/donate/simply/who': aside,
  '/donate/simply/pay/:id': missing('/donate/simply/pay/don_unknown'),
  '/offeringpage': page(),
  '/benefits-testimonials': page(),
  '/csr': page(),
  '/temple-construction': page(),
  '/temple-construction/donate': page(),
  '/fooddonation': page(),
  '/fooddonation/for-a-day': aside,
  '/leadership': page(),
  '/leadership/:id': page('/leadership/temple-president'),
  '/darshan': page(),
  '/daily-darshan': page(),
  '/live-darshan': page(),
  '/daily-darshan/by-email': page(),
  '/story': page(),
  '/media': page(),
  '/janamastmi': page(),
  '/sevas': page(),
  '/sevas/booking/:id': missing('/sevas/booking/unknown'),
  '/calender': page(),
  '/calender/year': page(),
  '/blogs': page(),
  '/blogs/single-blog/:id': page('/blogs/single-blog/why-we-greet-tulasi-before-sunrise'),
  '/contacts': page(),
  '/shop': page(),
  '/shop/single-product/:id': page('/shop/single-product/bhagavad-gita-as-it-is'),
  '/all-products': page(),
  '/tours': page(),
  '/toursdetails/:id': page('/toursdetails/govardhan-parikrama'),
  '/tourspackages': page(),
  '/classes': page(),
  '/classes/:id': page('/classes/mridanga-for-beginners'),
  '/membership': page(),
  '/stay': page(),
  '/stay/rooms': aside,
  '/stay/book': aside,
  '/shift/:id': missing('/shift/vol_unknown'),
  '/line/:id': missing('/line/door_unknown'),
  '/line/:id/place': missing('/line/door_unknown/place'),
  '/stay/wait': aside,
  '/stay/wait/:id': missing('/stay/wait/swt_unknown'),
  '/stay/group/:id': missing('/stay/group/grp_unknown'),
  '/stay/pay/:id': missing('/stay/pay/sty_unknown'),
  '/seat/pay/:id': missing('/seat/pay/sea_unknown'),
  '/seat/booking/:id': missing('/seat/booking/sea_unknown'),
  '/stay/booking/:id': missing('/stay/booking/sty_unknown'),
  '/services/:id': page('/services/gomata-products'),
  '/cancellation-refund-policy/report': page(),
  '/donation': page(),
  '/donation/single-donation/:id': page('/donation/single-donation/food-for-life'),
  '/donationStatus/:id': missing('/donationStatus/don_unknown'),
  '/cart': page(),
  '/events': page(),
  '/events/single-event/:id': page('/events/single-event/sunday-love-feast'),
  '/events/single-event/:id/passes': {
    kind: 'aside',
    visit: '/events/single-event/sunday-love-feast/passes',
  },
  '/events/single-event/:id/wait': { kind: 'aside', visit: '/events/single-event/sunday-love-feast/wait' },
  '/passes/:id': missing('/passes/psb_unknown'),
  '/passes/pay/:id': missing('/passes/pay/psb_unknown'),
  '/passes/wait/:id': missing('/passes/wait/pwt_unknown'),
  '/pay/:id': missing('/pay/link_unknown'),
  '/donation-checkout': page(),
  '/donation-checkout/pay/:id': missing('/donation-checkout/pay/don_unknown'),
  '/checkout': page(),
  '/checkout/pay/:id': missing('/checkout/pay/ord_unknown'),
  '/status/:id': missing('/status/ord_unknown'),
  '/search': aside,
  '/dev/ui': aside,
  '/membership/card/:code': missing('/membership/card/unknown'),
  '/membership/card/:code/card.pdf': machine,
  '/receipts/verify/:code': missing('/receipts/verify/unknown'),
  '/*': missing('/no-such-page'),
  '/profile/data': machine,
  '/signup': aside,
  '/signin': aside,
  '/signin/mobile': aside,
  '/forgot-password': aside,
  '/reset-password': aside,
  '/signout': machine,
  '/admin-login': aside,
  '/admin-login/invitation': aside,
  // The demo has an owner; what it shows without one: setup.server.test.ts.
  '/setup': missing('/setup'),
  '/admin-login/code': { kind: 'step', door: '/admin-login' },
  '/admin-login/set-up': { kind: 'step', door: '/admin-login' },
  '/api/v1/session': machine,
  '/api/v1/admin/daily-story': machine,
  '/api/v1/admin/blog/get': machine,
  '/api/v1/admin/event/get': machine,
  '/api/v1/quote': machine,
  '/api/v1/hours': machine,
  '/api/v1/calendar': machine,
  '/api/v1/calendar/schema': machine,
  '/api/v1/gate/pair': machine,
  '/api/v1/gate/meet': machine,
  '/api/v1/webhooks/gateway': machine,
  '/donation-return/:id': machine,
  '/order-return/:id': machine,
  '/stay-return/:id': machine,
  '/seat-return/:id': machine,
  '/pass-return/:id': machine,
  '/passes/:id/passes.pdf': machine,
  '/passes/:id/passes.ics': machine,
  '/bills/:id/bill.pdf': machine,
  '/test-gateway/*': machine,
  '/receipts/:id/receipt.pdf': machine,
  '/dev/mailbox': aside,
  '/dev/text-messages': aside,
  '/dev/mailbox/:number': missing('/dev/mailbox/0'),
  '/dev/mailbox/:number/:position': machine,
  '/line/:id/now': machine,
  '/events/single-event/:id/event.ics': machine,
  '/classes/:id/class.ics': machine,
  '/blogs/rss.xml': machine,
  '/calendar.ics': machine,
  '/stay/feed/:id/:key/nights.ics': machine,
  '/health/live': machine,
  '/health/ready': machine,
  '/api/v1/csp-reports': machine,
  '/site.webmanifest': machine,
  '/robots.txt': machine,
  '/sitemap.xml': machine,
};

/** Null when the table does not say how to visit it. */
export function routeEntry({ id, pattern }: { id: string; pattern: string }): RouteEntry | null {
  if (id.startsWith('info/')) return page();
  if (/^\/(admin-dashboard|preview)(\/|$)/.test(pattern)) {
    return { kind: 'guarded', visit: pattern.replace(/:\w+/g, 'unknown'), door: '/admin-login' };
  }
  return Object.hasOwn(table, pattern) ? (table[pattern] ?? null) : null;
}

/** Lines for removed routes. */
export function idleEntries(patterns: readonly string[]): string[] {
  return Object.keys(table).filter((pattern) => !patterns.includes(pattern));
}

/** The public addresses in their spelling (rule S1), with their aliases (rule S2). */
export const specPaths: readonly string[] = [
  ...['/', '/profile', '/donation-history', '/donate', '/Offeringpage', '/visionpage', '/founder'],
  ...['/History', '/history', '/leadership', '/Leadership/{id}', '/why-donate', '/benefits-testimonials'],
  ...['/darshan', '/daily-darshan', '/live-darshan', '/story', '/privacy-policy', '/terms-condition'],
  ...['/cancellation-refund-policy', '/calender', '/janamastmi', '/temple-construction'],
  ...[
    '/temple-construction/donate',
    '/shop',
    '/shop/single-product/{id}',
    '/all-products',
    '/blogs',
    '/blogs/single-blog/{id}',
    '/contacts',
    '/about',
  ],
  ...[
    '/about/our-beliefs',
    '/about-beginning',
    '/details/about-srila-prabhupada',
    '/details/history-of-iskcon',
    '/details/our-philosophy',
    '/details/hare-krishna-movement',
    '/tours',
    '/toursdetails/{id}',
  ],
  ...['/Toursdetails/{id}', '/tourspackages', '/acharyas', '/Acharyas', '/discover', '/sundaylove'],
  ...['/lifestyle', '/food', '/bhakti', '/fooddonation', '/gopalfun', '/iskcon50', '/iskcongirls'],
  ...['/iskconyouth', '/donation', '/donation/single-donation/{id}', '/donationStatus/{id}', '/classes'],
  ...['/cart', '/varishtha', '/sevas', '/Sevas', '/bhagavatam', '/events', '/events/single-event/{id}'],
  ...['/csr', '/membership', '/donation-checkout', '/signup', '/signin', '/forgot-password'],
  ...['/reset-password', '/admin-login'],
];
