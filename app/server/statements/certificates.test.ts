import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import { visitor } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { uploadLimit } from '../http/upload-gate.ts';
import { composeLetter } from '../mail/compose-letter.ts';
import { makeTestHouse, type TestHouse } from '../payments/test-gifts.ts';
import { eraseAccount } from '../people/erase-person.ts';
import { exportMyData } from '../people/export-my-data.ts';
import { exportPerson } from '../people/export-person.ts';
import { giveRole, makePerson, requestOf, staffOf } from '../people/test-people.ts';
import { type AddedCertificate, addCertificates } from './add-certificate.ts';
import { assignCertificate, resendCertificate, withdrawCertificate } from './certificate-desk.ts';
import {
  listCertificates,
  listOwnCertificates,
  listOwnTaxYears,
  readOwnCertificate,
} from './certificate-queries.ts';
import { noteFiling } from './note-filing.ts';
import { accountant, lastYear, statementNow, taxGift } from './test-statement.ts';

let test: TestDatabase;
let house: TestHouse;
/** Two accounts: Radha's gift names her proven address, Gopal's a PAN that somebody else typed too. */
let radha: Devotee;
let gopal: Devotee;
let gifts: Record<'radha' | 'guest' | 'gopal' | 'stranger' | 'nameless', string>;

const filing = { filedOn: '2026-05-20', acknowledgement: '123456789012345', version: '0' };
let sent = 0;
function pdf(): Buffer {
  sent += 1;
  return Buffer.from(`%PDF-1.7\n${sent}\n%%EOF\n`);
}
async function add(
  name: string,
  bytes: Uint8Array = pdf(),
  who: Parameters<typeof addCertificates>[1] = accountant,
) {
  const [outcome] = await addCertificates(house.services, who, lastYear, [{ name, bytes }]);
  return outcome ?? expect.fail('nothing was answered');
}
async function added(name: string, bytes?: Uint8Array): Promise<AddedCertificate> {
  const outcome = await add(name, bytes);
  return outcome.ok ? outcome.value : expect.fail(outcome.code);
}
const desk = () => listCertificates(house.services, lastYear);
const own = async (who: Devotee) => (await listOwnCertificates(house.services, who)).map(({ id }) => id);
const letters = async () =>
  (
    await test.db
      .selectFrom('letters')
      .select(['recipient', 'data'])
      .where('kind', '=', 'certificate-ready')
      .orderBy('created_at')
      .execute()
  ).map(({ recipient, data }) => ({ recipient, ...(data as { donationId: string }) }));

beforeAll(async () => {
  test = await makeTestDatabase();
  house = await makeTestHouse(test.db, { clock: () => statementNow });
  const { services } = house;
  const account = async (email: string): Promise<Devotee> => ({
    ...{
      kind: 'devotee',
      personId: await makePerson(services, email),
      name: email,
      email,
      emailVerified: true,
    },
  });
  [radha, gopal] = [await account('radha@example.com'), await account('gopal@example.com')];
  const shared = { pan: 'AAAPB1111A', name: 'Gopal Das' };
  gifts = {
    radha: await taxGift(services, { email: 'Radha@example.com' }),
    guest: await taxGift(services, { pan: 'AAAPG2222G', name: 'A Guest', email: 'guest@example.com' }),
    gopal: await taxGift(services, { ...shared, email: 'gopal@example.com' }),
    stranger: await taxGift(services, {
      ...shared,
      name: 'Not Gopal',
      email: 'thief@example.com',
      amount: '100',
    }),
    nameless: await taxGift(services, { pan: 'AAAPN3333N', name: 'No Mail' }),
  };
});
afterAll(async () => {
  await house.services.receipts.close();
  await test.close();
});

