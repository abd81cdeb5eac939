import { expect, it } from 'vitest';
import { warningWords } from './warning-words.ts';

it.each([
  ['returned-above-paid', { said: 500_000, instead: 100_000 }, '₹5,000.00 of ₹1,000.00'],
  [
    'time-not-believed',
    { said: '1970-01-01T00:00:01.000Z', instead: '2026-11-20T06:00:00.000Z' },
    '1 Jan 1970, 05:30. 20 Nov 2026, 11:30 counts',
  ],
  ['refund-failed', { number: 'rfnd_1', said: 50_100 }, '₹501.00 did not go back'],
  ['payment-unreadable', { flaw: 'created_at' }, '(created_at)'],
  [
    'event-parked',
    { number: 'evt_1', said: 50_100, flaw: 'payment.captured' },
    '(payment.captured, ₹501.00)',
  ],
] as const)('%s shows what the gateway reported', (kind, facts, words) => {
  const shown = warningWords({ kind, facts });
  expect(shown.said).toContain(words);
  expect(Object.values(warningWords({ kind, facts: {} })).join(' ')).not.toMatch(/undefined|NaN|Invalid/);
});
