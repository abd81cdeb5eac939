import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#core/people/limits.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { BusyError } from '../fair-queue.ts';
import { requestPasswordReset } from '../people/request-password-reset.ts';
import { resetPassword } from '../people/reset-password.ts';
import { giveRole, newestLetter } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';
import { sendSolving, solved } from './test-puzzles.ts';

// Hundreds behind one address get in, and who guesses from hundreds of addresses does not. scrypt
// takes its time and is no part of the rules, so these accounts store their password in plain and
// count how often one was checked.

let database: TestDatabase;
let services: Services;
let now: Date;
let lookedAt = 0;
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  const real = makeTestServices(database.db, { clock: () => now });
  const auth: Services['auth'] = {
    ...real.auth,
    needsNewHash: () => false,
    hashPassword: async (password) => password,
    verifyPassword: async (hash, password) => {
      lookedAt += 1;
      return hash === password;
    },
  };
  services = { ...real, auth };
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-09-04T03:30:00Z');
  lookedAt = 0;
  await database.db.deleteFrom('tries').execute();
});

const password = 'seven rivers of vraja';
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function people(wanted: number): Promise<{ email: string; id: string }[]> {
  const made = Array.from({ length: wanted }, () => {
    count += 1;
    return { id: `per_${count}`, email: `person-${count}@example.com` };
  });
  await database.db
    .insertInto('people')
    .values(made.map((one) => ({ ...one, name: 'Ananta Sharma', email_verified: true })))
    .execute();
  await database.db
    .insertInto('passwords')
    .values(made.map(({ id }) => ({ person_id: id, hash: password, must_change: false, changed_at: now })))
    .execute();
  return made;
}

type Try = { email: string; password: string; address: string; audience?: 'site' | 'office' };
const tryOnce = ({ email, password, address, audience = 'site' }: Try, proof = '') =>
  signIn(services, { identifier: email, password }, { audience, address, proof });
const trySolving = (one: Try) => sendSolving((proof) => tryOnce(one, proof));
const codeOf = (outcome: SignInOutcome) => (outcome.ok ? 'in' : outcome.code);

async function inBatches<Item, Answer>(items: Item[], each: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += 50)
    answers.push(...(await Promise.all(items.slice(at, at + 50).map(each))));
  return answers;
}

describe('on a festival day', () => {
  it('costs nobody a try while the site is too busy to check', async () => {
    const [{ email = '' } = {}] = await people(1);
    const busy = vi.spyOn(services.auth, 'verifyPassword').mockRejectedValue(new BusyError());
    for (let at = 0; at < 12; at += 1)
      await expect(tryOnce({ email, password, address: 'home' })).rejects.toThrow(BusyError);
    busy.mockRestore();
    expect(codeOf(await tryOnce({ email, password, address: 'home' }))).toBe('in');
  });

  it('200 behind one address all get in, though five had typed a wrong password first', async () => {
    const crowd = await people(200);
    const address = '203.0.113.1';
    for (const { email } of crowd.slice(0, 5))
      expect(await tryOnce({ email, password: 'mistyped', address })).toMatchObject({
        code: 'sign-in-wrong',
      });
    for (const { email } of crowd) expect(codeOf(await tryOnce({ email, password, address }))).toBe('in');
  });

  it('100 who sign in at once all get in, some by a puzzle', async () => {
    const crowd = await people(100);
    const one = ({ email }: { email: string }) => trySolving({ email, password, address: '203.0.113.1' });
    expect((await inBatches(crowd, one)).map(codeOf)).toEqual(crowd.map(() => 'in'));
  });

  it('where a stranger used up the tries of a shared address, a puzzle lets each one in', async () => {
    const crowd = await people(10);
    const address = '203.0.113.1';
    for (let at = 0; at < limits['sign-in:address'].tries; at += 1)
      expect(await tryOnce({ email: `nobody-${at}@example.com`, password: 'x', address })).toMatchObject({
        code: 'sign-in-wrong',
      });
    for (const { email } of crowd) {
      expect(await tryOnce({ email, password, address })).toMatchObject({ code: 'proof-needed' });
      expect(codeOf(await trySolving({ email, password, address }))).toBe('in');
    }
  });
});

/** Four from each address: more are refused in the same way. */
const guessed = 2_000;

