import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { saveSetting } from '#server/content/save-setting.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { begin, makeTestHouse, type TestHouse } from '#server/payments/test-gifts.ts';
import { giveRole, makePerson, requestOf, staffOf } from '#server/people/test-people.ts';
import { openTestSite } from './test-site.ts';

// A real temple before its owner has said where transfers go: no page shows a donor the demo's account.

let test: TestDatabase;
let house: TestHouse;
let ask: (path: string, cookie?: string) => Promise<string>;
let paths: string[];
let ownersCookie: string;
const { bank, upi } = templeDefaults;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  house = await makeTestHouse(test.db);
  const services = { ...house.services, config: { ...house.services.config, mode: 'production' as const } };
  const site = openTestSite(services);
  ask = async (path, cookie = '') =>
    (await site(new Request(`http://temple.test${path}`, { headers: { cookie } }))).text();
  const gift = await begin(house.services);
  const pay = `/donation-checkout/pay/${gift.id}`;
  paths = ['/donation', '/membership', '/temple-construction', pay, `${pay}?by=transfer`];
  const owner = await makePerson(services, 'owner@example.com');
  await giveRole(services, owner, 'owner');
  ownersCookie = (await requestOf(services, owner, 'office')).headers.get('cookie') ?? '';
});
afterAll(async () => {
  await house.services.receipts.close();
  await test.close();
});

describe('before', () => {
  it('no page shows the demo’s account', async () => {
    for (const path of paths) {
      const html = await ask(path);
      expect(html, path).toMatch(/<h1[ >]/);
      for (const number of [bank.accountNumber, bank.branchCode, upi.id]) {
        expect(html.includes(number), `${path} ${number}`).toBe(false);
      }
    }
    expect((await ask(paths[4] ?? '')).includes('Transfers are not open yet')).toBe(true);
  });

  it('the owner is told, on the dashboard and in the settings', async () => {
    const dashboard = await ask('/admin-dashboard', ownersCookie);
    expect(dashboard.includes('Still as in the demo')).toBe(true);
    expect(dashboard).toContain('href="/admin-dashboard/settings/upi"');
    expect(dashboard).toContain('Gifts by transfer are offered once');
    expect(dashboard).toContain('The shop sells nothing until');
    expect(await ask('/admin-dashboard/settings', ownersCookie)).toContain('Still the demo’s');
  });
});

it('afterwards every way shows the temple’s own', async () => {
  const owner = staffOf('per_owner', 'owner');
  const account = {
    ...bank,
    accountName: 'Mandir',
    accountNumber: '912010012345678',
    bank: 'Axis Bank',
    branchCode: 'UTIB0000001',
  };
  await saveSetting(house.services, owner, { key: 'bank', value: account, version: 0 });
  house.services.kept.clear();
  expect((await ask('/donation')).includes(account.accountNumber)).toBe(false);
  const named = { id: 'mandir@axis', payee: 'Mandir' };
  await saveSetting(house.services, owner, { key: 'upi', value: named, version: 0 });
  house.services.kept.clear();
  for (const path of ['/donation', '/membership', paths[4] ?? '']) {
    expect((await ask(path)).includes(account.accountNumber), path).toBe(true);
  }
  expect((await ask(paths[4] ?? '')).includes('mandir@axis')).toBe(true);
  const dashboard = await ask('/admin-dashboard', ownersCookie);
  expect(dashboard).not.toContain('Gifts by transfer are offered once');
  expect(dashboard).toContain('The shop sells nothing until');
});
