import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { giveRole, makePerson, requestOf, staffOf } from '#server/people/test-people.ts';
import { begin, type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { approveAll } from '#server/second-owner/test-changes.ts';
import type { Services } from '#server/services.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { openTestSite } from './test-site.ts';

// A real temple before its owner has entered the bank account: no page shows the demo's account.

let test: TestDatabase;
let fixture: Fixture;
let ask: (path: string, cookie?: string) => Promise<string>;
let paths: string[];
let statusPath: string;
let real: Services;
let ownersCookie: string;
const { bank, upi } = templeDefaults;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db);
  real = { ...fixture.services, config: { ...fixture.services.config, mode: 'production' as const } };
  const site = openTestSite(real);
  ask = async (path, cookie = '') =>
    (await site(new Request(`http://temple.test${path}`, { headers: { cookie } }))).text();
  const donation = await begin(fixture.services);
  const pay = `/donation-checkout/pay/${donation.id}`;
  statusPath = `/donationStatus/${donation.id}`;
  paths = ['/donation', '/membership', '/temple-construction', pay, `${pay}?by=transfer`];
  const owner = await makePerson(real, 'owner@example.com');
  await giveRole(real, owner, 'owner');
  ownersCookie = (await requestOf(real, owner, 'office')).headers.get('cookie') ?? '';
});
afterAll(() => test.close());

describe('before', () => {
  it('no page shows the demo’s account', async () => {
    for (const path of paths) {
      const html = await ask(path);
      expect(html, path).toMatch(/<h1[ >]/);
      for (const number of [bank.accountNumber, bank.branchCode, upi.id]) {
        expect(html.includes(number), `${path} ${number}`).toBe(false);
      }
    }
    expect(await ask(paths[4] ?? '')).toContain('Gifts by transfer are not taken here');
    const checkout = await ask('/donation-checkout?cause=general&amount=500&quantity=1');
    expect(checkout).toContain('net banking');
    expect(checkout).not.toContain('value="transfer"');
    expect(await ask(statusPath)).not.toContain('by=transfer');
  });

  it('the owner is warned, on the dashboard and in the settings', async () => {
    const dashboard = await ask('/admin-dashboard', ownersCookie);
    expect(dashboard.includes('Still as in the demo')).toBe(true);
    expect(dashboard).toContain('href="/admin-dashboard/settings/upi"');
    expect(dashboard).toContain('is offered to donors once it is yours');
    expect(dashboard).toContain('The shop sells nothing until');
    expect(await ask('/admin-dashboard/settings', ownersCookie)).toContain('Still the demo’s');
  });
});

describe('afterwards', () => {
  const account = {
    ...bank,
    accountName: 'Mandir',
    accountNumber: '912010012345678',
    bank: 'Axis Bank',
    branchCode: 'UTIB0000001',
  };
  const named = { id: 'mandir@axis', payee: 'Mandir' };
  const none = {
    bank: Object.fromEntries(Object.keys(bank).map((part) => [part, ''])),
    upi: { id: '', payee: '' },
  };
  const versions = { bank: 0, upi: 0 };
  const set = async (key: 'bank' | 'upi', value: object) => {
    const owner = staffOf('per_owner', 'owner');
    const input = { key, value: value as never, version: versions[key] };
    expect(await saveSetting(fixture.services, owner, input)).toMatchObject({ ok: true });
    await approveAll(fixture.services);
    versions[key] += 1;
    fixture.services.answerCache.clear();
  };

  it.each<[string, object, object, { bank: boolean; upi: boolean; choice: string | null }]>([
    ['the bank account alone', account, upi, { bank: true, upi: false, choice: 'Bank transfer' }],
    ['both', account, named, { bank: true, upi: true, choice: 'QR code or bank transfer' }],
    ['no UPI id', account, none.upi, { bank: true, upi: false, choice: 'Bank transfer' }],
    ['no bank account', none.bank, named, { bank: false, upi: true, choice: 'QR code for a UPI app' }],
    ['neither', none.bank, none.upi, { bank: false, upi: false, choice: null }],
  ])('%s: every page offers what is set', async (_, ofBank, ofUpi, shows) => {
    await set('bank', ofBank);
    await set('upi', ofUpi);
    for (const path of ['/donation', '/membership', paths[4] ?? '']) {
      const html = await ask(path);
      expect(html, path).not.toContain(upi.id);
      expect(html.includes(account.accountNumber), `${path} bank`).toBe(shows.bank);
      expect(html.includes(named.id), `${path} upi`).toBe(shows.upi);
      if (!shows.bank) expect(html, path).not.toContain('IFSC');
    }
    const block = (await getInfoExtras(real, { path: '/bhakti', parts: [{ kind: 'payment' }] })).payment;
    expect(Boolean(block?.bank), 'payment block').toBe(shows.bank);
    expect(Boolean(block?.upi), 'payment block').toBe(shows.upi);
    if (shows.choice === null) expect(block).toBeNull();
    const dashboard = await ask('/admin-dashboard', ownersCookie);
    expect(dashboard.includes('is offered to donors once it is yours')).toBe(ofUpi === upi);
    expect(dashboard).toContain('The shop sells nothing until');
    const checkout = await ask('/donation-checkout?cause=general&amount=500&quantity=1');
    expect(checkout.includes('value="transfer"')).toBe(shows.choice !== null);
    if (shows.choice) expect(checkout).toContain(`>${shows.choice}<`);
    expect((await ask(statusPath)).includes('by=transfer')).toBe(shows.choice !== null);
  });
});
