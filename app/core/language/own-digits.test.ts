import { expect, it } from 'vitest';
import { inDigits } from './own-digits.ts';

const digits = '०१२३४५६७८९';

it.each([
  ['₹1,08,000', '₹१,०८,०००'],
  ['26 नवंबर 2026, 04:30', '२६ नवंबर २०२६, ०४:३०'],
  ['ऑर्डर 1042 के 3 सामान।', 'ऑर्डर १०४२ के ३ सामान।'],
  ['(5-7 दिन)', '(५-७ दिन)'],
])('writes %s as %s', (text, written) => {
  expect(inDigits(text, digits)).toBe(written);
});

it.each([
  ['a receipt', 'D/2026-27/00012'],
  ['a section of a law', '80G'],
  ['a telephone', '+91 98765 43210'],
  ['a telephone without its country', '98765 43210'],
  ['an account', '000000000123'],
  ['a PIN code', '201001'],
  ['an address', 'https://temple.example/hi/status/12'],
  ['an address of e-mail', '108@temple.example'],
  ['a UPI id', 'temple108@upi'],
])('leaves %s as it is typed', (_, text) => {
  expect(inDigits(`यह ${text}`, digits)).toBe(`यह ${text}`);
});

it('keeps digits that stand alone where a language has no others', () => {
  expect(inDigits('₹501', null)).toBe('₹501');
});
