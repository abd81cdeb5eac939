import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { eraseAccount } from '../person-file/erase-person.ts';
import { exportMyData } from '../person-file/export-my-data.ts';
import { exportPerson } from '../person-file/export-person.ts';
import { readOwnCertificate } from './certificate-queries.ts';
import { assignCertificate } from './certificate-verbs.ts';
import { type CertificateYear, makeCertificateYear } from './test-certificates.ts';
import { accountant, lastYear } from './test-statement.ts';

// What donors can see of their certificates, and others cannot.

let test: TestDatabase;
let year: CertificateYear;

const waiting = async (name: string) =>
  (await year.admin()).waiting.find(({ fileName }) => fileName === name)?.id ?? expect.fail(name);

beforeAll(async () => {
  test = await makeTestDatabase();
  year = await makeCertificateYear(test.db);
  for (const pan of ['ABCPE1234F', 'AAAPG2222G', 'AAAPB1111A', 'scan']) await year.added(`${pan}.pdf`);
  const choice = { id: await waiting('AAAPB1111A.pdf'), donationId: year.donations.gopal };
  expect(await assignCertificate(year.services, accountant, lastYear, choice)).toMatchObject({ ok: true });
});
afterAll(() => test.close());

it('opens only for that donor', async () => {
  const { services, radha, gopal } = year;
  const [hers] = await year.own(radha);
  const [his] = await year.own(gopal);
  const open = (who: Devotee, id = '') => readOwnCertificate(services, who, id);
  expect((await open(radha, hers))?.content.toString()).toMatch(/^%PDF-1\.7/);
  expect((await open(radha, hers))?.taxYear).toBe('2025-26');
  expect((await open(gopal, his))?.taxYear).toBe('2025-26');
  expect(await open(gopal, hers)).toBeNull();
  expect(await open(radha, his)).toBeNull();
  // Somebody who typed Gopal's PAN with a donation of their own, and verified their own address.
  const thief = { ...gopal, personId: 'per_thief', email: 'thief@example.com' };
  expect(await open(thief, his)).toBeNull();
  expect(await open({ ...radha, personId: 'per_x', emailVerified: false }, hers)).toBeNull();
  expect(await open(radha, await waiting('scan.pdf'))).toBeNull();
});

it('is announced in a letter without a PAN; only a guest gets the file with it', async () => {
  const { services, donations } = year;
  const toRadha = await composeLetter(services, { kind: 'certificate-ready', donationId: donations.radha });
  const toGuest = await composeLetter(services, { kind: 'certificate-ready', donationId: donations.guest });
  const pdfs = (letter: typeof toRadha) =>
    letter?.attachments.filter(({ contentType }) => contentType === 'application/pdf');
  expect(pdfs(toRadha)).toEqual([]);
  expect(toRadha?.text).toContain('http://temple.test/donation-history');
  expect(pdfs(toGuest)?.map(({ fileName }) => fileName)).toEqual(['certificate-2025-26.pdf']);
  expect(`${toRadha?.text}${toGuest?.text}`).not.toMatch(/[A-Z]{5}\d{4}[A-Z]/);
  expect(toGuest?.subject).toContain('2025-26');
});

it('is in the data that a guest gets from the staff', async () => {
  const guest = await test.db
    .selectFrom('guests')
    .select('id')
    .where('email', '=', 'guest@example.com')
    .executeTakeFirstOrThrow();
  const data = await exportPerson(year.services, accountant, guest.id);
  expect(data).toMatchObject({
    certificates: [{ taxYear: '2025-26', entity: expect.stringContaining('Trust') }],
  });
});

it('stays with the ledger when its donor’s account is erased, and is no longer visible to them', async () => {
  const { services, radha, donations } = year;
  const ids = await year.own(radha);
  expect(ids).toHaveLength(1);
  expect((await exportMyData(services, radha)).certificates.map(({ id }) => id)).toEqual(ids);
  await test.db
    .updateTable('donations')
    .set({ person_id: radha.personId })
    .where('id', '=', donations.radha)
    .execute();
  await test.db.transaction().execute((trx) => eraseAccount(trx, radha.personId));
  const donor = (await year.admin()).donors.find(({ donationId }) => donationId === donations.radha);
  expect(donor?.certificates.map(({ id }) => id)).toEqual(ids);
  const somebody = { ...radha, personId: 'per_next', email: 'next@example.com' };
  expect(await readOwnCertificate(services, somebody, ids[0] ?? '')).toBeNull();
});
