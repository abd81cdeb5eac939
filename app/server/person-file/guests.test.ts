import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoTables } from '../demo/demo-tables.ts';
import { findDonation } from '../donations/donation-detail-queries.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { makeTestShop, order } from '../orders/test-orders.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { begin, type Fixture, pay } from '../purchases/test-donations.ts';
import { bookSeva } from '../sevas/book-seva.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { mergePeople, undoMerge } from './merge-people.ts';
import { listPeople } from './people-queries.ts';
import { findPersonPage } from './person-page.ts';

// Who gave, bought or booked without an account. It is 21 November 2026, noon in Ghaziabad.
const now = new Date('2026-11-21T12:00:00+05:30');
const clerk = staffOf('per_clerk', 'accounts');
const owner = staffOf('per_owner', 'owner');
let test: TestDatabase;
let fixture: Fixture;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => now });
  await seedDemoTables(fixture.services);
});
afterAll(() => test.close());

/** A donation in cash, entered by the staff. */
const give = (who: Partial<TypedManualDonation>) =>
  recordedDonation(fixture.services, { amount: '100', givenOn: '2026-11-21', ...who });

async function book(contact: string, name: string) {
  const texts = { name, seva: 'flower-decoration', date: '2026-11-22', time: '07:00', contact };
  const rest = { visitDate: '', coordinator: '', people: '1', email: '' };
  const booked = await bookSeva(
    fixture.services,
    'online',
    { ...texts, ...rest },
    { address: contact, suspected: false },
  );
  if (!booked.ok) throw new Error(JSON.stringify(booked));
}

let requestCount = 10;
async function ask(phone: string, name: string) {
  requestCount += 1;
  const id = fixture.services.ids('req');
  await test.db
    .insertInto('requests')
    .values({
      ...{
        id,
        reference: `REQ-BBBB-${requestCount}`,
        kind: 'contact',
        sender_name: name,
        sender_phone: phone,
      },
      ...{ subject: 'Visiting the temple', content_key: id, created_at: now, updated_at: now },
      details: JSON.stringify({ topic: 'visit', message: 'When?' }),
    })
    .execute();
  return id;
}

const find = async (search: string) =>
  (await listPeople(fixture.services, { search, kind: null, page: 1 })).rows;
const page = (id: string | undefined) => findPersonPage(fixture.services, id ?? '');

