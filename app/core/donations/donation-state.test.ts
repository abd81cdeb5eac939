import { expect, it } from 'vitest';
import { awaitsReceipt, donationStates } from './donation-state.ts';

it('of a gift that was closed or went back, nobody is told that its receipt is still to come', () => {
  const closed = donationStates.filter((state) => !awaitsReceipt(state));
  expect(closed).toEqual(['expired', 'cancelled', 'refunded']);
});
