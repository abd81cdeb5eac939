import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPassword } from '#core/fields/password.ts';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { acceptInvitation } from '../people/accept-invitation.ts';
import { makeResetSecret } from '../people/request-password-reset.ts';
import { resetPassword } from '../people/reset-password.ts';
import { signUp } from '../people/sign-up.ts';
import { goodPassword, goodSignUp, makePerson, makeStaff } from '../people/test-people.ts';
import { hashLinkSecret } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { isBreachedPassword, packBreachedPasswords } from './breached-passwords.ts';

let database: TestDatabase;
let services: Services;
beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
});
afterAll(() => database.close());

// Accepted by the other password rules.
const stolen = 'q1w2e3r4t5';

it.each([
  [stolen, true],
  ['Q1w2E3r4T5', true],
  ['jennifer', true],
  ['q1w2e3r4t5 ', false],
  [goodPassword, false],
  [demoAdmin.password, false],
  ['', false],
])('%j: %s', async (password, breached) => {
  expect(await isBreachedPassword(password)).toBe(breached);
  if (breached) expect(readPassword(password).ok).toBe(true);
});

it('is a sorted list of hash prefixes, each once, none of which shows a password', () => {
  const file = readFileSync('app/server/auth/breached-passwords.bin');
  expect(file.length / 5).toBe(474_743);
  let last = Buffer.alloc(5);
  for (let at = 0; at < file.length; at += 5) {
    const mark = file.subarray(at, at + 5);
    if (Buffer.compare(last, mark) >= 0) throw new Error(`out of order at ${at}`);
    last = mark;
  }
  expect(packBreachedPasswords([stolen, 'Q1W2E3R4T5', 'other one'])).toHaveLength(10);
});

it('is checked wherever a password is chosen', async () => {
  const problems = [{ field: 'password', code: 'password-breached' }];
  const typed = { password: stolen, confirmPassword: stolen };
  expect(await signUp(services, { ...goodSignUp, ...typed }, { address: 'here' })).toMatchObject({
    problems,
  });
  expect(await database.db.selectFrom('sign_ups').select('id').execute()).toEqual([]);
  const personId = await makePerson(services, 'breached@example.com');
  const token = await makeResetSecret(services, personId);
  expect(await resetPassword(services, { token, ...typed }, 'here')).toMatchObject({ problems });
  const owner = await makeStaff(services, 'owner');
  await database.db
    .insertInto('staff_invitations')
    .values({
      ...{
        id: 'inv_1',
        email: 'new@example.com',
        name: 'New',
        roles: ['viewer'],
        invited_by: owner.personId,
      },
      ...{ token_hash: hashLinkSecret('secret'), created_at: new Date(), accepted_at: null },
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  expect(await acceptInvitation(services, { token: 'secret', ...typed }, 'here')).toMatchObject({
    problems,
  });
});
