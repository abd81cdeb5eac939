import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { makeFairQueue } from '../fair-queue.ts';

type Cost = { N: number; r: number; p: number };

/** Throws BusyError where too many wait already; each caller (an address) has a limited share. */
export type Passwords = {
  /** A hash to store of a password that was normalised (core/fields/password.ts). */
  hashPassword: (password: string, asker?: string) => Promise<string>;
  /**
   * Whether the password matches the hash. With null, and with a hash of lower cost, it does the
   * same work as with today's: the time it takes must not reveal whether there is an account, or
   * how old it is.
   */
  verifyPassword: (hash: string | null, password: string, asker?: string) => Promise<boolean>;
};

type Derive = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>;

/**
 * One of the equal choices of OWASP's Password Storage Cheat Sheet (scrypt, N=2^15, r=8, p=3): 32
 * MiB and some 200 ms of a worker thread.
 */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 64;

/**
 * Node has four such threads, and compression, files and DNS use them too: half of them are left
 * for those. Whoever waits last waits some ten seconds.
 */
const room = { atOnce: 2, mostOfOne: 100, mostOfAll: 150 };

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
const shape = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/**
 * How the first versions of the product wrote them: `salt:key` in hex, the salt taken as its
 * letters, the password as NFKC.
 */
const formerShape = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
const formerCost: Cost = { N: 2 ** 14, r: 16, p: 1 };

/** All of a process share one queue, as they share its threads. */
export function makePasswords(derive: Derive = deriveWithScrypt): Passwords {
  const turns = makeFairQueue(room);
  const matches = async (hash: string, password: string): Promise<boolean> => {
    const { key, salt, cost: own, typed } = readHash(hash, password);
    const isSame = same(key, await derive(typed, salt, own));
    const missing = Math.round((workOf(cost) - workOf(own)) / (cost.N * cost.r));
    if (missing > 0) await derive(typed, salt, { ...cost, p: missing });
    return isSame;
  };
  return {
    hashPassword: async (password, asker = '') => {
      const salt = randomBytes(16);
      return writeHash(salt, await turns.take(asker, () => derive(password, salt, cost)));
    },
    verifyPassword: async (hash, password, asker = '') => {
      const isSame = await turns.take(asker, () => matches(hash ?? dummyHash, password));
      return hash !== null && isSame;
    },
  };
}

/** Whether a hash was made at a lower cost than today's. */
export function needsNewHash(hash: string): boolean {
  return !hash.startsWith(`scrypt$${cost.N}$${cost.r}$${cost.p}$`);
}

/** In bytes read, up to a constant factor. */
export function workOf({ N, r, p }: Cost): number {
  return N * r * p;
}

function writeHash(salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const dummyHash = writeHash(randomBytes(16), randomBytes(keyBytes));

type StoredHash = { salt: Buffer; key: Buffer; cost: Cost; typed: string };

function readHash(hash: string, password: string): StoredHash {
  const former = formerShape.exec(hash);
  if (former) {
    const [, salt = '', key = ''] = former;
    const typed = password.normalize('NFKC');
    return { salt: Buffer.from(salt), key: Buffer.from(key, 'hex'), cost: formerCost, typed };
  }
  const [, N, r, p, salt = '', key = ''] = shape.exec(hash) ?? [];
  if (!N) throw new Error('unknown kind of password hash');
  const own: Cost = { N: Number(N), r: Number(r), p: Number(p) };
  const [saltBytes, keyOfHash] = [Buffer.from(salt, 'base64url'), Buffer.from(key, 'base64url')];
  return { salt: saltBytes, key: keyOfHash, cost: own, typed: password };
}

function same(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

function deriveWithScrypt(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