it('before the statement is filed none is taken in', async () => {
  expect(await add('ABCPE1234F.pdf')).toMatchObject({ code: 'statement-not-filed' });
  expect(await listOwnTaxYears(house.services, radha)).toMatchObject([{ ...lastYear, filedOn: null }]);
  expect(await noteFiling(house.services, accountant, lastYear, filing)).toMatchObject({ ok: true });
  expect(await listOwnTaxYears(house.services, radha)).toMatchObject([
    { ...lastYear, filedOn: '2026-05-20' },
  ]);
});

it('each body certifies its own gifts: what one has filed says nothing of the other’s', async () => {
  const email = 'both@example.com';
  const both = { ...radha, personId: await makePerson(house.services, email), email };
  const other = { id: 'other', name: 'Zamindar Trust', address: 'x', pan: 'AAATD0000E' };
  await test.db
    .insertInto('legal_entities')
    .values({ ...other, deduction_registration: 'AAATD0000EF20261', receipt_prefix: 'QT' })
    .execute();
  const of = (legal_entity_id: string) =>
    test.db.updateTable('causes').set({ legal_entity_id }).where('id', '=', 'books').execute();
  const giver = { email, pan: 'AAAPK4444K', causeId: 'books' };
  await taxGift(house.services, giver);
  await of(other.id);
  await taxGift(house.services, giver);
  await of(lastYear.entityId);
  expect(await listOwnTaxYears(house.services, both)).toEqual([
    { ...lastYear, entity: expect.any(String), filedOn: '2026-05-20' },
    { ...lastYear, entityId: 'other', entity: 'Zamindar Trust', filedOn: null },
  ]);
});

describe('taking in', () => {
  it.each<[string, Uint8Array, string]>([
    ['ABCPE1234F.pdf', Buffer.from('<html><script>alert(1)</script>%%EOF'), 'certificate-type'],
    ['ABCPE1234F.pdf', Buffer.from('MZ\x90\x00 %PDF-1.7 %%EOF'), 'certificate-type'],
    ['ABCPE1234F.pdf', Buffer.from('%PDF-1.7 broken off'), 'certificate-cut'],
    ['ABCPE1234F.pdf', Buffer.alloc(1024 * 1024 + 1, '%PDF-1.7 %%EOF'), 'certificate-size'],
    ['ABCPE1234F.pdf', Buffer.alloc(0), 'file-missing'],
  ])('refuses %s with hostile content', async (name, bytes, code) => {
    expect(await add(name, bytes)).toMatchObject({ ok: false, code });
    expect(await test.db.selectFrom('certificate_files').selectAll().execute()).toEqual([]);
  });

  it('is for accounts', async () => {
    for (const who of [visitor, radha, staffOf('per_v', 'viewer'), staffOf('per_c', 'content')]) {
      expect(await add('ABCPE1234F.pdf', pdf(), who)).toMatchObject({ code: 'not-allowed' });
    }
  });

  it('finds the donor by the PAN in the name; one letter for all files of one sending', async () => {
    const both = ['10BE_ABCPE1234F_1.pdf', '10BE_ABCPE1234F_2.pdf'].map((name) => ({ name, bytes: pdf() }));
    const radhas = { ok: true, value: { kind: 'donor', name: 'Radha Devi', told: true } };
    expect(await addCertificates(house.services, accountant, lastYear, both)).toEqual([radhas, radhas]);
    expect(await letters()).toEqual([{ recipient: 'Radha@example.com', donationId: gifts.radha }]);
    const noted = await test.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'certificate.added')
      .execute();
    expect(noted).toHaveLength(2);
    expect(JSON.stringify(noted)).not.toContain('ABCPE1234F');
  });

  it('takes the same file once, also at the same moment', async () => {
    const bytes = pdf();
    const both = await Promise.all([add('AAAPG2222G.pdf', bytes), add('AAAPG2222G (1).pdf', bytes)]);
    expect(both.map((one) => (one.ok ? 'taken' : one.code)).sort()).toEqual(['certificate-known', 'taken']);
  });

  it('says where no address is known', async () => {
    expect(await added('AAAPN3333N.pdf')).toEqual({ kind: 'donor', name: 'No Mail', told: false });
  });

  it('never guesses: of a PAN that two people typed, of none and of a strange one a person says whose it is', async () => {
    const before = (await letters()).length;
    expect(await added('AAAPB1111A.pdf')).toEqual({ kind: 'ask', why: 'several-givers' });
    expect(await added('scan.pdf')).toEqual({ kind: 'ask', why: 'no-pan' });
    expect(await added('AAAPZ9999Z.pdf')).toEqual({ kind: 'ask', why: 'unknown-pan' });
    expect((await desk()).waiting.map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(['AAAPB1111A.pdf', 'scan.pdf', 'AAAPZ9999Z.pdf']),
    );
    expect((await letters()).length).toBe(before);
    expect(await own(gopal)).toEqual([]);
  });
});

