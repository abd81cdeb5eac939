import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proofCookie } from '#server/auth/purchase-proof.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePageSignal } from '#server/http/page-signal.ts';
import { serveApp } from '#server/http/server.ts';
import { order } from '#server/orders/test-orders.ts';
import { beginPasses, makeTestFestival } from '#server/passes/test-passes.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { purchaseNames } from '#server/purchases/purchase.ts';
import { purchasePaths } from '#server/purchases/purchase-paths.ts';
import { begin } from '#server/purchases/test-donations.ts';
import { aFamily, beginTourSeats, setTestDeparture } from '#server/seats/test-seats.ts';
import type { Services } from '#server/services.ts';
import { noSharedCache, type SharedCache } from '#server/shared-cache/shared-cache.ts';
import type { SharedCacheConfig } from '#server/shared-cache/shared-cache-config.ts';
import { openTestAdmin, walkAdmin } from './test-admin.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import type { TestCache, Through } from './test-shared-cache.ts';
import { openTestApp } from './test-site.ts';

type Person = { name: string; cookie: string };
type Opened = {
  services: Services;
  origin: string;
  people: Person[];
  own: string[];
  close: () => Promise<void>;
};
/** Where the site listens, and who is told of changes; by default any port, and nobody. */
type InFront = { port: number; sharedCache: SharedCache; config: SharedCacheConfig };

/** Of people who were there first; a stranger must see none of it. */
const marks =
  /Madhavi Keptaway|madhavi\.keptaway|Gaura Linkholder|gaura\.linkholder|9812300771|owner@example\.com/;

const patterns = listRoutePatterns();
const isAdmin = (pattern: string) => /^\/(admin-dashboard|preview)(\/|$)/.test(pattern);

/** Every address outside the admin as the tests visit it, and what it is. */
const visits = patterns
  .filter(({ pattern }) => !isAdmin(pattern))
  .map((route) => {
    const entry = routeEntry(route);
    const visit = (entry && 'visit' in entry && entry.visit) || route.pattern.replace(/:\w+/g, 'unknown');
    return { pattern: route.pattern, kind: entry?.kind, visit: visit.replace('*', 'x') };
  });

/** Pages for everybody that are not stored: their forms have a purchase key. */
const withKey = ['/checkout', '/donation-checkout'];
/** What is no page, and stored. */
const storedData = [
  ...['/api/v1/admin/daily-story', '/api/v1/admin/blog/get', '/api/v1/admin/event/get', '/api/v1/hours'],
  ...['/api/v1/calendar/schema', '/blogs/rss.xml', '/calendar.ics', '/site.webmanifest', '/robots.txt'],
  '/sitemap.xml',
];
const mayBeStored = ({ pattern, kind }: (typeof visits)[number]) =>
  kind === 'page' ? !withKey.includes(pattern) : storedData.includes(pattern);