describe('2,000 guesses from 500 addresses', () => {
  const guesses = (emails: string[], rightFrom: number): Try[] =>
    Array.from({ length: guessed }, (_, at) => ({
      email: emails[at % emails.length] ?? '',
      // The right one is in the list of each account, behind those that are sent with the first.
      password: Math.floor(at / emails.length) >= rightFrom ? password : `guess ${at}`,
      address: `198.51.${at % 500 > 255 ? 1 : 0}.${(at % 500) % 256}`,
    }));

  it('at one account: five are checked without a puzzle, none gets in', async () => {
    const [victim] = await people(1);
    const codes = (await inBatches(guesses([victim?.email ?? ''], 50), (one) => tryOnce(one))).map(codeOf);
    expect(codes.filter((code) => code === 'in')).toEqual([]);
    expect(lookedAt).toBe(5);
    expect(codes.filter((code) => code === 'proof-needed')).toHaveLength(guessed - 5);
  }, 120_000);

  it('over 100 accounts: 200 of everybody together are checked, none gets in', async () => {
    const emails = (await people(100)).map(({ email }) => email);
    const codes = (await inBatches(guesses(emails, 5), (one) => tryOnce(one))).map(codeOf);
    expect(codes.filter((code) => code === 'in')).toEqual([]);
    expect(lookedAt).toBe(limits['sign-in:everyone'].tries);
  }, 120_000);

  it('with every puzzle solved: ten for an account in an hour, whatever the quarter of an hour', async () => {
    const [victim, other] = await people(2);
    const email = victim?.email ?? '';
    const guess = (at: number) => trySolving({ email, password: `guess ${at}`, address: `198.51.100.${at}` });
    const codes: string[] = [];
    for (let quarter = 0; quarter < 4; quarter += 1) {
      codes.push(...(await Promise.all(Array.from({ length: 12 }, (_, at) => guess(at)))).map(codeOf));
      expect(codeOf(await trySolving({ email, password, address: '192.0.2.1' }))).toBe('sign-in-by-letter');
      pass(14.9);
    }
    expect(codes.filter((code) => code === 'sign-in-wrong')).toHaveLength(10);
    expect(lookedAt).toBe(10);
    expect(codeOf(await tryOnce({ email: other?.email ?? '', password, address: '192.0.2.1' }))).toBe('in');
    pass(1);
    expect(codeOf(await tryOnce({ email, password, address: '192.0.2.1' }))).toBe('in');
  });

  it('answers for an unknown account as for a known one', async () => {
    const [known] = await people(1);
    const answerTo = async (email: string) => {
      const codes: string[] = [];
      for (let at = 0; at < 14; at += 1)
        codes.push(codeOf(await tryOnce({ email, password: `guess ${at}`, address: `${email} ${at}` })));
      for (let at = 0; at < 6; at += 1)
        codes.push(codeOf(await trySolving({ email, password: `more ${at}`, address: `${email} ${at}` })));
      return codes;
    };
    expect(await answerTo(known?.email ?? '')).toEqual(await answerTo('nobody-at-all@example.com'));
  });
});

describe('a solved puzzle at the sign-in', () => {
  it('lets one try through, for the name it was solved for', async () => {
    const [one, other] = (await people(2)).map(({ email }) => email) as [string, string];
    const at = (email: string, password: string): Try => ({ email, password, address: email });
    for (const email of [one, other])
      for (let time = 0; time < 5; time += 1) await tryOnce(at(email, 'wrong'));
    const refused = await tryOnce(at(one, password));
    if (refused.ok || !('proof' in refused)) throw new Error('no puzzle was asked for');
    expect(refused.proof).toMatchObject({ again: false, minutes: 60 });
    const proof = await solved(refused.proof);
    expect(await tryOnce(at(other, password), proof)).toMatchObject({ code: 'proof-needed' });
    expect(await tryOnce(at(one, 'wrong'), proof)).toMatchObject({ code: 'sign-in-wrong' });
    expect(await tryOnce(at(one, password), proof)).toMatchObject({
      code: 'proof-needed',
      proof: { again: true },
    });
  });
});

describe('a member of the staff in a new browser', () => {
  const someStaff = async () => {
    const [one] = await people(1);
    if (!one) throw new Error('nobody was made');
    await giveRole(services, one.id, 'viewer');
    return one;
  };
  const stranger = (email: string, at: number): Try => ({
    email,
    password: `guess ${at}`,
    address: `198.51.100.${at}`,
    audience: 'office',
  });

  it('gets in by a puzzle while a stranger tries five wrong passwords each quarter of an hour', async () => {
    const { email } = await someStaff();
    const own: Try = { email, password, address: '192.0.2.1', audience: 'office' };
    for (let quarter = 0; quarter < 8; quarter += 1) {
      for (let at = 0; at < 5; at += 1) await tryOnce(stranger(email, at));
      expect(codeOf(await tryOnce(own))).toBe('proof-needed');
      expect(codeOf(await trySolving(own))).toBe('in');
      pass(15);
    }
  });

  it('gets in by the letter, at /admin-login too, while a stranger solves every puzzle', async () => {
    const { email, id } = await someStaff();
    for (let at = 0; at < 12; at += 1) await trySolving(stranger(email, at));
    const own: Try = { email, password, address: '192.0.2.1', audience: 'office' };
    expect(codeOf(await trySolving(own))).toBe('sign-in-by-letter');
    expect(await requestPasswordReset(services, email, { address: '192.0.2.1' })).toMatchObject({ ok: true });
    const token = new URL((await newestLetter(services, email)).link).searchParams.get('token') ?? '';
    const newPassword = 'a boat on the yamuna at dusk';
    const typed = { token, password: newPassword, confirmPassword: newPassword };
    expect(await resetPassword(services, typed, '192.0.2.1')).toMatchObject({ ok: true });
    const browser = (cookie = '') => new Request('http://temple.test/admin-login', { headers: { cookie } });
    const own2 = browser(knownBrowserCookie(services, browser(), id).split(';')[0]);
    for (const audience of ['site', 'office'] as const) {
      const outcome = await signIn(
        services,
        { identifier: email, password: newPassword },
        { audience, address: '192.0.2.1', markOf: (person) => knownBrowserOf(services, own2, person) },
      );
      expect(outcome).toMatchObject({ ok: true, value: { personId: id } });
    }
  });
});
