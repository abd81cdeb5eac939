import { createHash, randomBytes } from 'node:crypto';

/** What a paired telephone sends with every request; the database has its hash alone. */
export function makeGateSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Of a secret or of a code that pairs: both are random, so a plain SHA-256 is enough. */
export function gateHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
