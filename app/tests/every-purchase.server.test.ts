import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoTours } from '#server/demo/demo-tours.ts';
import { findDemoData } from '#server/demo/find-demo-data.ts';
import { findEverywhere } from '#server/find/find-everywhere.ts';
import { provesOrigin } from '#server/http/origin-check.ts';
import { makeTestShop, order } from '#server/orders/test-orders.ts';
import { beginPasses, makeTestFestival, toPayPasses } from '#server/passes/test-passes.ts';
import { makePerson, requestOf, staffOf } from '#server/people/test-people.ts';
import { findAuditSubjects } from '#server/person-file/audit-subjects.ts';
import { erasePerson } from '#server/person-file/erase-person.ts';
import { exportPerson } from '#server/person-file/export-person.ts';
import { findPersonPage } from '#server/person-file/person-page.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { type PurchaseRef, purchaseNames, purchaseTables } from '#server/purchases/purchase.ts';
import { kindOfReturn, purchasePaths } from '#server/purchases/purchase-paths.ts';
import { begin, type Fixture } from '#server/purchases/test-donations.ts';
import { aFamily, beginTourSeats, seatToPay, setTestDeparture } from '#server/seats/test-seats.ts';
import { servicesContext } from '#server/services.ts';
import { beginStay, makeTestHouse, toPay } from '#server/stay/test-stays.ts';
import { loader as loadOrders } from '#site/history/order-history.route.tsx';
import { loader as loadRobots } from '#site/seo/robots.route.tsx';

// Whatever goes over all purchases knows every kind: a new one makes this red until it does.

const email = 'asha@example.com';
const name = 'Asha Rao';
let test: TestDatabase;
let fixture: Fixture;
let account: string;
const owner = { ...staffOf('per_owner', 'owner'), email };
const ids = {} as Record<PurchaseRef['kind'], string>;

/** One of each kind under the address of the account, with its order of the gateway. */
const make: Record<PurchaseRef['kind'], (services: Fixture['services']) => Promise<string>> = {
  donation: async (services) => (await begin(services, { name, email })).id,
  order: async (services) => (await order(services, { fullName: name, email })).id,
  stay: async (services) => {
    const { id } = await beginStay(services, { name, email });
    await toPay(services, id);
    return id;
  },
  seat: async (services) => {
    const id = await beginTourSeats(services, aFamily({ name, email }));
    await seatToPay(services, id);
    return id;
  },
  pass: async (services) => {
    const { id } = await beginPasses(services, { name, email });
    await toPayPasses(services, id);
    return id;
  },
};

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeTestShop(test.db, { clock: () => new Date('2026-11-20T06:00:00Z') });
  const { services } = fixture;
  await makeTestHouse(test.db, 2);
  await seedDemoTours(services);
  await setTestDeparture(test.db, 12);
  await makeTestFestival(test.db);
  for (const kind of purchaseNames.toReversed()) {
    ids[kind] = await make[kind](services);
    // From the first on, and that is no gift: production does not start with it.
    expect(await findDemoData(services), kind).toContainEqual(expect.stringContaining('test gateway'));
  }
  account = await makePerson(services, email, name);
});
afterAll(() => test.close());

const without = (text: unknown) => purchaseNames.filter((kind) => !JSON.stringify(text).includes(ids[kind]));

describe('every kind of purchase', () => {
  it('has its payer come back from the gateway, and pages that no search engine reads', async () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, fixture.services);
    const robots = await (await loadRobots({ context } as never)).text();
    for (const kind of purchaseNames) {
      const path = purchasePaths[kind].back(ids[kind]);
      expect(kindOfReturn(path)).toBe(kind);
      const posted = {
        method: 'POST',
        path,
        headers: { host: 'temple.test', 'sec-fetch-site': 'cross-site' },
      };
      expect(provesOrigin(posted, { publicUrl: 'http://temple.test', anyHost: false }), kind).toBe(true);
      const closed = robots.split('\n').flatMap((line) => (/^Disallow: (.+)/.exec(line) ?? []).slice(1));
      expect(
        closed.some((one) => purchasePaths[kind].status(ids[kind]).startsWith(one)),
        kind,
      ).toBe(true);
    }
  });

  it('is found by the office, on the page of its person and in the log', async () => {
    const { services } = fixture;
    expect(without(await findEverywhere(services, owner, name))).toEqual([]);
    expect(without(await findPersonPage(services, account))).toEqual([]);
    const subjects = await findAuditSubjects(services, Object.values(ids));
    expect(without([...subjects.keys()])).toEqual([]);
  });

  it('is money of its own payer, whom a refund of it cannot have decide', async () => {
    for (const kind of purchaseNames)
      expect(await isOwnMoney(test.db, owner, { kind, id: ids[kind] }), kind).toBe(true);
  });

  it('is seen by who has the account: gifts in their own history', async () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, fixture.services);
    const request = await requestOf(fixture.services, account, 'site', 'http://temple.test/order-history');
    expect(without(await loadOrders({ request, context, params: {} } as never))).toEqual(['donation']);
  });

  it('goes along with an account, into its export, and is untied when it is erased', async () => {
    const { services } = fixture;
    expect(without(await exportPerson(services, owner, account))).toEqual([]);
    for (const kind of purchaseNames)
      await test.db
        .updateTable(purchaseTables[kind])
        .set({ person_id: account })
        .where('id', '=', ids[kind])
        .execute();
    expect(await erasePerson(services, owner, account, email)).toMatchObject({ ok: true });
    for (const kind of purchaseNames) {
      const row = test.db.selectFrom(purchaseTables[kind]).select('person_id').where('id', '=', ids[kind]);
      expect(await row.executeTakeFirst(), kind).toEqual({ person_id: null });
    }
  });
});
