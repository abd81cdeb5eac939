import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { servicesContext } from '#server/services.ts';
import { beginStay, makeTestHouse } from '#server/stay/test-stays.ts';
import OrderHistory, { loader } from './order-history.route.tsx';

let database: TestDatabase;
let fixture: Fixture;

beforeAll(async () => {
  database = await makeTestDatabase();
  const clock = () => new Date('2026-11-20T06:00:00Z');
  fixture = await makeFixture(database.db, { clock }, { empty: true });
  await makeTestHouse(database.db, 3);
});
afterAll(() => database.close());

async function pageOf(email: string) {
  const personId = await makePerson(fixture.services, email);
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const request = await requestOf(fixture.services, personId, 'site', 'http://temple.test/order-history');
  const loaderData = await loader({ request, context, params: {} } as never);
  const Page = () => createElement(OrderHistory, { loaderData } as never);
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }));
}

it('shows one’s own stays with the link to their page, and nobody else’s', async () => {
  const { id } = await beginStay(fixture.services, { email: 'stays@example.com' });
  const page = await pageOf('stays@example.com');
  expect(page).toMatch(new RegExp(`/stay/booking/${id}"[^>]*><span>See<`));
  expect(page).toContain('Not paid yet');
  expect(page).not.toContain('No orders yet.');
  const another = await pageOf('another@example.com');
  expect(another).not.toContain('/stay/booking/');
  expect(another).toContain('No orders yet.');
});
