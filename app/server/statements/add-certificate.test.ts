import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { accept } from '#core/result.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { uploadLimit } from '../http/upload-gate.ts';
import { giveRole, makePerson, requestOf, staffOf } from '../people/test-people.ts';
import { addCertificates } from './add-certificate.ts';
import { listOwnTaxYears } from './certificate-queries.ts';
import { type CertificateYear, makeCertificateYear, pdf } from './test-certificates.ts';
import { accountant, fileStatement, lastYear, taxDonation } from './test-statement.ts';

let test: TestDatabase;
let year: CertificateYear;

beforeAll(async () => {
  test = await makeTestDatabase();
  year = await makeCertificateYear(test.db, { filed: false });
});
afterAll(() => test.close());

it('before the statement is filed none is accepted', async () => {
  const { services, radha } = year;
  expect(await year.add('ABCPE1234F.pdf')).toMatchObject({ code: 'statement-not-filed' });
  expect(await listOwnTaxYears(services, radha)).toMatchObject([{ ...lastYear, filedOn: null }]);
  await fileStatement(services);
  expect(await listOwnTaxYears(services, radha)).toMatchObject([{ ...lastYear, filedOn: '2026-05-20' }]);
});

it('each legal entity certifies its own donations: the filing of one does not count for the other', async () => {
  const { services, radha } = year;
  const email = 'both@example.com';
  const both = { ...radha, personId: await makePerson(services, email), email };
  const other = { id: 'other', name: 'Zamindar Trust', address: 'x', pan: 'AAATD0000E' };
  await test.db
    .insertInto('legal_entities')
    .values({ ...other, deduction_registration: 'AAATD0000EF20261', receipt_prefix: 'QT' })
    .execute();
  const of = (legal_entity_id: string) =>
    test.db.updateTable('causes').set({ legal_entity_id }).where('id', '=', 'books').execute();
  const donor = { email, pan: 'AAAPK4444K', causeId: 'books' };
  await taxDonation(services, donor);
  await of(other.id);
  await taxDonation(services, donor);
  await of(lastYear.entityId);
  expect(await listOwnTaxYears(services, both)).toEqual([
    { ...lastYear, entity: expect.any(String), filedOn: '2026-05-20' },
    { ...lastYear, entityId: 'other', entity: 'Zamindar Trust', filedOn: null },
  ]);
});

describe('adding certificates', () => {
  it.each<[string, Uint8Array, string]>([
    ['ABCPE1234F.pdf', Buffer.from('<html><script>alert(1)</script>%%EOF'), 'certificate-type'],
    ['ABCPE1234F.pdf', Buffer.from('MZ\x90\x00 %PDF-1.7 %%EOF'), 'certificate-type'],
    ['ABCPE1234F.pdf', Buffer.from('%PDF-1.7 broken off'), 'certificate-cut'],
    ['ABCPE1234F.pdf', Buffer.alloc(1024 * 1024 + 1, '%PDF-1.7 %%EOF'), 'certificate-size'],
    ['ABCPE1234F.pdf', Buffer.alloc(0), 'file-missing'],
  ])('refuses %s with hostile content', async (name, bytes, code) => {
    expect(await year.add(name, bytes)).toMatchObject({ ok: false, code });
    expect(await test.db.selectFrom('certificate_files').selectAll().execute()).toEqual([]);
  });

  it('needs the permission of accounts', async () => {
    for (const who of [visitor, year.radha, staffOf('per_v', 'viewer'), staffOf('per_c', 'content')]) {
      expect(await year.add('ABCPE1234F.pdf', pdf(), who)).toMatchObject({ code: 'not-allowed' });
    }
  });

  it('finds the donor by the PAN in the name; one letter for all files of one upload', async () => {
    const both = ['10BE_ABCPE1234F_1.pdf', '10BE_ABCPE1234F_2.pdf'].map((name) => ({ name, bytes: pdf() }));
    const radhas = accept({ kind: 'donor', name: 'Radha Devi', notified: true });
    expect(await addCertificates(year.services, accountant, lastYear, both)).toEqual(
      accept([radhas, radhas]),
    );
    expect(await year.letters()).toEqual([
      { recipient: 'Radha@example.com', donationId: year.donations.radha },
    ]);
    const noted = await test.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'certificate.added')
      .execute();
    expect(noted).toHaveLength(2);
    expect(JSON.stringify(noted)).not.toContain('ABCPE1234F');
  });

  it('stores the same file once, also concurrently', async () => {
    const bytes = pdf();
    const both = await Promise.all([
      year.add('AAAPG2222G.pdf', bytes),
      year.add('AAAPG2222G (1).pdf', bytes),
    ]);
    expect(both.map((one) => (one.ok ? 'taken' : one.code)).sort()).toEqual(['certificate-known', 'taken']);
  });

  it('reports donors without a known address', async () => {
    expect(await year.added('AAAPN3333N.pdf')).toEqual({ kind: 'donor', name: 'No Mail', notified: false });
  });

  it('never guesses: with a PAN that two people typed, none or a strange one, a person assigns the file', async () => {
    const before = (await year.letters()).length;
    expect(await year.added('AAAPB1111A.pdf')).toEqual({ kind: 'ask', why: 'several-givers' });
    expect(await year.added('scan.pdf')).toEqual({ kind: 'ask', why: 'no-pan' });
    expect(await year.added('AAAPZ9999Z.pdf')).toEqual({ kind: 'ask', why: 'unknown-pan' });
    expect((await year.admin()).waiting.map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(['AAAPB1111A.pdf', 'scan.pdf', 'AAAPZ9999Z.pdf']),
    );
    expect((await year.letters()).length).toBe(before);
    expect(await year.own(year.gopal)).toEqual([]);
  });
});

it('a large form is parsed only for those who may send certificates', async () => {
  const { services } = year;
  const path = '/admin-dashboard/donation/statements/charity/2025-26/certificates';
  const clerk = await makePerson(services, 'clerk@example.com');
  await giveRole(services, clerk, 'accounts');
  const looker = await makePerson(services, 'looker@example.com');
  await giveRole(services, looker, 'viewer');
  const limit = async (who: string, at: string) =>
    uploadLimit(services, at, (await requestOf(services, who, 'office')).headers);
  expect(await limit(clerk, path)).toBeGreaterThan(20 * 1024 * 1024);
  for (const click of [`${path}.data`, `${path}/`, `${path}/_.data`])
    expect(await limit(clerk, click)).toBeGreaterThan(20 * 1024 * 1024);
  expect(await limit(clerk, '/admin-dashboard/donation/statements/charity/2025-26')).toBeUndefined();
  expect(await limit(looker, path)).toBeUndefined();
  expect(await uploadLimit(services, path, new Headers())).toBeUndefined();
});
