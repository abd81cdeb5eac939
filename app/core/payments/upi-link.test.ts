import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { anyAmountUpiLink, upiLink } from './upi-link.ts';

const payee = { id: 'temple.demo@upi', name: 'Hare Krishna Temple (demo)' };

it('carries payee, exact amount and reference, with spaces as %20', () =>
  expect(upiLink({ payee, amount: paise(250_150), reference: 'don_A-b_9' })).toBe(
    'upi://pay?pa=temple.demo@upi&pn=Hare%20Krishna%20Temple%20(demo)&am=2501.50&cu=INR&tn=Gift%20don_A-b_9&tr=donAb9',
  ));

it('no name can add a field of its own', () =>
  expect(
    new URL(
      upiLink({ payee: { ...payee, name: 'A&am=1' }, amount: paise(1_000), reference: 'x' }),
    ).searchParams.getAll('am'),
  ).toEqual(['10.00']));

it('a code for everybody names only the payee', () =>
  expect(anyAmountUpiLink(payee)).toBe(
    'upi://pay?pa=temple.demo@upi&pn=Hare%20Krishna%20Temple%20(demo)&cu=INR',
  ));