describe('whose it is', () => {
  const waiting = async (name: string) =>
    (await desk()).waiting.find(({ fileName }) => fileName === name)?.id ?? expect.fail(name);
  const give = (id: string, donationId: string, who = accountant) =>
    assignCertificate(house.services, who, lastYear, { id, donationId });

  it('is said once, by accounts, out of the donors of the year; the name of the file goes', async () => {
    const id = await waiting('AAAPB1111A.pdf');
    expect(await give(id, gifts.gopal, staffOf('per_v', 'viewer'))).toMatchObject({ code: 'not-allowed' });
    expect(await give(id, 'don_of_nobody')).toMatchObject({ code: 'certificate-whose', field: 'donationId' });
    expect(await give(id, gifts.gopal)).toEqual({ ok: true, value: { told: true } });
    expect(await give(id, gifts.radha)).toMatchObject({ code: 'certificate-gone' });
    expect(await own(gopal)).toEqual([id]);
    const row = test.db.selectFrom('certificates').select('file_name').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ file_name: null });
    expect((await letters()).at(-1)).toEqual({ recipient: 'gopal@example.com', donationId: gifts.gopal });
  });

  it('opens to that donor alone', async () => {
    const [hers] = await own(radha);
    const [his] = await own(gopal);
    const open = (who: Devotee, id = '') => readOwnCertificate(house.services, who, id);
    expect((await open(radha, hers))?.content.toString()).toMatch(/^%PDF-1\.7/);
    expect((await open(radha, hers))?.taxYear).toBe('2025-26');
    expect(await open(gopal, hers)).toBeNull();
    expect(await open(radha, his)).toBeNull();
    // Who typed Gopal's PAN with a gift of their own, and proved their own address.
    const thief = { ...gopal, personId: 'per_thief', email: 'thief@example.com' };
    expect(await open(thief, his)).toBeNull();
    expect(await open({ ...radha, personId: 'per_x', emailVerified: false }, hers)).toBeNull();
    expect(await open(radha, await waiting('scan.pdf'))).toBeNull();
  });

  it('is told in a letter without a PAN; only a guest gets the file with it', async () => {
    const { services } = house;
    const toRadha = await composeLetter(services, { kind: 'certificate-ready', donationId: gifts.radha });
    const toGuest = await composeLetter(services, { kind: 'certificate-ready', donationId: gifts.guest });
    const pdfs = (letter: typeof toRadha) =>
      letter?.attachments.filter(({ contentType }) => contentType === 'application/pdf');
    expect(pdfs(toRadha)).toEqual([]);
    expect(toRadha?.text).toContain('http://temple.test/donation-history');
    expect(pdfs(toGuest)?.map(({ fileName }) => fileName)).toEqual(['certificate-2025-26.pdf']);
    expect(`${toRadha?.text}${toGuest?.text}`).not.toMatch(/[A-Z]{5}\d{4}[A-Z]/);
    expect(toGuest?.subject).toContain('2025-26');
  });

  it('is sent again on the office’s wish, once in ten minutes', async () => {
    const [id = ''] = await own(gopal);
    const before = (await letters()).length;
    for (let press = 0; press < 3; press += 1) {
      expect(await resendCertificate(house.services, accountant, lastYear, id)).toMatchObject({ ok: true });
    }
    expect((await letters()).length).toBe(before + 1);
    const nameless = (await desk()).donors.find(({ donationId }) => donationId === gifts.nameless);
    const without = nameless?.certificates[0]?.id ?? '';
    expect(await resendCertificate(house.services, accountant, lastYear, without)).toMatchObject({
      code: 'no-email',
    });
    const otherYear = { ...lastYear, taxYear: '2024-25' };
    expect(await resendCertificate(house.services, accountant, otherYear, id)).toMatchObject({
      code: 'certificate-gone',
    });
  });

  it('ends when it is taken out: its bytes go, the row says so, and the file may come again', async () => {
    const [first = ''] = await own(radha);
    const bytes = (await readOwnCertificate(house.services, radha, first))?.content ?? expect.fail('no file');
    expect(await withdrawCertificate(house.services, accountant, lastYear, first)).toMatchObject({
      ok: true,
    });
    expect(await own(radha)).toHaveLength(1);
    const left = test.db
      .selectFrom('certificate_files')
      .select('certificate_id')
      .where('certificate_id', '=', first);
    expect(await left.execute()).toEqual([]);
    expect(await withdrawCertificate(house.services, accountant, lastYear, first)).toMatchObject({
      code: 'certificate-gone',
    });
    expect(await added('ABCPE1234F.pdf', bytes)).toMatchObject({ kind: 'donor' });
  });
});

