import { fromBase32, toBase32 } from '#core/security/base32.ts';
import { passVersion } from './pass-bytes.ts';

/**
 * The letters with which every token of a key begins: its version and the first 37 bits of the
 * key's mark, which is what fills whole letters.
 */
export function tokenBeginning(keyId: string): string {
  return toBase32(Uint8Array.of(passVersion, ...(fromBase32(keyId) ?? []))).slice(0, 9);
}
