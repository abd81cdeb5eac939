import { expect, it } from 'vitest';
import { mobileWords, readMobile } from './read-mobile.ts';

it.each([
  '9876543210',
  '98765 43210',
  '098765-43210',
  '919876543210',
  '+91 (98765) 43210',
  '0091 98765 43210',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५ ४३२१०',
])('reads %s', (typed) => expect(readMobile(typed)).toEqual({ ok: true, value: '+919876543210' }));

it.each([
  ['', 'phone-indian'],
  ['12345', 'phone-indian'],
  ['5876543210', 'phone-indian'],
  ['98765432101', 'phone-indian'],
  ['radha@example.com', 'phone-indian'],
  ['9876543210\u202e', 'phone-indian'],
  ['+44 7700 900123', 'mobile-abroad'],
  ['+1 900 555 0199', 'mobile-abroad'],
  ['+44', 'mobile-abroad'],
])('refuses %j: %s', (typed, code) => expect(readMobile(typed)).toMatchObject({ ok: false, code }));

it('shows a number in its groups', () => {
  expect(mobileWords('+919876543210')).toBe('+91 98765 43210');
});
