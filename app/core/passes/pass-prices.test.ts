import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { passPrices } from './event-passes.ts';

const now = new Date('2026-11-20T06:00:00Z');
const soon = new Date('2026-11-25T06:00:00Z');
const seat = { price: rupees(501), early: { price: rupees(351), until: soon }, onSale: true };
const free = { price: rupees(0), early: null, onSale: true };
const tent = { price: rupees(200), early: null, onSale: false };

it.each([
  [[free], now, { free: true, from: null }],
  [[free, seat], now, { free: true, from: rupees(351) }],
  [[free, seat], soon, { free: true, from: rupees(501) }],
  [[seat, tent], now, { free: false, from: rupees(351) }],
  [[], now, { free: false, from: null }],
])('says from which price on passes are had', (products, at, prices) => {
  expect(passPrices(products, at)).toEqual(prices);
});
