import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { servicesContext } from '#server/services.ts';
import { addCertificates } from '#server/statements/add-certificate.ts';
import {
  accountant,
  fileStatement,
  lastYear,
  statementNow,
  taxDonation,
} from '#server/statements/test-statement.ts';
import { loader } from './certificate-file.route.tsx';

// A certificate holds its donor's PAN: who may fetch the file, and that no cache stores it.

let test: TestDatabase;
let fixture: Fixture;
let certificateId: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => statementNow });
  await taxDonation(fixture.services, { email: 'radha@example.com' });
  await fileStatement(fixture.services);
  const file = { name: 'ABCPE1234F.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await addCertificates(fixture.services, accountant, lastYear, [file]);
  const row = await test.db.selectFrom('certificates').select('id').executeTakeFirstOrThrow();
  certificateId = row.id;
});
afterAll(() => test.close());

async function fetchAs(email: string | null, id: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const url = `http://temple.test/donation-history/certificates/${id}`;
  const request = email
    ? await requestOf(fixture.services, await makePerson(fixture.services, email), 'site', url)
    : new Request(url);
  return Promise.resolve({ request, context, params: { id } } as never)
    .then(loader)
    .catch((thrown: unknown) => thrown as Response);
}

it('is served to its donor as a file that is never cached', async () => {
  const answer = await fetchAs('radha@example.com', certificateId);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="certificate-2025-26\.pdf"/),
  });
  expect(await answer.text()).toBe('%PDF-1.7\n%%EOF\n');
});

it('answers another account as if it did not exist', async () => {
  for (const id of [certificateId, 'crt_unknown']) {
    const answer = await fetchAs(`other-${id.slice(4, 8).toLowerCase()}@example.com`, id);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
});

it('asks a visitor to sign in, and redirects back', async () => {
  const answer = await fetchAs(null, certificateId);
  expect(answer.headers.get('location')).toBe(
    `/signin?next=${encodeURIComponent(`/donation-history/certificates/${certificateId}`)}`,
  );
});
