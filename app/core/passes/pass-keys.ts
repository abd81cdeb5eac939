import { toBase32 } from '#core/security/base32.ts';

/** Of a key that signs passes; `x`: 32 bytes in base64url, as in a JSON Web Key (RFC 8037). */
export type PublicPassKey = { id: string; x: string };

/** Whether this key signed these bytes (Ed25519, RFC 8032). */
export type PassVerifier = (
  signature: Uint8Array<ArrayBuffer>,
  packed: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;
/** Keys that a gate trusts, by their ids. One that was withdrawn is not among them. */
export type PassKeys = ReadonlyMap<string, PassVerifier>;

/**
 * Stands in a pass for a public key or an event: the beginning of the SHA-256 of its text, 40 bits
 * as 8 letters of base 32.
 */
export async function passMark(of: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(of));
  return toBase32(new Uint8Array(hash, 0, 5));
}

/**
 * For WebCrypto in a browser or in Node; throws for what is no key, and where it has no Ed25519.
 */
export async function importPassKeys(keys: readonly PublicPassKey[]): Promise<PassKeys> {
  const imported = keys.map(async ({ id, x }) => {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    const verify: PassVerifier = (signature, packed) =>
      crypto.subtle.verify('Ed25519', key, signature, packed);
    return [id, verify] as const;
  });
  return new Map(await Promise.all(imported));
}
