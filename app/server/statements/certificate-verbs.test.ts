import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { readOwnCertificate } from './certificate-queries.ts';
import { assignCertificate, resendCertificate, withdrawCertificate } from './certificate-verbs.ts';
import { type CertificateYear, makeCertificateYear } from './test-certificates.ts';
import { accountant, lastYear } from './test-statement.ts';

// What accounts can do with stored certificates.

let test: TestDatabase;
let year: CertificateYear;

beforeAll(async () => {
  test = await makeTestDatabase();
  year = await makeCertificateYear(test.db);
  for (const name of ['ABCPE1234F.pdf', 'AAAPB1111A.pdf', 'AAAPN3333N.pdf']) await year.added(name);
});
afterAll(() => test.close());

const resend = (id: string, key: Parameters<typeof resendCertificate>[2] = lastYear) =>
  resendCertificate(year.services, accountant, key, id);

it('is assigned to its donor once, by accounts, out of those of the year; the name of the file is erased', async () => {
  const { services, donations, gopal } = year;
  const [{ id } = { id: '' }] = (await year.admin()).waiting;
  const give = (donationId: string, who = accountant) =>
    assignCertificate(services, who, lastYear, { id, donationId });
  expect(await give(donations.gopal, staffOf('per_v', 'viewer'))).toMatchObject({ code: 'not-allowed' });
  expect(await give('don_of_nobody')).toMatchObject({ code: 'certificate-whose', field: 'donationId' });
  expect(await give(donations.gopal)).toEqual({ ok: true, value: { notified: true } });
  expect(await give(donations.radha)).toMatchObject({ code: 'certificate-gone' });
  expect(await year.own(gopal)).toEqual([id]);
  const row = test.db.selectFrom('certificates').select('file_name_sealed').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ file_name_sealed: null });
  expect((await year.letters()).at(-1)).toEqual({
    recipient: 'gopal@example.com',
    donationId: donations.gopal,
  });
});

it('is sent again at the staff’s request, once in ten minutes', async () => {
  const [id = ''] = await year.own(year.gopal);
  const before = (await year.letters()).length;
  for (let press = 0; press < 3; press += 1) expect(await resend(id)).toMatchObject({ ok: true });
  expect((await year.letters()).length).toBe(before + 1);
  const nameless = (await year.admin()).donors.find(
    ({ donationId }) => donationId === year.donations.nameless,
  );
  expect(await resend(nameless?.certificates[0]?.id ?? '')).toMatchObject({ code: 'no-email' });
  expect(await resend(id, { ...lastYear, taxYear: '2024-25' })).toMatchObject({ code: 'certificate-gone' });
});

it('is removed: its bytes are erased, the row says so, and the file may be added again', async () => {
  const { services, radha } = year;
  await year.added('ABCPE1234F (2).pdf');
  const [first = ''] = await year.own(radha);
  const bytes = (await readOwnCertificate(services, radha, first))?.content ?? expect.fail('no file');
  const withdraw = () => withdrawCertificate(services, accountant, lastYear, first);
  expect(await withdraw()).toMatchObject({ ok: true });
  expect(await year.own(radha)).toHaveLength(1);
  const left = test.db
    .selectFrom('certificate_files')
    .select('certificate_id')
    .where('certificate_id', '=', first);
  expect(await left.execute()).toEqual([]);
  expect(await withdraw()).toMatchObject({ code: 'certificate-gone' });
  expect(await year.added('ABCPE1234F.pdf', bytes)).toMatchObject({ kind: 'donor' });
});
