import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryHeaders } from '../auth/session-headers.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { findEntry, openEntry } from './office-entry.ts';
import { makeResetSecret } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { startSecondFactor } from './start-second-factor.ts';
import { cookiesOf, giveRole, makePerson } from './test-people.ts';

// A new password by the letter's link ends what the old one had begun.

let database: TestDatabase;
let services: Services;
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
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

it('whoever told the old password at the office’s door stands outside again', async () => {
  const { personId } = await someone();
  await giveRole(services, personId, 'owner');
  const cookie = cookiesOf(entryHeaders(services, await openEntry(services, personId)));
  const atTheDoor = new Request('http://temple.test/admin-login/code', { headers: { cookie } });
  expect(await findEntry(services, atTheDoor)).toMatchObject({ personId, used: false });
  await reset(personId);
  expect(await findEntry(services, atTheDoor)).toBeNull();
});

it('the key of an app that nobody confirmed is shown to no second one', async () => {
  const person = await someone();
  const seenByTheThief = await startSecondFactor(services, person, 'Temple');
  await reset(person.personId);
  const seenByTheOwner = await startSecondFactor(services, person, 'Temple');
  expect(seenByTheThief?.key).toBeTruthy();
  expect(seenByTheOwner?.key).toBeTruthy();
  expect(seenByTheOwner?.key).not.toBe(seenByTheThief?.key);
});
