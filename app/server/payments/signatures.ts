import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lower-case hex HMAC-SHA256, as the gateway signs. */
export function sign(message: Uint8Array | string, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Compares in constant time. An empty secret never verifies: anybody could sign with it. */
export function isSigned(message: Uint8Array | string, signature: string | null, secret: string): boolean {
  if (secret === '' || signature === null || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(sign(message, secret), 'hex'), Buffer.from(signature, 'hex'));
}