describe('guests', () => {
  it('are known by e-mail, else by phone and name; gupt and unpaid donations make nobody known', async () => {
    await give({ name: 'Lalita Devi', email: 'Lalita@Example.com', phone: '98100 00001' });
    await give({ name: 'Lalita D', email: 'lalita@example.com' });
    await give({ name: 'Lalita Devi', phone: '98100 00001' });
    await give({ name: 'LALITA DEVI', phone: '+91 9810000001' });
    await give({ name: 'Lalita Das', phone: '9810000001' });
    await give({ name: 'Lalita Only-Name' });
    await give({ name: '', path: 'gupt' });
    await begin(fixture.services, { name: 'Lalita Unpaid', email: 'unpaid@example.com' });
    const rows = await find('lalita');
    const listed = rows.map(({ name, email, phone, donations }) => [name, email, phone, donations]);
    expect(listed.sort()).toEqual([
      ['LALITA DEVI', null, '+919810000001', 2],
      ['Lalita D', 'lalita@example.com', '+919810000001', 2],
      ['Lalita Das', null, '+919810000001', 1],
    ]);
    expect(rows.every(({ kind }) => kind === 'guest')).toBe(true);
  });

  it('come into the list when their donation is paid, their order placed, their seva booked', async () => {
    const donation = await begin(fixture.services, { name: 'Tulsi Devi', email: 'tulsi@example.com' });
    expect(await find('tulsi')).toEqual([]);
    await pay(fixture.gateway, donation.orderId, 'pay');
    await fixture.gateway.tick();
    const [tulsi] = await find('tulsi@');
    expect((await findDonation(fixture.services, donation.id))?.personId).toBe(tulsi?.id);
    const bought = await order(fixture.services, { fullName: 'Tulsi Devi', email: 'tulsi@example.com' });
    await pay(fixture.gateway, bought.orderId, 'pay');
    await fixture.gateway.tick();
    await book('tulsi@example.com', 'Tulsi Devi');
    expect(await page(tulsi?.id)).toMatchObject({
      ...{ profile: null, name: 'Tulsi Devi', donations: { count: 1 } },
      ...{ orders: [{ number: expect.any(String) }], bookings: [{ day: '2026-11-22' }] },
    });
    await order(fixture.services, { fullName: 'Unpaid Buyer', email: 'unpaid-buyer@example.com' });
    expect(await find('unpaid-buyer')).toEqual([]);
    await book('9810000077', 'Seva Booker');
    expect(await find('98100 00077')).toMatchObject([{ name: 'Seva Booker', donations: 0 }]);
  });

  it('are the account once they have one under the address', async () => {
    await give({ name: 'Meera Bai', email: 'meera@example.com' });
    const [guest] = await find('meera');
    const account = await makePerson(fixture.services, 'meera@example.com', 'Meera Bai');
    expect(await find('meera')).toMatchObject([{ id: account, kind: 'account', donations: 1 }]);
    expect((await page(guest?.id))?.partOf).toMatchObject({ id: account });
  });

  it('are merged with an account, which survives, and separated again', async () => {
    await give({ name: 'Gopal Das', phone: '9810000002' });
    const [guest] = await find('gopal');
    const account = await makePerson(fixture.services, 'gopal@example.com', 'Gopal Das');
    expect(await mergePeople(fixture.services, clerk, guest?.id ?? '', 'gopal@example.com')).toEqual({
      ok: true,
      value: { survivingId: account },
    });
    expect(await find('gopal')).toMatchObject([{ id: account, donations: 1 }]);
    const seen = await page(account);
    expect(seen).toMatchObject({
      donations: { count: 1 },
      merged: [{ id: guest?.id, mark: '+919810000002' }],
    });
    expect(await undoMerge(fixture.services, clerk, seen?.merged[0]?.mergeId ?? '')).toMatchObject({
      ok: true,
    });
    expect((await find('gopal')).map(({ donations }) => donations).sort()).toEqual([0, 1]);
  });

  it('stay merged when they make an account: shown once, and separated again as that account', async () => {
    const survivor = await makePerson(fixture.services, 'stays@example.com', 'Nitai Stays');
    await give({ name: 'Nitai Comes', email: 'comes@example.com' });
    expect(await mergePeople(fixture.services, clerk, survivor, 'comes@example.com')).toMatchObject({
      ok: true,
    });
    const comes = await makePerson(fixture.services, 'comes@example.com', 'Nitai Comes');
    expect(await find('Nitai')).toMatchObject([{ id: survivor, donations: 1 }]);
    expect(await page(comes)).toMatchObject({ partOf: { id: survivor } });
    const seen = await page(survivor);
    expect(seen).toMatchObject({
      donations: { count: 1 },
      merged: [{ id: comes, mark: 'comes@example.com' }],
    });
    await undoMerge(fixture.services, clerk, seen?.merged[0]?.mergeId ?? '');
    expect((await find('Nitai')).map(({ id, donations }) => [id, donations]).sort()).toEqual(
      [
        [survivor, 0],
        [comes, 1],
      ].sort(),
    );
  });

  it('stay as they are when an account with parts of its own takes their address', async () => {
    const account = (name: string) => makePerson(fixture.services, `${name}@example.com`, 'Kunti Devi');
    const [whole, part, other] = [await account('whole'), await account('part'), await account('other')];
    const merge = (id: string, name: string) =>
      mergePeople(fixture.services, clerk, id, `${name}@example.com`);
    await give({ name: 'Kunti Devi', email: 'kunti@example.com' });
    expect(await merge(whole, 'part')).toMatchObject({ ok: true });
    expect(await merge(other, 'kunti')).toMatchObject({ ok: true });
    await test.db.updateTable('people').set({ email: 'kunti@example.com' }).where('id', '=', whole).execute();
    expect(await page(part)).toMatchObject({ partOf: { id: whole } });
    expect(await page(whole)).toMatchObject({ partOf: null, merged: [{ id: part }] });
  });

  it('are merged with each other by phone, with the name where several share it', async () => {
    await give({ name: 'Arjun Das', email: 'arjun@example.com' });
    await give({ name: 'Arjun D', phone: '9810000003' });
    await give({ name: 'Subhadra Devi', phone: '9810000003' });
    const [arjun] = await find('arjun@');
    const merge = (mark: string) => mergePeople(fixture.services, clerk, arjun?.id ?? '', mark);
    expect(await merge('98100 00003')).toMatchObject({ code: 'person-unclear' });
    expect(await merge('98100 00003 Somebody')).toMatchObject({ code: 'person-unknown' });
    expect(await merge('98100 00003 arjun d')).toMatchObject({ ok: true });
    expect(await find('arjun')).toMatchObject([{ id: arjun?.id, donations: 2 }]);
    // With an account of their own the merged person remains merged.
    const account = await makePerson(fixture.services, 'arjun@example.com', 'Arjun Das');
    expect(await find('arjun')).toMatchObject([{ id: account, donations: 2 }]);
    expect((await page(account))?.merged).toMatchObject([{ name: 'Arjun D' }]);
  });

  it('get their data, and nobody else’s', async () => {
    await give({ name: 'Nitai Das', phone: '9810000004' });
    await give({ name: 'Nitai’s Wife', phone: '9810000004' });
    await book('9810000004', 'Nitai Das');
    const [guest] = await find('nitai das');
    expect(await exportPerson(fixture.services, clerk, guest?.id ?? '')).toMatchObject({
      guest: { name: 'Nitai Das', phone: '+919810000004' },
      donations: [{ state: 'paid' }],
      sevas: [{ day: '2026-11-22' }],
      orders: [],
      requests: [],
    });
  });

  it('are erased when they ask for it; the ledger stays, and who comes again begins anew', async () => {
    const donation = await give({ name: 'Keshav Das', phone: '9810000005' });
    await book('9810000005', 'Keshav Das');
    await ask('+919810000005', 'Keshav Das');
    const [guest] = await find('keshav');
    const erase = (confirmed: string) => erasePerson(fixture.services, owner, guest?.id ?? '', confirmed);
    expect(await erase('9810000006')).toMatchObject({ code: 'erase-unconfirmed' });
    expect(await erase('98100 00005')).toMatchObject({ ok: true });
    expect(await find('keshav')).toEqual([]);
    expect(await page(guest?.id)).toBeNull();
    const phone = '+919810000005';
    expect(
      await test.db.selectFrom('seva_bookings').select('id').where('phone', '=', phone).execute(),
    ).toEqual([]);
    expect(
      await test.db.selectFrom('requests').select('id').where('sender_phone', '=', phone).execute(),
    ).toEqual([]);
    expect(await findDonation(fixture.services, donation)).toMatchObject({ donorName: 'Keshav Das' });
    fixture.services.clock = () => new Date(now.getTime() + 60_000);
    await give({ name: 'Keshav Das', phone: '9810000005' });
    const [anew] = await find('keshav');
    expect(anew).toMatchObject({ donations: 1 });
    expect((await page(anew?.id))?.donations.count).toBe(1);
  });

  it('stay erased when the account that they became is erased', async () => {
    await give({ name: 'Ananta Das', email: 'ananta@example.com' });
    const account = await makePerson(fixture.services, 'ananta@example.com', 'Ananta Das');
    expect(await erasePerson(fixture.services, owner, account, 'ananta@example.com')).toMatchObject({
      ok: true,
    });
    expect(await find('ananta')).toEqual([]);
  });
});

describe('the list', () => {
  it('is one, newest first, page by page, of accounts, of guests, or of both', async () => {
    const list = (kind: 'account' | 'guest' | null) =>
      listPeople(fixture.services, { search: null, kind, page: 1 });
    const [all, accounts, guests] = await Promise.all([list(null), list('account'), list('guest')]);
    expect(all.count).toBe(accounts.count + guests.count);
    expect(all.rows).toHaveLength(all.count);
    const times = all.rows.map(({ since }) => since.getTime());
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set(all.rows.map(({ id }) => id)).size).toBe(all.count);
  });
});
