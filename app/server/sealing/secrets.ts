import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a link; only its hash is stored. */
export function newLinkSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Six digits, leading zeros included, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * A million codes are quickly tried against a stolen table, so the hash also needs the site's
 * secret.
 */
export function hashCode(siteSecret: string, ownerId: string, code: string): string {
  return createHmac('sha256', siteSecret).update(`${ownerId}:${code}`).digest('base64url');
}

export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
