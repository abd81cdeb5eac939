import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPair, type Fire, type Pair, twice } from '../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { mergePeople } from '../person-file/merge-people.ts';
import { somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { askEmailChange, confirmEmailChange } from './change-email.ts';
import { inviteStaff } from './invite-staff.ts';
import { signUp } from './sign-up.ts';
import { giveRole, goodPassword, goodSignUp, makePerson, newestLetter, staffOf } from './test-people.ts';
import { verifyEmail } from './verify-email.ts';

// Accounts and invitations that two want at once; see db/test-at-once.ts.

let test: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  test = await makeTestDatabase(8);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T04:40:00Z') });
  await seedDemo(services);
});
afterAll(() => test.close());

const pairs: Record<string, Pair> = {
  'an account, signing up': {
    table: 'sign_ups',
    make: async () => {
      const typed = { ...goodSignUp, email: 'second@example.com', phone: '' };
      return twice(() => signUp(services, typed, somebody()));
    },
    second: 'both',
  },
  'an account, with the code of two sign-ups': {
    table: 'people',
    make: async () => {
      const email = 'coded@example.com';
      const codes = [];
      for (const _ of [1, 2]) {
        const started = await signUp(services, { ...goodSignUp, email, phone: '' }, somebody());
        if (!started.ok) throw new Error(started.code);
        const { code } = await newestCodeOf(
          email,
          codes.map(({ code }) => code),
        );
        codes.push({ id: started.value.signUpId, code });
      }
      const [one, other] = codes.map(
        ({ id, code }) =>
          () =>
            verifyEmail(services, id, code),
      );
      return [one as Fire, other as Fire];
    },
    second: { code: 'otp-expired' },
  },
  'an address that two accounts move to': {
    table: 'people',
    make: async () => {
      const email = 'wanted@example.com';
      const fires: Fire[] = [];
      const seen: string[] = [];
      for (const number of [1, 2]) {
        const before = `mover${number}@example.com`;
        const personId = await makePerson(services, before);
        const devotee = {
          kind: 'devotee',
          personId,
          name: 'Mover',
          email: before,
          emailVerified: true,
        } as const;
        const result = await askEmailChange(services, devotee, { email, password: goodPassword });
        if (!result.ok) throw new Error(result.code);
        const { code } = await newestCodeOf(email, seen);
        seen.push(code);
        fires.push(() => confirmEmailChange(services, devotee, code));
      }
      return [fires[0] as Fire, fires[1] as Fire];
    },
    // Nobody has it yet: only the index decides between the two.
    hold: (trx) =>
      trx
        .insertInto('people')
        .values({ id: 'per_held', name: 'Held', email: 'wanted@example.com' })
        .execute(),
    second: { code: 'otp-expired' },
  },
  'one person of two accounts': {
    table: 'person_merges',
    make: async () => {
      const id = await makePerson(services, 'kept@example.com');
      await makePerson(services, 'merged@example.com');
      return twice(() => mergePeople(services, owner, id, 'merged@example.com'));
    },
    second: { code: 'merge-taken' },
  },
  'an invitation that is accepted twice': {
    table: 'staff_invitations',
    make: async () => {
      const email = 'asha@example.com';
      await giveRole(services, await makePerson(services, 'owner@example.com'), 'owner');
      const inviter = await test.db
        .selectFrom('people')
        .select('id')
        .where('email', '=', 'owner@example.com')
        .executeTakeFirstOrThrow();
      const typed = { name: 'Asha Iyer', email, roles: ['content'] };
      await inviteStaff(services, staffOf(inviter.id, 'owner'), typed);
      const { link } = await newestLetter(services, email);
      const token = new URL(link).searchParams.get('token') ?? '';
      const chosen = { token, password: goodPassword, confirmPassword: goodPassword };
      return twice(() => acceptInvitation(services, chosen, 'here'));
    },
    second: { code: 'link-invalid' },
  },
  'an invitation to one address': {
    table: 'staff_invitations',
    make: async () => {
      const typed = { name: 'Meera Iyer', email: 'meera@example.com', roles: ['content'] };
      return twice(() => inviteStaff(services, owner, typed));
    },
    second: 'both',
  },
};

/** The code of the newest letter to an address that is none of these. */
async function newestCodeOf(email: string, seen: string[]): Promise<{ code: string }> {
  const letters = await test.db.selectFrom('letters').select('data').where('recipient', '=', email).execute();
  const codes = letters.map(({ data }) => (data as { code?: string }).code ?? '').filter(Boolean);
  const code = codes.find((one) => !seen.includes(one));
  return code ? { code } : newestLetter(services, email);
}

it.each(Object.entries(pairs))('%s', (_, pair) => expectPair(test.db, pair));

it('leave one account and one invitation of each address', async () => {
  const invited = test.db
    .selectFrom('staff_invitations')
    .select('id')
    .where('email', '=', 'meera@example.com');
  expect(await invited.execute()).toHaveLength(1);
  const accounts = test.db
    .selectFrom('people')
    .select('id')
    .where('email', 'in', ['coded@example.com', 'wanted@example.com']);
  expect(await accounts.execute()).toHaveLength(2);
});
