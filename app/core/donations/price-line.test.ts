import { describe, expect, it } from 'vitest';
import { rupees, zeroPaise } from '#core/money/paise.ts';
import type { Cause } from './cause.ts';
import type { DonationLineInput } from './donation-input.ts';
import { priceLine } from './price-line.ts';

const cause: Cause = {
  id: 'food-for-life',
  title: 'Food for Life',
  category: 'food',
  summary: '',
  description: '',
  image: 'food-for-life',
  types: [{ id: 'meals-100', title: '100 meals', amount: rupees(5_000) }],
  presets: [],
  allowsOwnAmount: true,
  target: null,
  raised: zeroPaise,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  legalEntityId: 'charity',
  taxEligible: true,
  csrEligible: false,
  allowsForeign: false,
  donationType: 'other',
};
const today = '2026-11-20';
const meals = (quantity: string): DonationLineInput => ({
  causeId: cause.id,
  typeId: 'meals-100',
  ownAmount: null,
  quantity,
});
const own = (ownAmount: string | null, quantity = '1'): DonationLineInput => ({
  causeId: cause.id,
  typeId: null,
  ownAmount,
  quantity,
});

describe('a line at our prices', () => {
  it('uses the price of the type, never one that came with the line', () => {
    const priced = priceLine(cause, { ...meals('2'), ownAmount: '1' }, today);
    expect(priced).toMatchObject({
      ok: true,
      value: { title: '100 meals', unit: rupees(5_000), amount: rupees(10_000) },
    });
  });

  it.each([
    ['501', 50_100],
    ['0010', 1_000],
    ['₹ 1,100.50', 110_050],
    ['५०१', 50_100],
    ['500000', 50_000_000],
  ])('own amount %s', (typed, amount) =>
    expect(priceLine(cause, own(typed), today)).toMatchObject({ ok: true, value: { amount } }),
  );

  it.each([
    ['', 'amount-empty'],
    [null, 'amount-empty'],
    ['-1', 'amount-malformed'],
    ['1e309', 'amount-malformed'],
    ['1,00,0', 'amount-malformed'],
    ['Infinity', 'amount-malformed'],
    ['10.005', 'amount-decimals'],
    ['0', 'amount-too-small'],
    ['0.1', 'amount-too-small'],
    ['9.99', 'amount-too-small'],
    ['500000.01', 'amount-too-large'],
  ])('own amount %j is refused: %s', (typed, code) =>
    expect(priceLine(cause, own(typed), today)).toMatchObject({ ok: false, code }),
  );

  it.each(['0', '-1', '1000', '1.5', '1e2', '', 'many'])('quantity %j is refused', (quantity) =>
    expect(priceLine(cause, meals(quantity), today)).toMatchObject({ code: 'quantity-invalid' }),
  );

  it('reads a quantity in Devanagari digits', () =>
    expect(priceLine(cause, meals('१२'), today)).toMatchObject({ value: { quantity: 12 } }));

  it.each([
    ['unknown cause', null, meals('1'), today, 'cause-unknown'],
    ['unknown type', cause, { ...meals('1'), typeId: 'no-such' }, today, 'type-unknown'],
    [
      'own amount where there is none',
      { ...cause, allowsOwnAmount: false },
      own('501'),
      today,
      'own-amount-refused',
    ],
    ['the day before', cause, meals('1'), '2026-10-31', 'cause-upcoming'],
    ['the day after', cause, meals('1'), '2026-12-01', 'cause-closed'],
  ] as const)('%s', (_, given, line, day, code) =>
    expect(priceLine(given, line, day)).toMatchObject({ ok: false, code }),
  );

  it.each(['2026-11-01', '2026-11-30'])('both ends of a campaign are included: %s', (day) =>
    expect(priceLine(cause, meals('1'), day).ok).toBe(true),
  );
});
