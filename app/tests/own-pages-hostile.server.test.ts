import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makeTestShop } from '#server/orders/test-orders.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { servicesContext } from '#server/services.ts';

// Whatever a signed-in visitor types into a field or an address of their own pages is answered:
// nothing is a fault of ours (rule R10). Which names a route reads is taken from its source.

type Entrance = (args: unknown) => Promise<unknown>;
type RouteModule = { loader?: Entrance; action?: Entrance };
const modules = import.meta.glob<RouteModule>(
  ['/app/site/{history,letters,pledges,profile,sevas,sign-in}/*.route.tsx'],
  {
    eager: true,
  },
);
const sources = import.meta.glob<string>(
  ['/app/site/{history,letters,pledges,profile,sevas,sign-in}/*.route.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const values = ['a\0b', '1.5', '-1', '99999999999999999999', '1e309', '__proto__', '\ud800', "'%\\_"];
const sound = { cause: 'food-for-life', amount: '501', day: '5', version: '1', name: 'Radha Devi' };

let test: TestDatabase;
let fixture: Fixture;
let cookie = '';

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
});
afterAll(() => test.close());

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

type Asked = { query?: string; body?: URLSearchParams; params?: Record<string, string> };

/** The fault, as text; '' for every valid answer. */
async function faultOf(entrance: Entrance | undefined, { query = '', body, params = {} }: Asked) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const request = new Request(`http://temple.test/profile?${query}`, {
    ...{ method: body ? 'POST' : 'GET', headers: { cookie } },
    ...(body && { body }),
  });
  try {
    // The router fills in every name of a path.
    const named = { token: 'none', id: 'none', ...params };
    await entrance?.({ request, url: new URL(request.url), context, params: named });
    return '';
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) return '';
    return `${query}${body ?? ''}${JSON.stringify(params)}: ${thrown}`;
  }
}

let made = 0;
async function signInAnew(): Promise<void> {
  made += 1;
  const personId = await makePerson(fixture.services, `hostile${made}@example.com`);
  cookie = (await requestOf(fixture.services, personId)).headers.get('cookie') ?? '';
}

describe.each(Object.keys(modules))('%s', (file) => {
  const { loader, action } = modules[file] ?? {};
  const source = sources[file] ?? '';
  const params = namesIn(source, /params\.(\w+)/g);

  it.runIf(loader)('answers every address', async () => {
    await signInAnew();
    const keys = [...namesIn(source, /(?:get|getAll|has)\('([\w-]+)'/g), 'page'];
    const faults: string[] = [];
    for (const value of values) {
      for (const key of keys) {
        faults.push(await faultOf(loader, { query: String(new URLSearchParams({ [key]: value })) }));
      }
      for (const name of params) faults.push(await faultOf(loader, { params: { [name]: value } }));
    }
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it.runIf(action)('answers every form', async () => {
    await signInAnew();
    const names = [...namesIn(source, /'([a-z][\w-]{0,24})'/gi), 'pledgeId', 'cause', 'amount', 'day', 'id'];
    const intents = ['', ...names];
    const faults: string[] = [];
    for (const value of values) {
      const typed = Object.fromEntries(names.map((name) => [name, value]));
      for (const intent of intents) {
        for (const fields of [typed, { ...typed, ...sound }]) {
          faults.push(await faultOf(action, { body: new URLSearchParams({ ...fields, intent }) }));
        }
      }
      // An address has whole characters only.
      for (const name of value.isWellFormed() ? params : []) {
        faults.push(await faultOf(action, { body: new URLSearchParams(typed), params: { [name]: value } }));
      }
    }
    expect(faults.filter(Boolean)).toEqual([]);
  });
});

it('ran as somebody who is signed in', async () => {
  const made = await test.db.selectFrom('monthly_pledges').select('id').execute();
  expect(made.length).toBeGreaterThan(0);
});
