import { verifyAsync } from '@noble/ed25519';
import { importPassKeys, type PassKeys, type PublicPassKey } from '#core/passes/pass-keys.ts';

/**
 * Keys for this browser: its own Ed25519 where it has one (Chrome from 137, Firefox 129, Safari
 * 17), else @noble/ed25519 (docs/decisions/gate.md).
 */
export async function gateKeys(keys: readonly PublicPassKey[]): Promise<PassKeys> {
  return importPassKeys(keys).catch(() => keysWithoutBrowser(keys));
}

/** The same answers in JavaScript, by the strict rules of RFC 8032. */
export function keysWithoutBrowser(keys: readonly PublicPassKey[]): PassKeys {
  return new Map(
    keys.map(({ id, x }) => {
      const key = fromBase64Url(x);
      return [id, (signature, packed) => verifyAsync(signature, packed, key, { zip215: false })];
    }),
  );
}

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
