/** Without 0 and O, 1 and I: the code is read aloud and typed on a telephone. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** How long a code may be typed in, in minutes. */
export const pairCodeMinutes = 15;

/** Eight signs, 40 bits, of as many random bytes. */
export function pairCodeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, length)].map((byte) => signs[byte % signs.length]).join('');
}

/** 'ABCD 2345': as the office shows it. */
export function showPairCode(code: string): string {
  return `${code.slice(0, length / 2)} ${code.slice(length / 2)}`;
}

/** A code as it is hashed: as people type it, without what they put between its letters. */
export function plainPairCode(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
