import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { manualDonationInput } from '#server/donations/test-manual-donations.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { makeFixture } from '#server/purchases/test-donations.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { action } from './record-donation.route.tsx';

let database: TestDatabase;
let services: Services;
let cookie = '';

beforeAll(async () => {
  database = await makeTestDatabase();
  ({ services } = await makeFixture(database.db, { clock: () => new Date('2026-11-21T06:00:00Z') }));
  const clerk = await makePerson(services, 'clerk@example.com');
  await giveRole(services, clerk, 'accounts');
  cookie = (await requestOf(services, clerk, 'office')).headers.get('cookie') ?? '';
});
afterAll(() => database.close());

/** The page's answer: the URL of the donation, or the error codes and the form's current key. */
async function send(typed: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request('http://temple.test/admin-dashboard/donation/record', {
    ...{ method: 'POST', headers: { cookie }, body: new URLSearchParams(typed) },
  });
  const answered = await action({ request, context, params: {} } as never).catch(
    (thrown: Response) => thrown,
  );
  if (answered instanceof Response) return { donation: answered.headers.get('location') };
  const { problems, typed: left } = answered.data;
  return { codes: problems.map(({ code }) => code), key: left.intentKey ?? '' };
}

it('another donation in a form that was sent before is refused once, and accepted when it is sent again', async () => {
  const typed = manualDonationInput(services, { name: 'Sent Before' });
  const first = await send(typed);
  expect(first.donation).toContain('done=recorded');
  const other = { ...typed, amount: '1200' };
  const refused = await send(other);
  expect(refused.codes).toEqual(['intent-reused']);
  const again = await send({ ...other, intentKey: refused.key ?? '' });
  expect(again.donation).toContain('done=recorded');
  expect(again.donation).not.toBe(first.donation);
});
