import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEntry } from '#server/auth/admin-entry.ts';
import { proofCookie } from '#server/auth/purchase-proof.ts';
import { entryHeaders } from '#server/auth/session-headers.ts';
import { openDatabase } from '#server/db/database.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { order } from '#server/orders/test-orders.ts';
import { cookiesOf, makePerson, passwordSetAt, requestOf } from '#server/people/test-people.ts';
import { begin } from '#server/purchases/test-donations.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestAdmin, walkAdmin } from './test-admin.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite } from './test-site.ts';

// GET changes nothing: links are followed by prefetching programs, by other sites' pages and by
// mail readers (RFC 9110, 9.2.1). Every address is requested over connections on which Postgres
// refuses to write; a refusal that the page swallows is seen on the wire.

/** What a GET may write, and why. */
const allowed: readonly [RegExp, string][] = [
  [/^\/search\?/, 'a question counts for the limit of its address, and the searched copy is made fresh'],
  [/^\/preview\//, 'the row is published in a transaction that is always rolled back'],
];
// Besides: the use of an admin session is recorded once a minute, and an unused one is ended
// (server/auth/viewer.ts). The clock of this test is fixed, so its sessions stay new.

let database: TestDatabase;
let services: Services;
let reading: ReturnType<typeof openDatabase>;
let ask: (path: string, cookie?: string, body?: URLSearchParams) => Promise<Response>;
let refusals: string[] = [];
const cookies = { nobody: '', devotee: '', owner: '' };

beforeAll(async () => {
  database = await makeTestDatabase();
  const admin = await openTestAdmin(database);
  services = admin.services;
  cookies.owner = admin.cookies.get('owner') ?? '';
  const devotee = await requestOf(services, await makePerson(services, 'devotee@example.com'));
  cookies.devotee = devotee.headers.get('cookie') ?? '';
  const address = new URL(database.connectionString);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  reading = openDatabase(address.href, { connections: 4, onLost: () => {} });
  reading.pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on('errorMessage', ({ code, message }: { code: string; message: string }) => {
      if (code === '25006') refusals.push(message);
    });
  });
  const { payments, demoGateway, config } = services;
  const now = new Date();
  const site = openTestSite(
    makeTestServices(reading.db, { payments, demoGateway, config, clock: () => now }),
  );
  ask = (path, cookie = '', body) => {
    refusals = [];
    const headers = { origin: 'http://temple.test', ...(cookie && { cookie }) };
    const method = body ? 'POST' : 'GET';
    return site(new Request(`http://temple.test${path}`, { method, headers, body }));
  };
});
afterAll(async () => {
  await reading.db.destroy();
  await database.close();
});

/** The address and what it tried to write; '' where it only read, or may write. */
async function writesOf(path: string, cookie = ''): Promise<string> {
  const answer = await ask(path, cookie);
  await answer.text();
  if (refusals.length === 0 || allowed.some(([may]) => may.test(path))) return '';
  return `${path}: ${refusals.join(', ')}`;
}

const isPreview = (href: string) => href.startsWith('/preview/');
const routes = listRoutePatterns();
const isAdmin = (pattern: string) => /^\/(admin-dashboard|preview)(\/|$)/.test(pattern);

it.each(routes.filter(({ pattern }) => !isAdmin(pattern)))('$pattern', async (route) => {
  const entry = routeEntry(route);
  const visit = (entry && 'visit' in entry && entry.visit) || route.pattern.replace(/:\w+/g, 'unknown');
  const writes: string[] = [];
  for (const who of ['nobody', 'devotee', 'owner'] as const)
    writes.push(await writesOf(visit.replace('*', 'x'), cookies[who]));
  expect(writes.filter(Boolean)).toEqual([]);
});

/** Of pages that do one thing and need no intent: an export is logged; nobody has the address ''. */
const doOneThing = /\.csv$|\/system\/backup$|\/daily-darshan\/readers$/;

