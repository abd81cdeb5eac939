import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#core/people/roles.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedMembershipTiers } from '../demo/demo-membership.ts';
import { apply } from '../membership/test-members.ts';
import { makeTestShop, order } from '../orders/test-orders.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, type Fixture, pay } from '../purchases/test-donations.ts';
import { findStay } from '../stay/queries/stay-queries.ts';
import { beginStay, makeTestHouse } from '../stay/test-stays.ts';
import { findEverywhere } from './find-everywhere.ts';

// One word, 'tulsi', in a record of every kind.
const now = new Date('2026-11-21T12:00:00+05:30');
let test: TestDatabase;
let fixture: Fixture;
let orderNumber = 0;
let stayNumber = 0;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
  const { services } = fixture;
  const donation = await begin(services, { name: 'Tulsi Devi', email: 'tulsi@example.com' });
  await pay(fixture.gateway, donation.orderId, 'pay');
  await fixture.gateway.tick();
  const bought = await order(services, { fullName: 'Tulsi Devi', email: 'tulsi@example.com' });
  const { number } = await test.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', bought.id)
    .executeTakeFirstOrThrow();
  orderNumber = Number(number);
  await makeTestHouse(test.db, 1);
  const stay = await beginStay(services, { name: 'Tulsi Devi', email: 'tulsi@example.com' });
  stayNumber = (await findStay(services, stay.id))?.number ?? 0;
  await seedMembershipTiers(services);
  await apply(services, { name: 'Tulsi Devi' });
  await test.db
    .updateTable('products')
    .set({ title: 'Tulsi beads' })
    .where('id', '=', 'sri-isopanisad')
    .execute();
  await test.db
    .insertInto('sevas')
    .values({ ...seva, id: 'tulsi-care', title: 'Care of Tulsi' })
    .execute();
});
afterAll(() => test.close());
const seva = { online_places: 1, in_person_places: 1 };

it.each<[Role, string[]]>([
  ['owner', ['content', 'donations', 'members', 'orders', 'people', 'products', 'requests', 'stays']],
  ['accounts', ['donations', 'members', 'orders', 'people', 'products', 'requests', 'stays']],
  ['content', ['content']],
  ['seva-desk', ['content']],
  ['shop-desk', ['orders', 'products']],
  ['guest-house-desk', ['members', 'stays']],
  ['viewer', ['content', 'donations', 'orders', 'products']],
])('%s finds only what the role may read', async (role, kinds) => {
  const found = await findEverywhere(fixture.services, staffOf('per_any', role), 'tulsi');
  const some = Object.entries(found).flatMap(([kind, rows]) => (rows.length > 0 ? [kind] : []));
  expect(some.sort()).toEqual(kinds);
});

it('finds an order by its number, the buyer’s phone and e-mail', async () => {
  const clerk = staffOf('per_desk', 'shop-desk');
  const search = async (words: string) => (await findEverywhere(fixture.services, clerk, words)).orders;
  expect(await search(String(orderNumber))).toHaveLength(1);
  expect(await search('TULSI@example.com')).toHaveLength(1);
  expect(await search('tulsi nobody')).toEqual([]);
});

it('finds a stay by its number and the guest’s e-mail', async () => {
  const keeper = staffOf('per_keeper', 'guest-house-desk');
  const search = async (words: string) => (await findEverywhere(fixture.services, keeper, words)).stays;
  expect(await search(` ${stayNumber} `)).toMatchObject([{ number: stayNumber }]);
  expect(await search('TULSI@example.com')).toMatchObject([{ number: stayNumber }]);
  expect(await search(String(stayNumber + 1))).toEqual([]);
});
