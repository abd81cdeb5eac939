import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { askEmailChange } from '../people/change-email.ts';
import { goodPassword, makePerson } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts';
import { signIn } from './sign-in.ts';

// Strangers' tries at an account do not lock out a browser that was signed in before.

let database: TestDatabase;
let services: Services;
let now = new Date();
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());

async function someone() {
  count += 1;
  const email = `known-${count}@example.com`;
  return { email, personId: await makePerson(services, email) };
}
const browser = (cookie = '') => new Request('http://temple.test/signin', { headers: { cookie } });
const knownTo = (personId: string) =>
  browser(knownBrowserCookie(services, browser(), personId).split(';')[0]);
const tryIn = (request: Request, email: string, password: string, address = 'one-house') =>
  signIn(
    services,
    { identifier: email, password },
    { audience: 'site', address, markOf: (personId) => knownBrowserOf(services, request, personId) },
  );
async function strangersTry(email: string): Promise<void> {
  for (let round = 0; round < 5; round += 1)
    expect(await tryIn(browser(), email, 'a guess of a stranger')).toMatchObject({ code: 'sign-in-wrong' });
  expect(await tryIn(browser(), email, goodPassword)).toMatchObject({ code: 'proof-needed' });
}

it('opens in its owner’s browser, behind the same address, however long strangers go on', async () => {
  const { email, personId } = await someone();
  const own = knownTo(personId);
  for (let hour = 0; hour < 3; hour += 1) {
    await strangersTry(email);
    expect(await tryIn(own, email, goodPassword)).toMatchObject({ ok: true });
    // Its success gives strangers no new tries.
    expect(await tryIn(browser(), email, goodPassword, 'elsewhere')).toMatchObject({
      code: 'proof-needed',
    });
    now = new Date(now.getTime() + 60 * 60_000);
  }
});

it('counts five wrong tries there too, in a burst', async () => {
  const { email, personId } = await someone();
  const own = knownTo(personId);
  const burst = await Promise.all(Array.from({ length: 12 }, () => tryIn(own, email, 'not it at all')));
  expect(burst.filter((one) => !one.ok && one.code === 'sign-in-wrong')).toHaveLength(5);
  expect(await tryIn(own, email, goodPassword)).toMatchObject({ code: 'sign-in-locked' });
});

it('is known for one person alone, and by our own signature', async () => {
  const [one, other] = [await someone(), await someone()];
  const own = knownTo(one.personId);
  const mark = knownBrowserOf(services, own, one.personId);
  expect(mark).toMatch(/^[\w-]{22}$/);
  expect(knownBrowserOf(services, own, other.personId)).toBeNull();
  const forged = browser(`known_browser=${mark}.${'A'.repeat(43)}`);
  expect(knownBrowserOf(services, forged, one.personId)).toBeNull();
  // Whoever comes back has the same mark, and with it the tries that were used.
  expect(knownBrowserCookie(services, own, one.personId)).toContain(`=${mark}.`);
});

it('asks a signed-in person for the password, whatever strangers tried at the sign-in', async () => {
  const { email, personId } = await someone();
  await strangersTry(email);
  const devotee: Devotee = { kind: 'devotee', personId, name: 'Radha', email, emailVerified: true };
  const input = { email: `moved-${email}`, password: goodPassword };
  expect(await askEmailChange(services, devotee, input)).toEqual({ ok: true, value: true });
  const wrong = { ...input, password: 'not it at all' };
  for (let round = 0; round < 5; round += 1)
    expect(await askEmailChange(services, devotee, wrong)).toMatchObject({ code: 'password-wrong' });
  expect(await askEmailChange(services, devotee, input)).toMatchObject({ code: 'sign-in-locked' });
});
