import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { upiLink, upiReference } from './upi-link.ts';

it('fills in payee, amount with two decimals, note and reference, with spaces as %20', () => {
  const link = upiLink({
    payeeId: 'temple.demo@upi',
    payeeName: 'Hare Krishna & Temple',
    amount: paise(110_050),
    note: 'Gift भेंट',
    reference: 'don1',
  });
  expect(link).toBe(
    'upi://pay?pa=temple.demo@upi&pn=Hare%20Krishna%20%26%20Temple&am=1100.50&cu=INR&tn=Gift%20%E0%A4%AD%E0%A5%87%E0%A4%82%E0%A4%9F&tr=don1',
  );
});

it('makes a reference of letters and digits', () => {
  expect(upiReference('don_a-B_c9')).toBe('donaBc9');
});