/** Demo content, a donor, an owner and a guest with links, behind a port that speaks to a cache. */
async function openSiteInFront({ port, sharedCache, config }: InFront): Promise<Opened> {
  const test: TestDatabase = await makeTestDatabase(4);
  const { services: plain, cookies } = await openTestAdmin(test);
  const services = {
    ...plain,
    ...{ sharedCache, pages: makePageSignal(test.db, sharedCache) },
    config: { ...plain.config, host: '127.0.0.1', port, sharedCache: config },
  };
  const http = await serveApp(services, test.connectionString, {
    ...{ app: openTestApp(services), development: false },
  });
  const donor = await makePerson(services, 'madhavi.keptaway@example.com', 'Madhavi Keptaway');
  const guest = {
    ...{ name: 'Gaura Linkholder', email: 'gaura.linkholder@example.com', phone: '9812300771' },
  };
  const donation = await begin(services, guest);
  const bought = await order(services, { ...guest, fullName: guest.name, delivery: 'pickup' });
  const link = await test.db.selectFrom('pay_links').select('id').executeTakeFirstOrThrow();
  const stay = await test.db.selectFrom('stay_bookings').select('id').executeTakeFirstOrThrow();
  await setTestDeparture(test.db, 12);
  const seat = await beginTourSeats(services, aFamily(guest));
  await makeTestFestival(test.db);
  const passes = await beginPasses(services, guest);
  const receipt = await test.db.selectFrom('receipts').select('donation_id').executeTakeFirst();
  const proofs = [donation.id, bought.id, stay.id, seat, passes.id].map(
    (id) => proofCookie(services, id, 1).split(';')[0] ?? '',
  );
  const own = [
    ...[`/donation-checkout/pay/${donation.id}`, `/donationStatus/${donation.id}`],
    ...[`/donation-return/${donation.id}`, `/order-return/${bought.id}`, `/checkout/pay/${bought.id}`],
    ...[`/status/${bought.id}`, `/bills/${bought.id}/bill.pdf`, `/pay/${link.id}`],
    ...[`/seat/booking/${seat}`, `/seat/pay/${seat}`, `/passes/${passes.id}`, `/passes/pay/${passes.id}`],
    ...purchaseNames.map((kind) => purchasePaths[kind].back(donation.id)),
    ...[`/stay/booking/${stay.id}`, `/receipts/${receipt?.donation_id ?? 'none'}/receipt.pdf`],
    // A page with a purchase key, one with an unbounded value, the choice of a language.
    '/donation-checkout?cause=food-for-life&type=meals-20&quantity=1&amount=1000.00',
    ...['/donation-checkout?cause=food-for-life&amount=777', '/contacts?sent=REQ-ABCD-12', '/?language=hi'],
    '/search?q=krishna',
  ];
  const cookieOf = async (id: string) => (await requestOf(services, id)).headers.get('cookie') ?? '';
  return {
    services,
    origin: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`,
    people: [
      { name: 'donor', cookie: `${await cookieOf(donor)}; language=hi` },
      { name: 'owner', cookie: cookies.get('owner') ?? '' },
      { name: 'guest', cookie: proofs.join('; ') },
    ],
    own,
    close: async () => {
      await http.close();
      await test.close();
    },
  };
}

const intentKey = (html: string) => /name="intentKey" value="([^"]+)"/.exec(html)?.[1];

/**
 * Asks every address with the cookies of each, twice with those of the first, then as a stranger,
 * through a cache that honours what the site says: nothing of a person may come out of it.
 */
export function holdsNothingPersonal(
  openCache: (origin: string) => Promise<TestCache>,
  inFront: InFront = { port: 0, sharedCache: noSharedCache, config: { purge: null } },
): () => Opened {
  let site: Opened;
  let cache: TestCache;
  beforeAll(async () => {
    site = await openSiteInFront(inFront);
    cache = await openCache(site.origin);
  });
  afterAll(async () => {
    await cache.close();
    await site.close();
  });

  /** What a cache must not have stored; and what nobody may get who has no cookie. */
  const faultsOf = (path: string, who: string, { headers, body, stored }: Through): string[] => {
    const found = [
      ...(marks.test(body) && (stored || who === 'stranger') ? [marks.exec(body)?.[0]] : []),
      ...(stored && intentKey(body) ? ['a purchase key'] : []),
      ...(stored ? ['set-cookie', 'x-request-id'].filter((name) => headers.has(name)) : []),
    ];
    return found.map((what) => `${path}, ${who}: ${what}`);
  };

  const leaksOf = async (path: string): Promise<string[]> => {
    const leaks: string[] = [];
    const keys = new Set<string>();
    const [first, ...others] = site.people;
    for (const who of [first, first, ...others, null]) {
      const name = who?.name ?? 'stranger';
      const got = await cache.ask(path, who ? { cookie: who.cookie } : {});
      leaks.push(...faultsOf(path, name, got));
      const key = intentKey(got.body);
      if (key && keys.has(key)) leaks.push(`${path}, ${name}: the purchase key of another`);
      if (key) keys.add(key);
    }
    return leaks;
  };

  it('nothing of a donor, an owner or a guest is stored, at any address', { timeout: 300_000 }, async () => {
    const pages = [...visits.map(({ visit }) => visit), ...site.own];
    const clicked = pages
      .filter((path) => !path.includes('?'))
      .map((path) => `${path === '/' ? '/_root' : path}.data`);
    const leaks: string[] = [];
    for (const address of [...pages, ...clicked]) leaks.push(...(await leaksOf(address)));
    expect(leaks).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  });

  it('nothing of the admin is stored', { timeout: 300_000 }, async () => {
    const owner = site.people.find(({ name }) => name === 'owner');
    const leaks: string[] = [];
    const load = async (href: string): Promise<Response> => {
      const { body, stored } = await cache.ask(href, { cookie: owner?.cookie ?? '' });
      const stranger = await cache.ask(href);
      if (stored || stranger.stored) leaks.push(`${href}: stored`);
      leaks.push(...faultsOf(href, 'stranger', stranger));
      return new Response(body);
    };
    const seen = new Set<string>();
    const admin = patterns.map(({ pattern }) => pattern).filter(isAdmin);
    const walked = admin.filter((one) => !one.endsWith('*'));
    for await (const { pattern } of walkAdmin(walked, load)) seen.add(pattern);
    expect(leaks).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  });

  it('what is the same for everybody is stored, whoever asks first, and no other route', async () => {
    const wrong: string[] = [];
    for (const route of visits) {
      const path = `${route.visit}?asked=first`;
      await cache.ask(path, { cookie: site.people[0]?.cookie ?? '' });
      const { stored } = await cache.ask(path);
      if (stored !== mayBeStored(route)) wrong.push(`${route.pattern}: ${stored ? 'stored' : 'not stored'}`);
    }
    expect(wrong).toEqual([]);
  });

  return () => site;
}
