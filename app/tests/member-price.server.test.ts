import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedMembershipTiers } from '#server/demo/demo-membership.ts';
import { makeActiveMember } from '#server/membership/test-members.ts';
import { makeTestShop } from '#server/orders/test-orders.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { action as quoteAction } from '#site/api/quote.route.tsx';

let test: TestDatabase;
let fixture: Fixture;
let membershipId: string;
let personId: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
  await seedMembershipTiers(fixture.services);
  await sql`update membership_tiers set amount_paise = 1000000`.execute(test.db);
  personId = await makePerson(fixture.services, 'member@example.com');
  membershipId = await makeActiveMember(fixture.services, { tier: 'gold', email: 'member@example.com' });
});
afterAll(() => test.close());

it('the quote of a cart is who asks’, and a membership that rests has none', async () => {
  const ask = async (signedIn: boolean) => {
    const { services } = fixture;
    const cookie = signedIn ? (await requestOf(services, personId)).headers.get('cookie') : null;
    const request = new Request('http://temple.test/api/v1/quote', {
      method: 'POST',
      headers: cookie ? { cookie } : {},
      body: JSON.stringify({ lines: [{ id: 'guggal-dhoop-cones', variations: '', quantity: 1 }] }),
    });
    const answer = await quoteAction({ request, context: { get: () => services } } as never);
    return answer.json();
  };
  const [everybody, own] = [await ask(false), await ask(true)];
  expect(everybody).toMatchObject({ memberPercent: 0, lines: [{ item: { list: null } }] });
  const { unit } = everybody.lines[0].item;
  expect(own).toMatchObject({
    memberPercent: 10,
    lines: [{ item: { unit: unit - Math.floor(unit / 10), list: unit } }],
  });
  await sql`update memberships set stage = 'lapsed' where id = ${membershipId}`.execute(test.db);
  expect(await ask(true)).toMatchObject({ memberPercent: 0, lines: [{ item: { unit, list: null } }] });
  await sql`update memberships set stage = 'active' where id = ${membershipId}`.execute(test.db);
});
