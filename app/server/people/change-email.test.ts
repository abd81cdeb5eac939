import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeLife } from '#core/people/limits.ts';
import { viewerOf } from '../auth/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { allDonations, listDonationsOf, totalsByTaxYear } from '../donations/donation-queries.ts';
import { resendOwnReceipt } from '../donations/resend-receipt.ts';
import { seeOrder } from '../orders/queries/order-proof.ts';
import { listOrdersOf } from '../orders/queries/order-queries.ts';
import { makeTestShop, order } from '../orders/test-orders.ts';
import { deleteAccount } from '../person-file/delete-account.ts';
import { erasePerson } from '../person-file/erase-person.ts';
import { listPeople } from '../person-file/people-queries.ts';
import { findPersonPage } from '../person-file/person-page.ts';
import { begin, type Fixture, pay } from '../purchases/test-donations.ts';
import { askEmailChange, confirmEmailChange } from './change-email.ts';
import { forgetExpired } from './forget-expired.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import {
  goodPassword,
  type MailedDevotee,
  makePerson,
  newestLetter,
  requestOf,
  staffOf,
} from './test-people.ts';

let test: TestDatabase;
let fixture: Fixture;
let ahead = 0;
let count = 0;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => test.close());

async function someone(): Promise<{ devotee: MailedDevotee; request: Request }> {
  count += 1;
  ahead = 0;
  const personId = await makePerson(fixture.services, `mover-${count}@example.com`);
  const request = await requestOf(fixture.services, personId);
  return { devotee: await again(request), request };
}
async function again(request: Request): Promise<MailedDevotee> {
  const viewer = await viewerOf(fixture.services, request);
  return viewer.kind === 'devotee' ? (viewer as MailedDevotee) : expect.fail('not signed in');
}
const ask = (devotee: MailedDevotee, email: string, password = goodPassword) =>
  askEmailChange(fixture.services, devotee, { email, password });
const confirm = (devotee: MailedDevotee, code: string) => confirmEmailChange(fixture.services, devotee, code);
const codeFor = async (email: string) => (await newestLetter(fixture.services, email)).code;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

it('moves to the new address once its code comes back; donations stay, old links die, the old address is notified', async () => {
  const { devotee, request } = await someone();
  const donation = await begin(fixture.services, { email: devotee.email.toUpperCase() });
  await requestPasswordReset(fixture.services, devotee.email, { address: 'here' });
  expect(await ask(devotee, 'New.Home@Example.com')).toEqual({ ok: true, value: true });
  expect((await again(request)).email).toBe(devotee.email);
  expect(await confirm(devotee, await codeFor('new.home@example.com'))).toEqual({ ok: true, value: true });
  const moved = await again(request);
  expect(moved).toMatchObject({ email: 'new.home@example.com', emailVerified: true });
  const history = await listDonationsOf(fixture.services, moved, allDonations);
  expect(history.map(({ id }) => id)).toContain(donation.id);
  expect(
    await test.db.selectFrom('password_resets').selectAll().where('person_id', '=', moved.personId).execute(),
  ).toEqual([]);
  expect((await newestLetter(fixture.services, devotee.email)).kind).toBe('email-changed');
  expect(await confirm(moved, '123456')).toMatchObject({ code: 'otp-expired' });
});

it('leaves nothing to somebody who proves the old address later', async () => {
  const { services, gateway } = fixture;
  const { devotee, request } = await someone();
  const donation = await begin(services, { email: devotee.email });
  await pay(gateway, donation.orderId, 'pay');
  await gateway.tick();
  const bought = await order(services, { email: devotee.email });
  await ask(devotee, 'far.away@example.com');
  await confirm(devotee, await codeFor('far.away@example.com'));
  const moved = await again(request);
  const next = await again(await requestOf(services, await makePerson(services, devotee.email)));
  expect(await listDonationsOf(services, next, allDonations)).toEqual([]);
  expect(await totalsByTaxYear(services, next)).toEqual([]);
  expect(await resendOwnReceipt(services, next, donation.id)).toMatchObject({ code: 'no-receipt' });
  expect(await listOrdersOf(services, next)).toEqual([]);
  expect(await seeOrder(services, next, request, bought.id)).toMatchObject({ order: null });
  expect(await seeOrder(services, moved, request, bought.id)).toMatchObject({ order: { id: bought.id } });
  expect(await listOrdersOf(services, moved)).toHaveLength(1);
  // What is sent again goes to the donor's present address.
  expect(await resendOwnReceipt(services, moved, donation.id)).toMatchObject({ ok: true });
  expect((await newestLetter(services, moved.email)).kind).toBe('gift-receipt');
});

