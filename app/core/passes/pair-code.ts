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

/** The code as somebody types it: small letters, spaces and hyphens are as good. Null: none. */
export function readPairCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null;
}
