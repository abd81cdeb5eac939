const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding: capitals and the digits 2 to 7, which QR codes store shortest. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of such a text; null where it is not exactly what toBase32 writes. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const values = [...text].map((letter) => alphabet.indexOf(letter));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const read = new Uint8Array(bytes);
  return toBase32(read) === text ? read : null;
}
