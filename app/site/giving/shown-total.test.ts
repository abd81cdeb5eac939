import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { shownTotal } from './shown-total.ts';

const cause = {
  types: [{ id: 'meals-20', title: '20 meals', amount: rupees(1_000) }],
  presets: [rupees(501)],
  allowsOwnAmount: true,
};

it.each([
  ['a type, twice', { choice: 'type:meals-20', quantity: '2' }, 2_000],
  ['a suggested amount', { choice: 'amount:501', quantity: '1' }, 501],
  ['an own amount', { choice: 'own', ownAmount: '1,100', quantity: '3' }, 3_300],
  ['no own amount yet', { choice: 'own', ownAmount: '', quantity: '1' }, null],
  ['a type that is gone', { choice: 'type:gone', quantity: '1' }, null],
  ['no count', { choice: 'amount:501', quantity: '0' }, null],
  ['half a piece', { choice: 'amount:501', quantity: '1.5' }, null],
])('%s', (_, fields, total) =>
  expect(shownTotal(cause, new Map(Object.entries(fields)))).toBe(total === null ? null : rupees(total)),
);

it('begins with the first choice', () => {
  expect(shownTotal(cause, null)).toBe(rupees(1_000));
  expect(shownTotal({ ...cause, types: [] }, null)).toBe(rupees(501));
  expect(shownTotal({ ...cause, types: [], presets: [] }, null)).toBeNull();
});
