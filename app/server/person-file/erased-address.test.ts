import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeTestShop } from '../orders/test-orders.ts';
import { inviteStaff } from '../people/invite-staff.ts';
import { signUp } from '../people/sign-up.ts';
import { goodPassword, goodSignUp, makePerson, staffOf } from '../people/test-people.ts';
import { begin, type Fixture, pay } from '../purchases/test-donations.ts';
import { deleteAccount } from './delete-account.ts';
import { erasePerson } from './erase-person.ts';

// An erased person's address stays in the ledger, as the law requires, and nowhere else.

let test: TestDatabase;
let fixture: Fixture;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
});
afterAll(() => test.close());

/** All other places where somebody may have left an address. */
async function leaveTraces(email: string): Promise<void> {
  const { services } = fixture;
  await inviteStaff(services, owner, { name: 'Radha Devi', email, roles: ['viewer'] });
  await inviteStaff(services, owner, { name: 'Radha Devi', email, roles: ['accounts'] });
  await signUp(services, { ...goodSignUp, email, phone: '' }, { address: email });
  const input = { variant_id: 'sri-isopanisad-english', email, asked_at: services.clock() };
  await test.db.insertInto('stock_alerts').values(input).execute();
  await test.db.insertInto('letter_refusals').values({ email, sort: 'stock-back' }).execute();
  const consented = { consent: 'Yes.', consented_at: services.clock() };
  await test.db
    .insertInto('darshan_subscribers')
    .values({ email, ...consented })
    .execute();
  await test.db
    .insertInto('stock_alerts')
    .values({ ...input, email: `other-${email}` })
    .execute();
  expect(await tracesOf(email)).toEqual(
    expect.arrayContaining([
      'staff_invitations',
      'pending_changes',
      'sign_ups',
      'stock_alerts',
      'darshan_subscribers',
      'letter_refusals',
    ]),
  );
}

async function tracesOf(email: string): Promise<string[]> {
  const tables = [
    ...(['people', 'guests', 'staff_invitations', 'sign_ups'] as const),
    ...(['stock_alerts', 'darshan_subscribers', 'letter_refusals'] as const),
  ];
  const found = await Promise.all(
    tables.map((table) => test.db.selectFrom(table).select('email').where('email', '=', email).execute()),
  );
  const changes = await test.db
    .selectFrom('pending_changes')
    .select('id')
    .where(sql<boolean>`input ->> 'email' = ${email}`)
    .execute();
  return [...tables.filter((_, at) => found[at]?.length), ...(changes.length > 0 ? ['pending_changes'] : [])];
}

it.each([
  [
    'an account that goes by itself',
    'self@example.com',
    async (email: string) => {
      const personId = await makePerson(fixture.services, email);
      await leaveTraces(email);
      const devotee = { kind: 'devotee' as const, personId, name: 'Radha', email, emailVerified: true };
      return deleteAccount(fixture.services, devotee, goodPassword);
    },
  ],
  [
    'an account that the staff erase',
    'desk@example.com',
    async (email: string) => {
      const personId = await makePerson(fixture.services, email);
      await leaveTraces(email);
      return erasePerson(fixture.services, owner, personId, email);
    },
  ],
  [
    'a guest',
    'guest@example.com',
    async (email: string) => {
      const donation = await begin(fixture.services, { email });
      await pay(fixture.gateway, donation.orderId, 'pay');
      await fixture.gateway.tick();
      await leaveTraces(email);
      const guest = await test.db
        .selectFrom('guests')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return erasePerson(fixture.services, owner, guest.id, email);
    },
  ],
])('nothing is left of the address of %s', async (_, email, erase) => {
  expect(await erase(email)).toMatchObject({ ok: true });
  expect(await tracesOf(email)).toEqual([]);
  expect(await tracesOf(`other-${email}`)).toEqual(['stock_alerts']);
});
