import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

// RFC 4648, section 10.
const vectors = [
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
] as const;

describe('base 32', () => {
  it.each(vectors)('%j is %s and back', (plain, coded) => {
    expect(toBase32(bytesOf(plain))).toBe(coded);
    expect(fromBase32(coded)).toEqual(bytesOf(plain));
  });

  it.each(['MZXW6ytb', 'MZXW 6YTB', 'MZXW6YT1', 'MZ', 'M', 'MZXW6YTB='])('%j is none', (text) =>
    expect(fromBase32(text)).toBeNull(),
  );
});
