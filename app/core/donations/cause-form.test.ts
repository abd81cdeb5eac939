import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { readCause, type TypedCause, type TypedDonationType } from './cause-form.ts';

const plain = { address: 'Ghaziabad', pan: 'AAATD0000D', deductionRegistration: null, acceptsForeign: false };
const rules = {
  entities: [
    { id: 'trust', name: 'Trust', ...plain, deductionRegistration: '80G-1' },
    { id: 'society', name: 'Society', ...plain },
  ],
  pictures: ['food-for-life', 'donate'],
};
const good: TypedCause = {
  id: 'annadan',
  title: 'Annadan',
  category: 'food',
  summary: 'Warm meals for everybody who comes.',
  description: 'Rice, lentils and ghee, every day.',
  image: 'food-for-life',
  presets: '501, 1,100 2100',
  target: '1,00,000',
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  legalEntityId: 'trust',
  donationType: 'other',
  position: '3',
  version: '0',
  allowsOwnAmount: 'on',
  taxEligible: 'on',
  csrEligible: 'on',
  allowsForeign: '',
  published: 'on',
};
const empty: TypedDonationType = { id: '', title: '', amount: '', perDay: '', offered: 'yes' };

describe('the form of a cause', () => {
  it('reads amounts, dates, flags and donation types', () => {
    const types = [
      { id: 'plate', title: 'A plate', amount: '50', perDay: '1', offered: 'no' },
      { id: '', title: 'A plate', amount: '100.50', perDay: '', offered: 'yes' },
      empty,
    ];
    expect(readCause(good, types, rules)).toMatchObject({
      ok: true,
      value: {
        presets: [rupees(501), rupees(1_100), rupees(2_100)],
        target: rupees(1_00_000),
        taxEligible: true,
        allowsForeign: false,
        types: [
          { id: 'plate', amount: rupees(50), perDay: 1, offered: false },
          { id: 'a-plate', amount: 100_50, offered: true },
        ],
      },
    });
  });

  it.each(['0', '1000', 'one'])('refuses %j a day', (perDay) => {
    const types = [{ id: '', title: 'A garland', amount: '501', perDay, offered: 'yes' }];
    expect(readCause(good, types, rules)).toMatchObject({
      problems: [{ field: 'types.0.perDay', code: 'number-outside' }],
    });
  });

  it.each<[string, Partial<TypedCause>, string]>([
    ['an invalid address', { id: 'Anna Dan' }, 'id slug-invalid'],
    ['no title', { title: '' }, 'title text-length'],
    ['a picture we do not have', { image: '../etc' }, 'image picture-invalid'],
    ['presets that are no amounts', { presets: '501, many' }, 'presets presets-invalid'],
    ['a preset below the smallest donation', { presets: '5' }, 'presets presets-invalid'],
    ['an end before the beginning', { endsOn: '2026-10-01' }, 'endsOn ends-before-start'],
    ['a day that does not exist', { startsOn: '2026-02-30' }, 'startsOn date-invalid'],
    [
      'a tax receipt of a body without registration',
      { legalEntityId: 'society' },
      'taxEligible entity-no-deduction',
    ],
    ['foreign donations to a body without FCRA', { allowsForeign: 'on' }, 'allowsForeign entity-no-foreign'],
    ['CSR for worship', { category: 'worship' }, 'csrEligible csr-religious'],
    ['nothing that could be given', { allowsOwnAmount: '' }, 'allowsOwnAmount nothing-to-give'],
    ['markup in the words', { description: 'Rice <script>' }, 'description text-markup'],
  ])('refuses %s', (_, instead, problem) => {
    const read = readCause({ ...good, ...instead }, [], rules);
    const codes = read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`);
    expect(codes).toEqual([problem.replace('picture-invalid', 'choice-invalid')]);
  });

  it('refuses a donation type without an amount', () => {
    const read = readCause(good, [{ ...empty, title: 'A plate' }], rules);
    expect(read).toMatchObject({ ok: false, problems: [{ field: 'types.0.amount', code: 'amount-empty' }] });
  });
});
