/** Digits and letters that are not confused on the telephone (no I, L, O, U). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/**
 * 'REQ-7K4M-2Q' from six random bytes: about a thousand million references, short enough to read
 * aloud.
 */
export function referenceOf(random: Uint8Array): string {
  const marks = Array.from(random.slice(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
  return `REQ-${marks.slice(0, 4)}-${marks.slice(4)}`;
}

/** Whether a text has the shape of a reference; other text never reaches the database. */
export function isReference(text: string): boolean {
  return /^REQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/.test(text);
}
