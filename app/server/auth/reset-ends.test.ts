import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeResetSecret } from '../people/request-password-reset.ts';
import { resetPassword } from '../people/reset-password.ts';
import {
  beginFactor,
  cookiesOf,
  giveRole,
  goodPassword,
  makePerson,
  passwordSetAt,
} from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { findEntry, openEntry } from './admin-entry.ts';
import { makeAuth } from './auth.ts';
import { entryHeaders } from './session-headers.ts';
import { signIn } from './sign-in.ts';

// A new password by the letter's link ends what the old one had begun.

let database: TestDatabase;
let services: Services;
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  const quick = makeTestServices(database.db);
  // A hash of the first versions needs the true work.
  services = { ...quick, auth: makeAuth(quick) };
});
afterAll(() => database.close());

const newPassword = 'a boat on the yamuna at dusk';
async function someone() {
  count += 1;
  const email = `reset-${count}@example.com`;
  return { email, personId: await makePerson(services, email) };
}
async function reset(personId: string) {
  const token = await makeResetSecret(services, personId);
  const typed = { token, password: newPassword, confirmPassword: newPassword };
  expect(await resetPassword(services, typed, 'home')).toMatchObject({ ok: true });
}

it('a step that began with the old password at /admin-login is undone', async () => {
  const { personId } = await someone();
  await giveRole(services, personId, 'owner');
  const setAt = await passwordSetAt(services, personId);
  const cookie = cookiesOf(entryHeaders(services, await openEntry(services, personId, setAt)));
  const atTheDoor = new Request('http://temple.test/admin-login/code', { headers: { cookie } });
  expect(await findEntry(services, atTheDoor)).toMatchObject({ personId, used: false });
  await reset(personId);
  expect(await findEntry(services, atTheDoor)).toBeNull();
});

it('a sign-in with the old password just before gets in nowhere', async () => {
  const { email, personId } = await someone();
  const input = { identifier: email, password: goodPassword };
  const signedIn = await signIn(services, input, { audience: 'site', address: 'thief' });
  if (!signedIn.ok) throw new Error(signedIn.code);
  const { passwordSetAt: setAt } = signedIn.value;
  await reset(personId);
  const opening = { audience: 'site', remember: true, passwordSetAt: setAt } as const;
  await expect(services.auth.openSession(personId, opening)).rejects.toMatchObject({ status: 302 });
  await expect(openEntry(services, personId, setAt)).rejects.toMatchObject({ status: 302 });
  const rows = await services.db
    .selectFrom('sessions')
    .where('person_id', '=', personId)
    .select('id')
    .execute();
  expect(rows).toEqual([]);
});

it('the old password does not come back where it is rehashed in that moment', async () => {
  const { email, personId } = await someone();
  const { hashPassword } = services.auth;
  const weak = `${'ab'.repeat(16)}:${scryptSync(goodPassword, 'ab'.repeat(16), 64, { N: 16_384, r: 16, maxmem: 2 ** 26 }).toString('hex')}`;
  await services.db.updateTable('passwords').set({ hash: weak }).where('person_id', '=', personId).execute();
  const atOnce = vi.spyOn(services.auth, 'hashPassword').mockImplementationOnce(async (...args) => {
    const anew = await hashPassword(...args);
    await reset(personId);
    return anew;
  });
  await signIn(
    services,
    { identifier: email, password: goodPassword },
    { audience: 'site', address: 'home' },
  );
  expect(atOnce).toHaveBeenCalled();
  const enter = (password: string) =>
    signIn(services, { identifier: email, password }, { audience: 'site', address: 'later' });
  expect(await enter(goodPassword)).toMatchObject({ ok: false });
  expect(await enter(newPassword)).toMatchObject({ ok: true });
});

it('the key of an app that nobody confirmed is shown to no second one', async () => {
  const person = await someone();
  const seenByTheThief = await beginFactor(services, person);
  await reset(person.personId);
  const seenByTheOwner = await beginFactor(services, person);
  expect(seenByTheThief.key).toBeTruthy();
  expect(seenByTheOwner.key).toBeTruthy();
  expect(seenByTheOwner.key).not.toBe(seenByTheThief.key);
});

it('the new password contains neither name, address nor phone of its owner, and the link still works', async () => {
  const { personId } = await someone();
  const { db } = services;
  await db.updateTable('people').set({ name: 'Ananta Sharma' }).where('id', '=', personId).execute();
  const profile = { person_id: personId, phone: '+919876512345', updated_at: services.clock() };
  await db
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(profile))
    .execute();
  const token = await makeResetSecret(services, personId);
  const tryWith = (password: string) =>
    resetPassword(services, { token, password, confirmPassword: password }, 'home');
  for (const [password, code] of [
    ['ananta by the river', 'password-own-name'],
    [`by the river reset-${count}`, 'password-own-email'],
    ['by the river 98765 12345', 'password-own-phone'],
  ] as const) {
    expect(await tryWith(password)).toMatchObject({ problems: [{ field: 'password', code }] });
  }
  expect(await tryWith(newPassword)).toMatchObject({ ok: true });
});
