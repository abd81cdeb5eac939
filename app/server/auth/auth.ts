import type { BaseServices } from '../base-services.ts';
import { makePasswords, needsNewHash, type Passwords } from './passwords.ts';
import { closeSession, type NewSession, openSession, readSession, type Session } from './sessions.ts';

/**
 * Passwords and sessions. The credential is an HttpOnly, SameSite=Lax, host-only cookie (Secure on
 * https) that names a row of `sessions`; deleting the row ends it everywhere at once.
 */
export type Auth = Passwords & {
  /** Whether a hash that matched must be made again with today's cost. */
  needsNewHash: (hash: string) => boolean;
  openSession: (personId: string, input: NewSession) => Promise<Headers>;
  readSession: (cookies: Headers) => Promise<Session | null>;
  closeSession: (cookies: Headers) => Promise<Headers>;
};

/** All sites of a process share one queue, as they share its threads. */
const processPasswords = makePasswords();

export function makeAuth(parts: BaseServices, passwords: Passwords = processPasswords): Auth {
  return {
    ...passwords,
    needsNewHash,
    openSession: (personId, input) => openSession(parts, personId, input),
    readSession: (cookies) => readSession(parts, cookies),
    closeSession: (cookies) => closeSession(parts, cookies),
  };
}
