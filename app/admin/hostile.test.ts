import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestShop, order } from '#server/orders/test-orders.ts';
import { makeTestFestival, sendPasses } from '#server/passes/test-passes.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { begin, pay } from '#server/purchases/test-donations.ts';
import { type Services, servicesContext } from '#server/services.ts';

// Whatever is in a URL or a field, the admin answers: no input is a fault of ours (rule R10). The
// names that each route reads are taken from its source, so a new one is tested too.

/** `permissions`: of an action, by the intents that it knows (server/auth/staff-route.ts). */
type Entrance = ((args: unknown) => Promise<unknown>) & { permissions?: Record<string, unknown> };
type RouteModule = { loader?: Entrance; action?: Entrance };
const modules = import.meta.glob<RouteModule>('./**/*.route.tsx', { eager: true });
const sources = import.meta.glob<string>('./**/*.route.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const values = [
  'a\0b',
  'https://example.org/\0',
  '\u202egnp.exe',
  '1.5',
  '-1',
  '99999999999999999999',
  '9007199254740991',
  '1e309',
  '__proto__',
  '\ud800',
  "'%\\_",
];
/** Fields with which a form passes the checks that come first. */
const sound = {
  ...{ version: '1', reason: 'A long enough reason for it', note: 'A note', email: 'guest@example.com' },
  ...{ title: 'A good title', body: 'A long enough body of words', state: 'in-hand', afterwards: 'done' },
  ...{ position: '0', cancel: '1', mode: 'cash', to: 'packed', variantId: 'clay-mridanga', seen: '1' },
};

let database: TestDatabase;
let services: Services;
let cookie = '';
/** A row of each kind, so that its screens have something to open. */
let ids: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  database = await makeTestDatabase();
  const fixture = await makeTestShop(database.db);
  services = fixture.services;
  await seedDemo(services);
  const donation = await begin(services);
  const bought = await order(services);
  for (const { orderId } of [donation, bought]) await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  const owner = await makePerson(services, 'owner@example.com');
  const clerk = await makePerson(services, 'clerk@example.com');
  await giveRole(services, owner, 'owner');
  await giveRole(services, clerk, 'accounts');
  cookie = (await requestOf(services, owner, 'office')).headers.get('cookie') ?? '';
  const id = `req_${'a'.repeat(22)}`;
  const asked = {
    kind: 'contact',
    subject: 'A question',
    details: '{"message":"hello"}',
    content_key: 'k',
  } as const;
  const at = { created_at: new Date(), updated_at: new Date() };
  await database.db
    .insertInto('requests')
    .values({
      id,
      reference: 'REQ-AAAA-AA',
      sender_name: 'Radha',
      sender_email: 'r@example.com',
      ...asked,
      ...at,
    })
    .execute();
  await makeTestFestival(database.db);
  const booked = await sendPasses(services, { counts: { 'feast-free': '1' } });
  const payment = await database.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  ids = {
    ...{ orders: { id: bought.id, what: 'list' }, donations: { id: donation.id } },
    ...{ causes: { id: 'food-for-life' }, payments: { paymentId: payment.id } },
    passes: { id: 'feast', booking: booked.ok ? booked.value.id : '' },
    ...{ people: { id: clerk }, staff: { personId: clerk }, inbox: { id }, pages: { '*': 'about' } },
    ...{
      content: { id: 'govardhan-puja' },
      tours: { id: 'govardhan-parikrama' },
      products: { id: 'clay-mridanga' },
      settings: { section: 'shop' },
    },
  };
});
afterAll(() => database.close());

type Asked = { query?: [string, string][]; body?: [string, string][]; params?: Record<string, string> };

/** The fault, in words; '' where the response is a proper answer. */
async function faultOf(file: string, kind: 'loader' | 'action', asked: Asked): Promise<string> {
  const room = file.split('/')[1] ?? '';
  const at = file.includes('/content/') ? `blogs${file.includes('form') ? '/single-blog/x' : ''}` : room;
  const query = new URLSearchParams(asked.query);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`http://temple.test/admin-dashboard/${at}?${query}`, {
    ...{ method: kind === 'action' ? 'POST' : 'GET', headers: { cookie } },
    ...(asked.body && { body: new URLSearchParams(asked.body) }),
  });
  try {
    const answer = await modules[file]?.[kind]?.({
      request,
      url: new URL(request.url),
      context,
      params: { ...ids[room], ...asked.params },
    });
    if (answer instanceof Response) await answer.body?.cancel();
    return '';
  } catch (thrown) {
    // A 404 is thrown as `data`.
    const status = (thrown as { status?: number }).status ?? (thrown as { init?: ResponseInit }).init?.status;
    if (status !== undefined) return status < 500 ? '' : String(status);
    return `${JSON.stringify(asked).slice(0, 200)}: ${thrown}`;
  }
}

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

// A backup is the whole database each time, and files are not words.
const files = Object.keys(modules).filter((file) => !/backup|upload|create-media|missing-photos/.test(file));

describe.each(files)('%s', (file) => {
  const source = sources[file] ?? '';
  const names = namesIn(source, /'([a-z][\w-]{0,24})'/gi);

  it.runIf(modules[file]?.loader)('answers every address', { timeout: 120_000 }, async () => {
    const keys = [
      ...namesIn(source, /(?:get|getAll|has|text|day|one)\('([\w-]+)'/g),
      'search',
      'page',
      'state',
    ];
    const faults: string[] = [];
    // A key alone gets past the refusal of another; the values take turns.
    for (const [at, key] of keys.entries()) {
      faults.push(await faultOf(file, 'loader', { query: [[key, values[at % values.length] ?? '']] }));
    }
    for (const value of values) {
      faults.push(await faultOf(file, 'loader', { query: keys.map((key) => [key, value]) }));
      for (const name of namesIn(source, /params\.(\w+)/g)) {
        faults.push(await faultOf(file, 'loader', { params: { [name]: value } }));
      }
    }
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it.runIf(modules[file]?.action)('answers every form', { timeout: 120_000 }, async () => {
    const faults: string[] = [];
    const singles = [...Object.keys(sound), 'id', 'orderId', 'refundId'].filter((name) =>
      source.includes(name),
    );
    for (const [turn, intent] of Object.keys(modules[file]?.action?.permissions ?? { '': null }).entries()) {
      const send = (fields: Record<string, string>) =>
        faultOf(file, 'action', { body: Object.entries({ ...sound, ...fields, intent }) });
      for (const value of values) {
        faults.push(await send(Object.fromEntries(names.map((name) => [name, value]))));
      }
      // One field at a time gets past the checks that come before it; the values take turns.
      for (const [at, name] of singles.entries()) {
        faults.push(await send({ [name]: values[(at + turn) % values.length] ?? '' }));
      }
    }
    expect(faults.filter(Boolean)).toEqual([]);
  });
});