it('is among the data that a guest gets from the office', async () => {
  const guest = await test.db
    .selectFrom('guests')
    .select('id')
    .where('email', '=', 'guest@example.com')
    .executeTakeFirstOrThrow();
  const data = await exportPerson(house.services, accountant, guest.id);
  expect(data).toMatchObject({
    certificates: [{ taxYear: '2025-26', entity: expect.stringContaining('Trust') }],
  });
});

it('a large form is read only of who may send certificates', async () => {
  const { services } = house;
  const path = '/admin-dashboard/donation/statements/charity/2025-26/certificates';
  const clerk = await makePerson(services, 'clerk@example.com');
  await giveRole(services, clerk, 'accounts');
  const looker = await makePerson(services, 'looker@example.com');
  await giveRole(services, looker, 'viewer');
  const limit = async (who: string, at: string) =>
    uploadLimit(services, at, (await requestOf(services, who, 'office')).headers);
  expect(await limit(clerk, path)).toBeGreaterThan(20 * 1024 * 1024);
  expect(await limit(clerk, `${path}.data`)).toBeGreaterThan(20 * 1024 * 1024);
  expect(await limit(clerk, '/admin-dashboard/donation/statements/charity/2025-26')).toBeUndefined();
  expect(await limit(looker, path)).toBeUndefined();
  expect(await uploadLimit(services, path, new Headers())).toBeUndefined();
});

it('stays with the ledger when its donor goes, who then sees it no more', async () => {
  const { services } = house;
  const ids = await own(radha);
  expect((await exportMyData(services, radha)).certificates.map(({ id }) => id)).toEqual(ids);
  await test.db
    .updateTable('donations')
    .set({ person_id: radha.personId })
    .where('id', '=', gifts.radha)
    .execute();
  await test.db.transaction().execute((trx) => eraseAccount(trx, radha.personId));
  const kept = (await desk()).donors.find(({ donationId }) => donationId === gifts.radha);
  expect(kept?.certificates.map(({ id }) => id)).toEqual(ids);
  const somebody = { ...radha, personId: 'per_next', email: 'next@example.com' };
  expect(await readOwnCertificate(services, somebody, ids[0] ?? '')).toBeNull();
});
