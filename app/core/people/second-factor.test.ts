import { expect, it } from 'vitest';
import { needsSecondFactor, readSecondFactor } from './second-factor.ts';

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['AB3D-ef7h-jk9m', { kind: 'recovery', code: 'ab3def7hjk9m' }],
  ['12345', null],
  ['1234567', null],
  ['१२३४५६', null],
  ['', null],
  ['ab3d-ef7h-jk9', null],
  ["' or 1=1 --", null],
])('reads %j', (typed, read) => expect(readSecondFactor(typed)).toEqual(read));

it('is required of owners and accounts, whatever their other roles', () => {
  expect(needsSecondFactor(['owner'])).toBe(true);
  expect(needsSecondFactor(['content', 'accounts'])).toBe(true);
  expect(needsSecondFactor(['content', 'shop-desk', 'viewer'])).toBe(false);
});
