import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import * as donations from './donations/donations-file.route.tsx';
import * as bills from './orders/bills-file.route.tsx';

// A file whose download is recorded is given on POST alone: a prefetch, or a link on another site,
// gets nothing and leaves no entry in the log.

let database: TestDatabase;
let services: Services;
let cookie = '';

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
  const clerk = await makePerson(services, 'clerk@example.com');
  await giveRole(services, clerk, 'accounts');
  cookie = (await requestOf(services, clerk, 'office')).headers.get('cookie') ?? '';
});
afterAll(() => database.close());

type Entrance = (args: never) => Promise<unknown>;

async function answerOf(entrance: Entrance, method: string, path: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`http://temple.test${path}`, { method, headers: { cookie } });
  const response = entrance({ request, url: new URL(request.url), context, params: {} } as never);
  return response.catch((thrown: unknown) => thrown) as Promise<Response>;
}
const taken = async (action: string) =>
  (await database.db.selectFrom('audit_log').select('id').where('action', '=', action).execute()).length;

it.each([
  [
    donations,
    'donations.exported',
    '/admin-dashboard/donation/gifts.csv?search=a',
    '/admin-dashboard/donation?search=a',
  ],
  [
    bills,
    'bills.exported',
    '/admin-dashboard/orders/bills.csv?month=2026-11',
    '/admin-dashboard/orders/bills?month=2026-11',
  ],
] as const)('%# a GET leads to the list, a POST takes the file', async (route, action, path, list) => {
  for (const method of ['GET', 'HEAD']) {
    const looked = await answerOf(route.loader as Entrance, method, path);
    expect([looked.status, looked.headers.get('location')]).toEqual([302, list]);
  }
  expect(await taken(action)).toBe(0);
  const pressed = await answerOf(route.action as Entrance, 'POST', path);
  expect(pressed.headers.get('content-type')).toContain('text/csv');
  await pressed.text();
  expect(await taken(action)).toBe(1);
});
