import { describe, expect, it } from 'vitest';
import { rupees, zeroPaise } from '#core/money/paise.ts';
import type { Cause } from './cause.ts';
import type { DonationInput, DonationLineInput } from './donation-input.ts';
import { placeDonation } from './place-donation.ts';
import type { LegalEntity } from './receipt.ts';

const entity = (id: string, instead: Partial<LegalEntity> = {}): LegalEntity => ({
  id,
  name: id,
  address: 'Ghaziabad',
  pan: 'AAATD0000D',
  deductionRegistration: '80G',
  acceptsForeign: false,
  ...instead,
});

const cause = (id: string, instead: Partial<Cause> = {}): Cause => ({
  id,
  title: id,
  category: 'food',
  summary: '',
  description: '',
  image: '',
  types: [{ id: 'meals', title: '100 meals', amount: rupees(5_000) }],
  presets: [],
  allowsOwnAmount: true,
  target: null,
  raised: zeroPaise,
  startsOn: null,
  endsOn: null,
  legalEntityId: 'charity',
  taxEligible: true,
  csrEligible: false,
  allowsForeign: false,
  donationType: 'other',
  ...instead,
});

const rules = {
  today: '2026-11-20',
  causes: [
    cause('food'),
    cause('cows'),
    cause('past', { endsOn: '2026-11-19' }),
    cause('untaxed', { taxEligible: false }),
    cause('open', { legalEntityId: 'fcra', allowsForeign: true }),
    cause('home-only', { legalEntityId: 'fcra' }),
    cause('unregistered', { legalEntityId: 'young' }),
  ],
  entities: [
    entity('charity'),
    entity('fcra', { acceptsForeign: true }),
    entity('young', { deductionRegistration: null }),
  ],
};

const own = (causeId: string, ownAmount: string): DonationLineInput => ({
  causeId,
  typeId: null,
  ownAmount,
  quantity: '1',
});
const meals = (causeId: string, quantity = '1'): DonationLineInput => ({
  causeId,
  typeId: 'meals',
  ownAmount: null,
  quantity,
});

const input = (instead: Partial<DonationInput> = {}): DonationInput => ({
  intentKey: 'AAAAAAAAAAAAAAAAAAAAAA',
  lines: [meals('food', '2'), own('cows', '501.50')],
  path: 'tax',
  citizenship: 'indian',
  name: ' राधा देवी ',
  email: 'radha@Example.COM',
  phone: '098765 43210',
  pan: 'abcpe1234f',
  addressLine: '12 Lotus Lane',
  city: 'Ghaziabad',
  state: 'Uttar Pradesh',
  pin: '201015',
  inNameOf: '',
  occasion: '',
  sevaDate: '',
  message: '',
  consent: 'on',
  shownTotal: '',
  ...instead,
});

const problems = (instead: Partial<DonationInput>) => {
  const placed = placeDonation(input(instead), rules);
  return placed.ok ? [] : placed.problems.map(({ field, code }) => `${field}: ${code}`);
};

describe('a valid input', () => {
  it('becomes a donation at our prices with normalized text', () => {
    expect(placeDonation(input(), rules)).toMatchObject({
      ok: true,
      value: {
        legalEntityId: 'charity',
        total: 1_050_150,
        lines: [{ amount: 1_000_000, unit: 500_000, quantity: 2 }, { amount: 50_150 }],
        donor: { name: 'राधा देवी', email: 'radha@example.com', pan: 'ABCPE1234F', phone: '+919876543210' },
        inNameOf: null,
      },
    });
  });

  it('stores nothing personal of a gupt donation, whatever was sent', () => {
    const placed = placeDonation(input({ path: 'gupt', message: 'x', inNameOf: '<b>', pan: 'wrong' }), rules);
    const stored = placed.ok
      ? [...Object.values(placed.value.donor), placed.value.inNameOf, placed.value.message]
      : [];
    expect(stored).toEqual(Array(10).fill(null));
  });

  it('requires no PAN of a named donor, and no e-mail of anybody', () => {
    expect(problems({ path: 'named', pan: 'wrong', pin: '', email: '' })).toEqual([]);
    expect(problems({ email: ' ' })).toEqual([]);
  });

  it('accepts a foreign citizen’s donation where the body and every cause may, and an Indian passport anywhere', () => {
    expect(problems({ citizenship: 'foreign', lines: [own('open', '100')] })).toEqual([]);
    expect(problems({ citizenship: 'nri' })).toEqual([]);
  });

  it('agrees with the total that was shown', () => expect(problems({ shownTotal: '1050150' })).toEqual([]));
});

describe('a refused input', () => {
  it.each<[string, Partial<DonationInput>, string[]]>([
    ['no key', { intentKey: '' }, ['intentKey: intent-malformed']],
    ['an empty cart', { lines: [] }, ['lines: cart-empty']],
    ['500 items', { lines: Array(500).fill(meals('food')) }, ['lines: too-many-lines']],
    ['unknown cause', { lines: [meals('food'), meals('none')] }, ['lines.1.causeId: cause-unknown']],
    ['closed cause', { lines: [meals('past')] }, ['lines.0.causeId: cause-closed']],
    ['a type of nobody', { lines: [{ ...meals('food'), typeId: '' }] }, ['lines.0.typeId: type-unknown']],
    ['a thousand of it', { lines: [meals('food', '1000')] }, ['lines.0.quantity: quantity-invalid']],
    ['nine rupees', { lines: [own('food', '9.99')] }, ['lines.0.ownAmount: amount-too-small']],
    ['more than may go online', { lines: [meals('food', '101')] }, ['total: total-too-large']],
    ['a tampered or outdated total', { shownTotal: '100' }, ['total: total-changed']],
    ['two receiving bodies', { lines: [meals('food'), meals('open')] }, ['lines: entities-mixed']],
    ['foreign', { citizenship: 'foreign' }, ['citizenship: foreign-not-accepted']],
    [
      'foreign in part',
      { citizenship: 'foreign', lines: [meals('open'), meals('home-only')] },
      ['lines: foreign-mixed'],
    ],
    [
      'foreign, registered body, home cause',
      { citizenship: 'foreign', lines: [meals('home-only')] },
      ['citizenship: foreign-not-accepted'],
    ],
    ['certificate for a cause without', { lines: [meals('untaxed')] }, ['path: tax-not-eligible']],
    ['certificate of an unregistered body', { lines: [meals('unregistered')] }, ['path: tax-not-eligible']],
    ['no consent', { consent: '' }, ['consent: consent-needed']],
    [
      'invented path and passport',
      { path: 'free', citizenship: 'x' },
      ['path: choice-invalid', 'citizenship: choice-invalid'],
    ],
    ['a PAN of the wrong shape', { pan: 'ABCDE12345' }, ['pan: pan-invalid']],
    ['a hostile name', { name: '<script>' }, ['name: name-invalid']],
    ['a NUL', { message: 'a\u0000b' }, ['message: text-forbidden']],
  ])('%s', (_, instead, expected) => expect(problems(instead)).toEqual(expected));

  it('reports every problem at once', () => {
    const all = problems({
      lines: [own('food', '-1'), meals('food', '0')],
      name: '',
      email: 'x',
      phone: '1',
      pan: '',
      addressLine: '',
      city: '',
      state: 'Utopia',
      pin: '0',
      consent: '',
    });
    expect(all.map((problem) => problem.split(':')[0])).toEqual([
      'lines.0.ownAmount',
      'lines.1.quantity',
      'consent',
      'name',
      'email',
      'phone',
      'pan',
      'addressLine',
      'city',
      'state',
      'pin',
    ]);
  });
});
