import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

it.each([
  ['phone', '०१२० २८२ ४२००', '0120 282 4200'],
  ['time', '१६:३०', '16:30'],
  ['clock', '४:३० PM', '4:30 PM'],
  ['account', '१२३४५६७८९', '123456789'],
  ['branch-code', 'HDFC०००१२३४', 'HDFC0001234'],
  ['latitude', '२८.६६९', 28.669],
] as const)('%s: %s typed with a Hindi keyboard is %s', (type, typed, value) =>
  expect(readCode(type, typed)).toEqual({ ok: true, value }),
);

it.each([
  ['time', '२५:००'],
  ['account', '१२३'],
  ['account', '१२३४५६७\u202e८'],
  ['latitude', '२८.६६९e९'],
] as const)('%s: %s is refused as in other digits', (type, typed) =>
  expect(readCode(type, typed)).toMatchObject({ ok: false }),
);