it('every admin screen and file, and a form with an intent that it does not know', {
  timeout: 180_000,
}, async () => {
  const patterns = routes.map(({ pattern }) => pattern).filter(isAdmin);
  const walked = patterns.filter((pattern) => pattern !== '/admin-dashboard/*');
  const writes: string[] = [];
  const seen = new Set<string>();
  for await (const { href, pattern } of walkAdmin(walked, (href) => ask(href, cookies.owner))) {
    seen.add(pattern);
    if (refusals.length > 0 && !allowed.some(([may]) => may.test(href)))
      writes.push(`${href}: ${refusals.join(', ')}`);
    const unknown = new URLSearchParams({ intent: 'unheard-of' });
    const answer = await ask(href, cookies.owner, unknown);
    await answer.text();
    if (refusals.length > 0 && !doOneThing.test(href) && !isPreview(href))
      writes.push(`POST ${href}: ${refusals.join(', ')}`);
  }
  for (const pattern of walked.filter((one) => !seen.has(one)))
    writes.push(await writesOf(pattern.replace(/:\w+/g, 'unknown'), cookies.owner));
  expect(writes.filter(Boolean)).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});

it('unpaid donations and orders, with and without a gateway order', async () => {
  const donation = await begin(services);
  const bought = await order(services, { delivery: 'pickup' });
  services.demoGateway?.setWeather({ down: true });
  const [later, cold] = [await begin(services), await order(services, { delivery: 'pickup' })];
  services.demoGateway?.setWeather({ down: false });
  const pages = [
    ...[donation.id, later.id].flatMap((id) => [`/donation-checkout/pay/${id}`, `/donationStatus/${id}`]),
    ...[bought.id, cold.id].flatMap((id) => [`/checkout/pay/${id}`, `/status/${id}`]),
    ...[`/donation-return/${donation.id}`, `/order-return/${bought.id}`],
  ];
  const writes: string[] = [];
  for (const page of pages) {
    const id = page.split('/').at(-1) ?? '';
    const proof = proofCookie(services, id, 1).split(';')[0];
    for (const cookie of ['', proof]) writes.push(await writesOf(page, cookie));
  }
  expect(writes.filter(Boolean)).toEqual([]);
  // The button does what the GET no longer does, and then the way to the gateway is open.
  const press = openTestSite(services);
  for (const page of [`/donation-checkout/pay/${later.id}`, `/checkout/pay/${cold.id}`]) {
    expect(await (await ask(page)).text()).toContain('Try again');
    const body = new URLSearchParams({ intent: 'ask-gateway' });
    const pressed = await press(new Request(`http://temple.test${page}`, { method: 'POST', body }));
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, page]);
    expect(await (await ask(page)).text()).toContain('callback_url');
  }
});

it('an order with an expired hold: the button holds the goods again', async () => {
  const { id } = await order(services, { delivery: 'pickup' });
  const holds = services.db.updateTable('holds').where('holder', '=', id);
  const soon = new Date(services.clock().getTime() + 60_000);
  await holds.set({ until: soon }).execute();
  const page = `/checkout/pay/${id}`;
  expect(await writesOf(page)).toBe('');
  expect(await (await ask(page)).text()).toMatch(/nearly or wholly over(?!.*callback_url)/s);
  await openTestSite(services)(new Request(`http://temple.test${page}`, { method: 'POST' }));
  const { until } = await services.db
    .selectFrom('holds')
    .select('until')
    .where('holder', '=', id)
    .executeTakeFirstOrThrow();
  expect(until.getTime()).toBeGreaterThan(soon.getTime() + 10 * 60_000);
  expect(await (await ask(page)).text()).toContain('callback_url');
});

it('the steps between password and admin', async () => {
  const personId = await makePerson(services, 'newcomer@example.com');
  const cookie = cookiesOf(
    entryHeaders(services, await openEntry(services, personId, await passwordSetAt(services, personId))),
  );
  const writes = [await writesOf('/admin-login/set-up', cookie), await writesOf('/admin-login/code', cookie)];
  expect(writes.filter(Boolean)).toEqual([]);
});

it('allows what its list allows, and would see a write', async () => {
  await (await ask('/search?q=krishna')).text();
  expect(refusals.join()).toContain('read-only');
});
