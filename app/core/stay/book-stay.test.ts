import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { placeStay } from './book-stay.ts';
import type { StayInput } from './stay-input.ts';
import { firstTerms } from './stay-terms.ts';

const rules = {
  kinds: [{ id: 'suite', title: 'Suite', sleeps: 3, night: rupees(2_500) }],
  days: { from: '2026-11-26', to: '2027-11-25' },
  rates: [],
  terms: [{ ...firstTerms, from: '2026-01-01', depositPercent: 40 }],
  today: '2026-11-25',
};
const input: StayInput = {
  ...{ intentKey: 'intent_0123456789abcdef', kind: 'suite', arrival: '2026-12-01', departure: '2026-12-03' },
  ...{ adults: '2', children: '', rooms: '1', meals: '', name: 'Radha Devi', phone: '9876543210', email: '' },
  ...{
    idKind: 'passport',
    idLast4: '12a4',
    address: '',
    purpose: '',
    note: '',
    company: '',
    gstin: '',
    pay: 'full',
    consent: 'on',
  },
  shownTotal: '500000',
};

describe('a stay that is booked', () => {
  it('costs what our own rates say', () => {
    expect(placeStay(input, rules)).toMatchObject({
      ok: true,
      value: {
        kindId: 'suite',
        due: rupees(5_000),
        guest: { idKind: 'passport', idLast4: '12A4', email: null },
      },
    });
    expect(placeStay({ ...input, pay: 'deposit' }, rules)).toMatchObject({
      value: { due: rupees(2_000), price: { total: rupees(5_000) } },
    });
  });

  it('pays for no meals where none are offered', () => {
    expect(placeStay({ ...input, meals: 'on' }, rules)).toMatchObject({ value: { price: { meals: 0 } } });
  });

  it('asks everything at once', () => {
    const empty = Object.fromEntries(Object.keys(input).map((field) => [field, ''])) as StayInput;
    const placed = placeStay(empty, rules);
    expect(placed.ok ? [] : placed.problems.map(({ field }) => field)).toEqual([
      'intentKey',
      'kind',
      'arrival',
      'departure',
      'adults',
      'name',
      'phone',
      'idKind',
      'idLast4',
      'consent',
    ]);
  });

  it.each<[string, Partial<StayInput>, string, string]>([
    ['a departure before the arrival', { departure: '2026-12-01' }, 'departure', 'check-out-first'],
    ['more than a month', { departure: '2027-01-01' }, 'departure', 'date-outside'],
    ['a day that is over', { arrival: '2026-11-25' }, 'arrival', 'date-outside'],
    ['nobody', { adults: '0' }, 'adults', 'number-outside'],
    ['more people than beds', { adults: '4' }, 'rooms', 'stay-too-small'],
    ['a whole number of a paper', { idLast4: '123412341234' }, 'idLast4', 'id-last-four'],
    ['another price than shown', { shownTotal: '100' }, 'total', 'total-changed'],
    ['another kind', { kind: 'palace' }, 'kind', 'choice-invalid'],
    [
      'a sum that nobody may pay at once',
      { rooms: '20', adults: '60', departure: '2026-12-31', shownTotal: '150000000' },
      'total',
      'stay-too-large',
    ],
  ])('refuses %s', (_, instead, field, code) => {
    expect(placeStay({ ...input, ...instead }, rules)).toMatchObject({ problems: [{ field, code }] });
  });
});
