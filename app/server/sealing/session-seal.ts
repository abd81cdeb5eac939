import { createDecipheriv, hkdfSync } from 'node:crypto';

/**
 * Opens a secret of a second factor as it was stored before there were data keys: sealed with a key
 * derived from the session secret, which it does not name. Null where none of the secrets is the
 * one.
 */
export function unsealSession(siteSecrets: readonly string[], sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const secret of siteSecrets) {
    try {
      const key = Buffer.from(hkdfSync('sha256', secret, '', 'totp', 32));
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    } catch {
      // Sealed with another one.
    }
  }
  return null;
}
