import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { orderProofCookie } from '#server/orders/queries/order-proof.ts';
import { makeTestShop, order } from '#server/orders/test-orders.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/pay.route.ts';
import { loader } from './pay.route.tsx';

let database: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  database = await makeTestDatabase();
  fixture = await makeTestShop(database.db);
});
afterAll(() => database.close());

async function open(id: string, cookie = ''): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const request = new Request(`http://temple.test/checkout/pay/${id}`, { headers: { cookie } });
  return JSON.stringify(await loader({ params: { id }, request, context } as unknown as Route.LoaderArgs));
}

it('shows the buyer only to the buyer; anybody with the link may pay', async () => {
  const { id } = await order(fixture.services, { phone: '9876501234' });
  const proof = orderProofCookie(fixture.services, id);
  expect(proof).toContain('; Path=/;');
  expect(await open(id, proof.split(';')[0])).toContain('+919876501234');
  // What one pays for stands beside the button.
  expect(await open(id, proof.split(';')[0])).toContain('"lines"');
  const stranger = await open(id);
  expect(stranger).toContain('callback_url');
  expect(stranger).not.toMatch(/9876501234|Radha|radha@|"lines"/);
});
