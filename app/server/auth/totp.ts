import { createHmac, randomBytes } from 'node:crypto';
import { toBase32 } from '#core/security/base32.ts';

/**
 * Every authenticator app knows these: SHA-1, six digits, 30 seconds (RFC 6238 and the otpauth
 * address).
 */
const stepSeconds = 30;
const digits = 6;

/** 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The code of one step (RFC 4226, 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step that a typed code belongs to; a phone's clock may be one step early or late. Null for
 * none.
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const step = totpStep(now);
  return [step, step - 1, step + 1].find((each) => totpCode(secret, each) === code) ?? null;
}

/** The content of the QR code. */
export function totpAddress(secret: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
