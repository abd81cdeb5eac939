import { expect, it } from 'vitest';
import { awaitsReceipt, donationStates } from './donation-state.ts';

it('no message promises a receipt for a donation that was closed or refunded', () => {
  const closed = donationStates.filter((state) => !awaitsReceipt(state));
  expect(closed).toEqual(['expired', 'cancelled', 'refunded']);
});
