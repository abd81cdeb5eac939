import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Locks a small secret with a key out of the site's own (AES-256-GCM, a key for each purpose by HKDF), so that a stolen
 * copy of the database does not hold it. With another site secret it can no longer be opened.
 */
export function seal(siteSecret: string, purpose: string, plain: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(siteSecret, purpose), nonce);
  const locked = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64url');
}

/** Null where it was sealed with another secret, for another purpose, or changed since. */
export function unseal(siteSecret: string, purpose: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(siteSecret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(siteSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', siteSecret, '', purpose, 32));
}
