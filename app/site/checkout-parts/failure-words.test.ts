import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

it('names why a payment failed only where that helps', () => {
  expect(failureWords('insufficient_funds')).toBe('The bank says the balance was not enough.');
  expect(failureWords('BAD_REQUEST_ERROR')).toBeNull();
  expect(failureWords('constructor')).toBeNull();
});
