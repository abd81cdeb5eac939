import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostCertificates } from '#core/statements/certificate-file.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makeStaff, requestOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { servicesContext } from '#server/services.ts';
import { listCertificates } from '#server/statements/certificate-queries.ts';
import { fileStatement, lastYear, statementNow, taxDonation } from '#server/statements/test-statement.ts';
import { action } from './certificates.route.tsx';

// The form with many files, as a browser without script posts it.

let test: TestDatabase;
let fixture: Fixture;
let cookie: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => statementNow });
  const clerk = await makeStaff(fixture.services, 'accounts');
  cookie = (await requestOf(fixture.services, clerk.personId, 'office')).headers.get('cookie') ?? '';
  await taxDonation(fixture.services);
  await fileStatement(fixture.services);
});
afterAll(() => test.close());

type Answer = {
  data: { outcomes: { file: string; outcome: { ok: boolean; code?: string } }[]; left: number };
  init: { status: number };
};

async function send(files: [name: string, content: string][]): Promise<Answer> {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const body = new FormData();
  body.set('intent', 'add');
  // The declared type of a file is not trusted.
  for (const [name, content] of files) {
    body.append('files', new File([content], name, { type: 'application/pdf' }));
  }
  const request = new Request('http://temple.test/admin-dashboard/donation/statements', {
    method: 'POST',
    headers: { cookie },
    body,
  });
  return (await action({ request, context, params: lastYear } as never)) as unknown as Answer;
}
const pdf = (words: string) => `%PDF-1.7\n${words}\n%%EOF\n`;

it('reports the result of each file; a refused one does not affect the others', async () => {
  const { data, init } = await send([
    ['evil.pdf', '<svg onload="alert(1)">%%EOF'],
    ['ABCPE1234F.pdf', pdf('radha')],
    ['#etc/passwd\u202efdp.pdf', pdf('strange name')],
    ['ABCPE1234F (copy).pdf', pdf('radha')],
    ['huge.pdf', pdf('x'.repeat(1024 * 1024))],
  ]);
  expect(data.outcomes.map(({ outcome }) => outcome.code ?? 'taken')).toEqual([
    ...['certificate-type', 'taken', 'taken', 'certificate-known', 'certificate-size'],
  ]);
  expect(init.status).toBe(200);
  const { waiting } = await listCertificates(fixture.services, lastYear);
  expect(waiting.map(({ fileName }) => fileName)).toEqual(['#etc/passwd fdp.pdf']);
});

it('refuses a form of which no file was accepted', async () => {
  expect((await send([])).init.status).toBe(422);
  expect((await send([['evil.pdf', 'MZ']])).init.status).toBe(422);
});

it('takes no more at once than it says', async () => {
  const many = Array.from({ length: mostCertificates + 2 }, (_, at): [string, string] => [
    `${at}.pdf`,
    pdf(`m${at}`),
  ]);
  const { data } = await send(many);
  expect([data.outcomes.length, data.left]).toEqual([mostCertificates, 2]);
});
