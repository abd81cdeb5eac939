import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { confirmSecondFactor } from '../auth/confirm-second-factor.ts';
import { forgetSecondFactor } from '../auth/forget-second-factor.ts';
import { knownBrowserCookie, knownBrowserOf } from '../auth/known-browser.ts';
import { renewRecoveryCodes } from '../auth/renew-recovery-codes.ts';
import { openSessionHeaders } from '../auth/session-headers.ts';
import { totpCode, totpStep } from '../auth/totp.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoPeople } from '../demo/demo-people.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { makeOwner } from '../people/make-owner.ts';
import { makeResetSecret } from '../people/request-password-reset.ts';
import { resetPassword } from '../people/reset-password.ts';
import { beginFactor, fromBase32, makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import type { Letter } from './letter.ts';

// An account's owner is notified of what was done to it (OWASP ASVS 5, 6.3.5 and 6.3.7).

let database: TestDatabase;
let services: Services;
let now = new Date('2026-11-21T06:12:00Z');
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';
const browser = (cookie = '') =>
  new Request('http://temple.test/signin', { headers: { cookie, 'user-agent': phone } });
const setCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function someone() {
  count += 1;
  const email = `told-${count}@example.com`;
  return { email, personId: await makePerson(services, email) };
}
const open = (request: Request, personId: string, firstEver = false) =>
  openSessionHeaders(services, request, personId, { audience: 'site', remember: true, firstEver });

/** The letters to an address about its account's safety, oldest first. */
async function lettersTo(email: string) {
  const rows = await services.db
    .selectFrom('letters')
    .select(['kind', 'data'])
    .where('recipient', '=', email)
    .where('kind', 'in', ['new-browser', 'password-changed', 'second-factor-changed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, data }) => ({ kind, ...(data as object) }) as Letter);
}

it('notifies of a sign-in from a new browser, not of the first one and not of one that is known', async () => {
  const { email, personId } = await someone();
  const first = await open(browser(), personId, true);
  await open(browser(setCookies(first)), personId);
  expect(await lettersTo(email)).toEqual([]);
  await open(browser(), personId);
  const [letter] = await lettersTo(email);
  expect(letter).toMatchObject({ kind: 'new-browser', browser: 'Chrome on Android' });
  const composed = letter && (await composeLetter(services, letter));
  expect(composed?.text).toContain('Chrome on Android, on 21 November 2026, 11:42');
  expect(composed?.text).toContain('http://temple.test/forgot-password');
});

it('knows a browser that a family shares for each of them, five at most', async () => {
  const family = await Promise.all(Array.from({ length: 6 }, () => someone()));
  let request = browser();
  const marks: (string | null)[] = [];
  for (const { personId } of family) {
    request = browser(knownBrowserCookie(services, request, personId).split(';')[0]);
    marks.push(knownBrowserOf(services, request, personId));
  }
  const known = family.map(({ personId }) => knownBrowserOf(services, request, personId));
  expect(known).toEqual([null, ...marks.slice(1)]);
  expect(new Set(marks).size).toBe(6);
});

it('notifies of a new password, with the browser it was chosen in', async () => {
  const { email, personId } = await someone();
  const token = await makeResetSecret(services, personId);
  const typed = { token, password: 'a cowherd by the river', confirmPassword: 'a cowherd by the river' };
  expect(await resetPassword(services, typed, '203.0.113.7', phone)).toMatchObject({
    ok: true,
  });
  expect(await lettersTo(email)).toMatchObject([{ kind: 'password-changed', browser: 'Chrome on Android' }]);
});

it('notifies of an app that was set up or deleted, and of new recovery codes', async () => {
  const { email, personId } = await someone();
  const begun = await beginFactor(services, { personId, email });
  const secret = fromBase32(begun.key);
  const code = () => totpCode(secret, totpStep(now));
  const actor = staffOf(personId, 'accounts');
  expect(await confirmSecondFactor(services, actor, code())).toMatchObject({ ok: true });
  now = new Date(now.getTime() + 30_000);
  expect(await renewRecoveryCodes(services, actor, code())).toMatchObject({ ok: true });
  await forgetSecondFactor(services, staffOf('per_owner', 'owner'), personId);
  // Where there is nothing to delete, nobody is notified.
  await forgetSecondFactor(services, staffOf('per_owner', 'owner'), personId);
  const changes = (await lettersTo(email)).map((letter) => 'change' in letter && letter.change);
  expect(changes.toSorted()).toEqual(['app-added', 'app-forgotten', 'codes-renewed']);
  const other = await someone();
  await beginFactor(services, other);
  await makeOwner(services, other.email);
  // Nobody had confirmed it: nothing that opened anything was lost.
  expect(await lettersTo(other.email)).toEqual([]);
});

it('writes no such letters about the demo’s staff, whose password is everybody’s', async () => {
  await seedDemoPeople(services);
  const { id } = await services.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', demoAdmin.email)
    .executeTakeFirstOrThrow();
  expect(services.config.mode).toBe('demo');
  await open(browser(), id);
  expect(await lettersTo(demoAdmin.email)).toEqual([]);
});