it('is one person to the staff before and after, with what was asked and booked under the old address', async () => {
  const { services } = fixture;
  const { devotee, request } = await someone();
  const before = devotee.email;
  const requestAt = (at: Date) => addRequest(before, at);
  await requestAt(new Date(services.clock().getTime() - 60_000));
  const find = async (search: string) =>
    (await listPeople(services, { search, kind: null, page: 1 })).rows.map(({ id }) => id);
  const requestsOf = async (id: string) => (await findPersonPage(services, id))?.requests.length;
  await ask(devotee, 'one.person@example.com');
  await confirm(devotee, await codeFor('one.person@example.com'));
  const { personId } = await again(request);
  expect(await find(before)).toEqual([personId]);
  expect(await requestsOf(personId)).toBe(1);
  const guest = await test.db
    .selectFrom('guests')
    .select('id')
    .where('account_id', '=', personId)
    .executeTakeFirstOrThrow();
  expect(await findPersonPage(services, guest.id)).toMatchObject({ partOf: { id: personId } });
  // Whoever uses the address from now on is somebody else.
  ahead = 60_000;
  await requestAt(services.clock());
  const found = await find(before);
  expect(found).toHaveLength(2);
  expect(await requestsOf(personId)).toBe(1);
  const [guestOther = ''] = found.filter((id) => id !== personId);
  expect(await requestsOf(guestOther)).toBe(1);
  const other = await makePerson(services, before, 'Somebody Else');
  expect(await requestsOf(other)).toBe(1);
  const owner = staffOf('per_owner', 'owner');
  expect(await erasePerson(services, owner, personId, 'one.person@example.com')).toMatchObject({ ok: true });
  expect(await find(before)).toEqual([other]);
  expect(await requestsOf(other)).toBe(1);
  const left = test.db.selectFrom('requests').select('id').where('sender_email', '=', before);
  expect(await left.execute()).toHaveLength(1);
});

it('leaves nothing of what was asked before to the new holder of the old address, also once the account is erased', async () => {
  const { services } = fixture;
  const { devotee, request } = await someone();
  await addRequest(devotee.email, new Date(services.clock().getTime() - 60_000));
  await ask(devotee, 'gone.by.itself@example.com');
  await confirm(devotee, await codeFor('gone.by.itself@example.com'));
  const next = await makePerson(services, devotee.email, 'Somebody Else');
  expect(await deleteAccount(services, await again(request), goodPassword)).toMatchObject({ ok: true });
  expect((await findPersonPage(services, next))?.requests).toEqual([]);
});

it.each([
  [
    'a wrong password',
    (devotee: MailedDevotee) => ask(devotee, 'x1@example.com', 'not it at all'),
    'password-wrong',
  ],
  ['no address', (devotee: MailedDevotee) => ask(devotee, 'nowhere'), 'email-invalid'],
  ['the same address', (devotee: MailedDevotee) => ask(devotee, devotee.email.toUpperCase()), 'email-same'],
])('is refused with %s', async (_, tried, code) => {
  const { devotee } = await someone();
  expect(await tried(devotee)).toMatchObject({ ok: false, code });
});

it('never reveals whether an address has an account, and never takes one that has', async () => {
  const { devotee } = await someone();
  const { devotee: owner } = await someone();
  expect(await ask(devotee, owner.email)).toEqual({ ok: true, value: true });
  expect((await newestLetter(fixture.services, owner.email)).kind).toBe('account-exists');
  // Somebody signs up with the address while the code is on its way.
  await ask(devotee, 'taken-meanwhile@example.com');
  const code = await codeFor('taken-meanwhile@example.com');
  await makePerson(fixture.services, 'taken-meanwhile@example.com');
  expect(await confirm(devotee, code)).toMatchObject({ code: 'otp-expired' });
});

it('allows five wrong codes even in a burst, ten minutes, and one code at a time', async () => {
  const { devotee } = await someone();
  await ask(devotee, 'five@example.com');
  const code = await codeFor('five@example.com');
  const burst = await Promise.all(Array.from({ length: 12 }, () => confirm(devotee, wrong(code))));
  expect(burst.filter((one) => !one.ok && one.code === 'otp-wrong')).toHaveLength(codeLife.tries);
  expect(await confirm(devotee, code)).toMatchObject({ code: 'otp-expired' });

  const { devotee: slow } = await someone();
  await ask(slow, 'slow@example.com');
  const first = await codeFor('slow@example.com');
  ahead = (codeLife.minutes + 1) * 60_000;
  expect(await confirm(slow, first)).toMatchObject({ code: 'otp-expired' });
  await forgetExpired.run(fixture.services, new AbortController().signal);
  expect(await test.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
});

it('a code for one person opens nothing for another', async () => {
  const [{ devotee: one }, { devotee: other }] = [await someone(), await someone()];
  await ask(one, 'one@example.com');
  await ask(other, 'other@example.com');
  expect(await confirm(other, await codeFor('one@example.com'))).toMatchObject({ code: 'otp-wrong' });
});

/** A message to the temple, sent from an address. */
async function addRequest(email: string, at: Date): Promise<void> {
  count += 1;
  const id = fixture.services.ids('req');
  await test.db
    .insertInto('requests')
    .values({
      ...{ id, reference: `REQ-MVAA-${String(10 + count)}`, kind: 'contact', sender_name: 'Mover' },
      ...{ sender_email: email, subject: 'Visiting', content_key: id, created_at: at, updated_at: at },
      details: JSON.stringify({ topic: 'visit', message: 'When?' }),
    })
    .execute();
}
