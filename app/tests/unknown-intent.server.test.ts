import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { openTestAdmin, walkAdmin } from './test-admin.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite } from './test-site.ts';

// A form with an intent that its page does not know, and no fields, does nothing, whatever admin
// page gets it.

let test: TestDatabase;
let site: ReturnType<typeof openTestSite>;
let cookie = '';
beforeAll(async () => {
  test = await makeTestDatabase(4);
  const { services, cookies } = await openTestAdmin(test);
  cookie = cookies.get('owner') ?? '';
  // The same owner in a second browser.
  await services.auth.openSession(await ownerId(), { audience: 'office', remember: false });
  site = openTestSite(services);
});
afterAll(() => test.close());

async function ownerId(): Promise<string> {
  const { id } = await test.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', 'owner@example.com')
    .executeTakeFirstOrThrow();
  return id;
}

/** The audit log, the sessions and the outbox. */
async function traces(): Promise<unknown> {
  const counted = await sql`select
    (select count(*)::int from audit_log) as actions,
    (select count(*)::int from sessions) as sessions,
    (select count(*)::int from letters) as letters`.execute(test.db);
  return counted.rows[0];
}

/** Files that a button fetches: exports are logged, and their forms need no intent. */
const files = /\.csv$|\/system\/backup$/;

const patterns = listRoutePatterns()
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.startsWith('/admin-dashboard') && pattern !== '/admin-dashboard/*');

it('changes nothing anywhere', { timeout: 240_000 }, async () => {
  const load = (href: string) =>
    site(new Request(`http://temple.test${href}`, { headers: { cookie, accept: 'text/html' } }));
  const did: string[] = [];
  let posted = 0;
  for await (const { href } of walkAdmin(patterns, load)) {
    const before = await traces();
    const headers = { cookie, origin: 'http://temple.test', accept: 'text/html' };
    const body = new URLSearchParams({ intent: 'unheard-of' });
    const answer = await site(new Request(`http://temple.test${href}`, { method: 'POST', headers, body }));
    posted += 1;
    const isSame = JSON.stringify(await traces()) === JSON.stringify(before);
    if (!isSame && !files.test(href)) did.push(`${href}: ${answer.status}`);
  }
  expect(did).toEqual([]);
  expect(posted).toBeGreaterThan(100);
});
