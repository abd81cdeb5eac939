import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DonationInput } from '#core/donations/donation-input.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { begin, type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { servicesContext } from '#server/services.ts';
import DonationHistoryPage, { loader } from './donation-history.route.tsx';

let database: TestDatabase;
let fixture: Fixture;
let cookie: string;
const own: Record<string, string> = {};

beforeAll(async () => {
  database = await makeTestDatabase();
  fixture = await makeFixture(database.db);
  const personId = await makePerson(fixture.services, 'kinds@example.com');
  cookie = (await requestOf(fixture.services, personId)).headers.get('cookie') ?? '';
  own.meals = await donation('kinds@example.com', ['food-for-life']);
  own.both = await donation('kinds@example.com', ['cow-care', 'food-for-life']);
  await donation('another@example.com', ['books']);
});
afterAll(() => database.close());

/** A paid donation to these causes, ₹ 501 for each. */
async function donation(email: string, causes: string[]): Promise<string> {
  const lines: DonationInput['lines'] = causes.map((causeId) => ({
    ...{ causeId, typeId: null, ownAmount: '501', quantity: '1' },
  }));
  const { id, orderId } = await begin(fixture.services, { email, lines });
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  return id;
}

async function seen(query: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const request = new Request(`http://temple.test/donation-history?${query}`, { headers: { cookie } });
  const { history } = await loader({ request, context, params: {} } as never);
  return history;
}

it.each<[query: string, rows: string[]]>([
  ['', ['both', 'meals']],
  ['kind=food', ['both', 'meals']],
  ['kind=cow-care', ['both']],
  ['kind=cow-care&status=paid', ['both']],
  ['kind=cow-care&status=failed', []],
  ['kind=cow-care&taxYear=2020-21', []],
  // Somebody else gave for books.
  ['kind=books', []],
  // An invalid value is no filter.
  ['kind=FOOD', ['both', 'meals']],
  ['kind=food%27--&kind=books', ['both', 'meals']],
])('/donation-history?%s shows %j', async (query, rows) => {
  const history = await seen(query);
  expect(history?.rows.map(({ id }) => id)).toEqual(rows.map((name) => own[name]));
});

it('offers the categories of one’s own donations, in the order of /donation', async () => {
  expect((await seen('kind=books'))?.kinds).toEqual(['food', 'cow-care']);
});

it('asks for no year and kind while all gifts are seen at once', async () => {
  const history = await seen('');
  const page = (rows: unknown, kind: string | null) => {
    const filters = { taxYear: null, state: null, kind };
    const loaderData = { filters, resent: false, email: 'kinds@example.com', history: { ...history, rows } };
    const Page = () => createElement(DonationHistoryPage, { loaderData } as never);
    const Stub = createRoutesStub([{ path: '/', Component: Page }]);
    return renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }));
  };
  const gifts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...history?.rows[0], id: `don_${at}` }));
  expect(page(gifts(6), null)).toContain('Tax year');
  expect(page(gifts(5), null)).not.toContain('Tax year');
  expect(page(history?.rows.slice(0, 1), 'food')).toContain('Tax year');
});
