import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import type { StayInput } from '#core/stay/stay-input.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { listStaysOf, ownsStay } from '../stay/queries/own-stays.ts';
import { beginStay, captureOf, makeTestHouse } from '../stay/test-stays.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { eraseAccount, erasePerson } from './erase-person.ts';
import { exportMyData } from './export-my-data.ts';
import { exportPerson } from './export-person.ts';
import { mergePeople, undoMerge } from './merge-people.ts';
import { listPeople } from './people-queries.ts';
import { findPersonPage } from './person-page.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const clerk = staffOf('per_clerk', 'accounts');
const owner = staffOf('per_owner', 'owner');
let test: TestDatabase;
let fixture: Fixture;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 30);
});
afterAll(() => test.close());

const words = { address: '7, Lotus Street', purpose: 'A festival', note: 'Comes with a wheelchair' };

/** A stay booked on the site without signing in, and paid. */
async function stay(instead: Partial<StayInput>): Promise<string> {
  const begun = await beginStay(fixture.services, { ...words, ...instead });
  const snapshot = captureOf(begun, { capturedAt: now });
  await settlePayment(fixture.services, { snapshot, event: null });
  return begun.id;
}

const stored = (id: string) =>
  test.db.selectFrom('stay_bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const find = async (search: string) =>
  (await listPeople(fixture.services, { search, kind: null, page: 1 })).rows;
const staysOf = async (id: string | undefined) =>
  (await findPersonPage(fixture.services, id ?? ''))?.stays.map((one) => one.id);
const devotee = (personId: string, email: string): Devotee => ({
  ...{ kind: 'devotee', personId, name: 'Somebody', email, emailVerified: true, mobile: null },
});
const forgotten = { id_kind: null, id_last4: null, address: null, purpose: null, note: null };

it('who stays without an account is a guest from the payment on', async () => {
  const unpaid = await beginStay(fixture.services, { name: 'Malati Devi', email: 'malati@example.com' });
  expect(await find('malati')).toEqual([]);
  const snapshot = captureOf(unpaid, { capturedAt: now });
  await settlePayment(fixture.services, { snapshot, event: null });
  const [guest] = await find('malati');
  expect(await findPersonPage(fixture.services, guest?.id ?? '')).toMatchObject({
    stays: [{ id: unpaid.id, arrival: '2026-12-01', kindTitle: 'Kind cell', stage: 'booked' }],
  });
});

it('erasing a guest leaves the account of the stay, and neither identity nor words', async () => {
  const id = await stay({ name: 'Keshava Das', email: 'keshava@example.com' });
  const another = await stay({ name: 'Keshava Other', email: 'other@example.com' });
  const before = await stored(id);
  const [guest] = await find('keshava@');
  expect(await erasePerson(fixture.services, owner, guest?.id ?? '', 'keshava@example.com')).toMatchObject({
    ok: true,
  });
  expect(await find('keshava@')).toEqual([]);
  expect(await stored(id)).toEqual({ ...before, ...forgotten });
  expect(await stored(another)).toMatchObject({ id_kind: 'aadhaar', id_last4: '1234', ...words });
});

it('closing an account forgets them too, of those under its address and its own, and unties its own', async () => {
  const personId = await makePerson(fixture.services, 'leaves@example.com', 'Lalita Leaves');
  const under = await stay({ email: 'leaves@example.com' });
  const own = await stay({ email: 'elsewhere@example.com' });
  await test.db.updateTable('stay_bookings').set({ person_id: personId }).where('id', '=', own).execute();
  await inTransaction(fixture.services, async ({ trx }) => {
    await eraseAccount(trx, personId);
    return { ok: true };
  });
  expect(await stored(under)).toMatchObject({ ...forgotten, guest_name: 'Radha Devi', person_id: null });
  expect(await stored(own)).toMatchObject({ ...forgotten, person_id: null });
});

it('of two people who are one the stays are shown together, and apart again', async () => {
  const account = await makePerson(fixture.services, 'gopal@example.com', 'Gopal Das');
  const first = await stay({ name: 'Gopal Das', email: 'gopal@example.com' });
  const second = await stay({ name: 'Gopal D', email: 'gopal.d@example.com', arrival: '2026-12-02' });
  expect(await staysOf(account)).toEqual([first]);
  await mergePeople(fixture.services, clerk, account, 'gopal.d@example.com');
  expect(await staysOf(account)).toEqual([second, first]);
  const [merge] = (await findPersonPage(fixture.services, account))?.merged ?? [];
  await undoMerge(fixture.services, clerk, merge?.mergeId ?? '');
  expect(await staysOf(account)).toEqual([first]);
});

it('are in the export that they take, in that of the office, and in nobody else’s', async () => {
  const personId = await makePerson(fixture.services, 'tulasi@example.com', 'Tulasi Devi');
  const id = await stay({ name: 'Tulasi Devi', email: 'Tulasi@example.com' });
  await stay({ name: 'Tulasi Devi', email: 'not-tulasi@example.com' });
  const own = [{ id, guest: { idKind: 'aadhaar', idLast4: '1234', ...words } }];
  const viewer = devotee(personId, 'tulasi@example.com');
  expect((await exportMyData(fixture.services, viewer)).stays).toMatchObject(own);
  expect((await exportPerson(fixture.services, clerk, personId))?.stays).toMatchObject(own);
  const [guest] = await find('not-tulasi');
  expect((await exportPerson(fixture.services, clerk, guest?.id ?? ''))?.stays).toMatchObject([
    { guest: { email: 'not-tulasi@example.com' } },
  ]);
});

it('are a devotee’s own under the verified address only, and of no other account', async () => {
  const personId = await makePerson(fixture.services, 'mine@example.com');
  const id = await stay({ email: 'Mine@example.com' });
  const viewer = devotee(personId, 'mine@example.com');
  const [mine, ...more] = await listStaysOf(fixture.services, viewer);
  if (!mine) throw new Error('no stay is listed');
  expect([mine.id, more]).toEqual([id, []]);
  expect(ownsStay(viewer, mine)).toBe(true);
  const unproven = { ...viewer, emailVerified: false };
  expect(await listStaysOf(fixture.services, unproven)).toEqual([]);
  expect(ownsStay(unproven, mine)).toBe(false);
  const tied = { ...mine, personId: 'per_another' };
  expect(ownsStay(viewer, tied)).toBe(false);
});

it('their entries of the waiting list are in both exports, and go with the person, by number too', async () => {
  const mobile = '+919822222222';
  const personId = await makePerson(fixture.services, 'waits@example.com', 'Vrinda Devi');
  await test.db.updateTable('people').set({ mobile }).where('id', '=', personId).execute();
  await stay({ name: 'Jaya Das', email: '', phone: '9833333333' });
  const entry = (
    id: string,
    who: { guest_phone: string; guest_email: string | null; guest_name: string },
  ) => ({
    ...{ id, room_type_id: 'cell', arrival: '2026-12-20', departure: '2026-12-22', rooms: 1, adults: 1 },
    ...{ children: 0, meals: false, language: 'en' as const, origin: 'x', made_at: now, ...who },
  });
  await test.db
    .insertInto('stay_waits')
    .values([
      entry('swt_a', {
        ...{ guest_phone: '+919800000009', guest_email: 'Waits@example.com', guest_name: 'Vrinda' },
      }),
      entry('swt_b', { guest_phone: mobile, guest_email: null, guest_name: 'Vrinda' }),
      entry('swt_c', { guest_phone: '+919833333333', guest_email: null, guest_name: 'Jaya Das' }),
      entry('swt_d', { guest_phone: '+919844444444', guest_email: null, guest_name: 'Vrinda' }),
    ])
    .execute();
  const viewer = { ...devotee(personId, 'waits@example.com'), mobile };
  const own = [{ id: 'swt_a' }, { id: 'swt_b' }];
  expect((await exportMyData(fixture.services, viewer)).waitingList).toMatchObject(own);
  expect((await exportPerson(fixture.services, clerk, personId))?.waitingList).toMatchObject(own);
  const [guest] = await find('Jaya');
  expect((await exportPerson(fixture.services, clerk, guest?.id ?? ''))?.waitingList).toMatchObject([
    { id: 'swt_c' },
  ]);
  await inTransaction(fixture.services, async ({ trx }) => {
    await eraseAccount(trx, personId);
    return { ok: true };
  });
  const left = () => test.db.selectFrom('stay_waits').select('id').orderBy('id').execute();
  expect(await left()).toEqual([{ id: 'swt_c' }, { id: 'swt_d' }]);
  expect(await erasePerson(fixture.services, owner, guest?.id ?? '', '9833333333')).toMatchObject({
    ok: true,
  });
  expect(await left()).toEqual([{ id: 'swt_d' }]);
});
