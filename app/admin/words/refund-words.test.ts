import { expect, it } from 'vitest';
import { refundAskerWords } from './refund-words.ts';

it.each([
  ['buyer', 'Requested by the buyer'],
  ['guest', 'Requested by the guest'],
  ['site', 'Requested by the site'],
  ['gateway', 'Made at the gateway’s own desk'],
  ['per_7hTq', 'Requested by the office'],
  // What every object has is nobody.
  ['constructor', 'Requested by the office'],
])('says of a refund asked for by %s: %s', (askedBy, words) => {
  expect(refundAskerWords(askedBy)).toBe(words);
});
