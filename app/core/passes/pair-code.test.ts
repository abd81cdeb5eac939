import { expect, it } from 'vitest';
import { pairCodeOf, plainPairCode, showPairCode } from './pair-code.ts';

it('is eight signs that nobody takes for others, from any bytes', () => {
  const codes = Array.from({ length: 256 }, (_, byte) => pairCodeOf(new Uint8Array(8).fill(byte)));
  expect(new Set(codes).size).toBe(32);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
});

it('is shown in two halves and read as it is shown', () => {
  const code = pairCodeOf(Uint8Array.of(0, 1, 2, 3, 28, 29, 30, 31));
  expect(showPairCode(code)).toBe('ABCD 6789');
  expect(plainPairCode(showPairCode(code))).toBe(code);
});

it.each([
  ['abcd6789', 'ABCD6789'],
  [' ABCD-6789\n', 'ABCD6789'],
  ['abcd–6789', 'ABCD6789'],
  ['---', ''],
])('%j is read as %s', (typed, code) => expect(plainPairCode(typed)).toBe(code));
