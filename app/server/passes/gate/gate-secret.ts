import { createHash, randomBytes } from 'node:crypto';

/** What a paired telephone sends with every request; the database has its hash alone. */
export function makeGateSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Of a secret or of a code that pairs: both are random, so a plain SHA-256 is enough. */
export function gateHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A code as it is hashed: as people type it, without what they put between its letters. */
export function plainPairCode(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
