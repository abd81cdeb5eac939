import { describe, expect, it } from 'vitest';
import { makePasswords, needsNewHash, workOf } from './passwords.ts';

const { hashPassword, verifyPassword } = makePasswords();

/** Written by the first versions of the product (better-auth 1.7). */
const former = {
  'seven quiet lamps':
    'a7e6da5ecfe7993b171e94332a2faea2:8245d0a233768739a0f40b8e120e982eba5319fda778612656bcaea292d83c58d8d9706e17b8f7a7b970c3b918ac094dbed22a9fa3b1df1144c5069e74d8b781',
  // Characters that NFKC decomposes: it hashed '...' and '1⁄2'.
  'lotus… boat 77 ½':
    'a14bedd5664b651e2f53283801654f6c:5f64c2cd09bc943e7f7b04e7d938fc97f455d6418d0f484d08e707938cf377b4d2c169bd1e4a3cdde655ee98fa1d36b0d5773e48a8d6566d88c4255ff763498e',
};
const formerHash = former['seven quiet lamps'];

describe('a password hash', () => {
  it('matches its own password alone, and has a salt of its own', async () => {
    const [one, other] = [await hashPassword('seven quiet lamps'), await hashPassword('seven quiet lamps')];
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'seven quiet lamps')).toBe(true);
    expect(await verifyPassword(one, 'seven quiet lamp')).toBe(false);
    expect(needsNewHash(one)).toBe(false);
  });

  it('of nobody matches nothing', async () => {
    expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
  });

  it.each(Object.entries(former))(
    'of the first versions matches, and must be made again: %s',
    async (password, hash) => {
      expect(await verifyPassword(hash, password)).toBe(true);
      expect(await verifyPassword(hash, password.slice(1))).toBe(false);
      expect(needsNewHash(hash)).toBe(true);
    },
  );

  it('of another kind is an error, not a wrong password', async () => {
    await expect(verifyPassword('$2b$10$abc', 'seven quiet lamps')).rejects.toThrow('unknown kind');
  });
});

/** Passwords whose work is counted instead of done. */
function counted() {
  const seen = { work: 0, running: 0, mostRunning: 0 };
  const passwords = makePasswords(async (_password, _salt, cost) => {
    seen.work += workOf(cost);
    seen.running += 1;
    seen.mostRunning = Math.max(seen.mostRunning, seen.running);
    await new Promise(setImmediate);
    seen.running -= 1;
    return Buffer.alloc(64);
  });
  return { seen, passwords };
}

describe('the work', () => {
  it('is the same for an account of today, one of the first versions and none at all', async () => {
    const works: number[] = [];
    for (const hash of [await hashPassword('seven quiet lamps'), formerHash, null]) {
      const { seen, passwords } = counted();
      await passwords.verifyPassword(hash, 'some other words');
      works.push(seen.work);
    }
    expect(works[0]).toBeGreaterThan(0);
    expect(new Set(works).size).toBe(1);
  });

  it('leaves half of the threads to others, however many sign in at once', async () => {
    const { seen, passwords } = counted();
    await Promise.all(Array.from({ length: 40 }, () => passwords.verifyPassword(null, 'some words')));
    expect(seen.mostRunning).toBe(2);
  });

  it('is refused to a caller with too much of it waiting, and to no other', async () => {
    const { passwords } = counted();
    const tries = Array.from({ length: 110 }, () => passwords.verifyPassword(null, 'some words', '10.0.0.1'));
    const other = passwords.verifyPassword(null, 'some words', '10.0.0.2');
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(await other).toBe(false);
  });
});
