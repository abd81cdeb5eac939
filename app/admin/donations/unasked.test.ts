import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader } from './gifts-file.route.tsx';

// A browser that looks ahead takes no file, and the log says of nobody that they took one.

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

async function statusOf(headers: Record<string, string>, method = 'GET'): Promise<number> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request('http://temple.test/admin-dashboard/donation/gifts.csv', {
    ...{ method, headers: { cookie, ...headers } },
  });
  const asked = loader({ request, context, params: {} } as never);
  return asked.then(
    ({ status }) => status,
    (thrown: Response) => thrown.status,
  );
}
const taken = async () =>
  (
    await database.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'donations.exported')
      .execute()
  ).length;

it.each([
  [{ 'sec-purpose': 'prefetch' }, 'GET', 503],
  [{ 'sec-purpose': 'prefetch;prerender' }, 'GET', 503],
  [{ purpose: 'prefetch' }, 'GET', 503],
  [{ 'x-moz': 'prefetch' }, 'GET', 503],
  [{}, 'HEAD', 405],
])('%j %s', async (headers, method, status) => {
  expect(await statusOf(headers as Record<string, string>, method)).toBe(status);
  expect(await taken()).toBe(0);
});

it('a press takes it', async () => {
  expect(await statusOf({})).toBe(200);
  expect(await taken()).toBe(1);
});
