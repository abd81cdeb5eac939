import { afterAll, beforeAll, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { visitor } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { anAddress, anOrderInput, makeTestShop, totalOf } from '../test-orders.ts';
import { startOrder } from './start-order.ts';

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
});
afterAll(() => test.close());

it('a real temple sells nothing in the name of the demo', async () => {
  const services = {
    ...fixture.services,
    config: { ...fixture.services.config, mode: 'production' as const },
  };
  const ask = async () => {
    const input = anOrderInput();
    return startOrder(
      services,
      visitor,
      { ...input, shownTotal: String(await totalOf(services, input)) },
      anAddress(),
    );
  };
  expect(await ask()).toMatchObject({ ok: false, problems: [{ field: 'total', code: 'shop-not-open' }] });
  expect(await test.db.selectFrom('orders').select('id').execute()).toEqual([]);
  const save = async (value: typeof templeDefaults.shop, version: number) => {
    const saved = { key: 'shop' as const, value, version };
    expect(await saveSetting(services, staffOf('per_owner', 'owner'), saved)).toMatchObject({ ok: true });
    services.answerCache.clear();
  };
  // One setting alone does not name the seller.
  await save({ ...templeDefaults.shop, buyerCancels: false }, 0);
  expect(await ask()).toMatchObject({ ok: false, problems: [{ code: 'shop-not-open' }] });
  const seller = { seller: 'Sri Sri Radha Madhava Mandir', address: 'Sector 4, Ghaziabad', gstin: 'none' };
  await save({ ...templeDefaults.shop, ...seller }, 1);
  expect(await ask()).toMatchObject({ ok: true });
});
