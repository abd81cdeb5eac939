const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const valueOfLetter = new Map([...alphabet].map((letter, value) => [letter, value]));

/** RFC 4648 without padding: capitals and the digits 2 to 7, which QR codes store shortest. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

/** The bytes of such a text; null where it is not exactly what toBase32 writes. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const letter of text) {
    const value = valueOfLetter.get(letter);
    if (value === undefined) return null;
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
    held &= (1 << bits) - 1;
  }
  // What is left over is padding of less than a letter, and zero.
  return bits < 5 && held === 0 ? bytes : null;
}
