import { describe, expect, it } from 'vitest';
import { rupees, zeroPaise } from '#core/money/paise.ts';
import type { Cause } from './cause.ts';
import { readManualDonation, type TypedManualDonation } from './manual-donation.ts';
import { typedManualDonation } from './test-manual-donation.ts';

const cause: Cause = {
  id: 'food-for-life',
  title: 'Food for Life',
  category: 'food',
  summary: '',
  description: '',
  image: 'food-for-life',
  types: [],
  presets: [],
  allowsOwnAmount: true,
  target: null,
  raised: zeroPaise,
  startsOn: null,
  endsOn: null,
  legalEntityId: 'trust',
  taxEligible: true,
  csrEligible: false,
  allowsForeign: false,
  donationType: 'other',
};
const entity = {
  id: 'trust',
  name: 'Trust',
  address: 'Ghaziabad',
  pan: 'AAATD0000D',
  deductionRegistration: '80G-1',
  acceptsForeign: false,
};
const rules = {
  causes: [cause, { ...cause, id: 'worship', taxEligible: false }],
  entities: [entity],
  today: '2026-11-21',
};
const problemsOf = (instead: Partial<TypedManualDonation>) => {
  const read = readManualDonation({ ...typedManualDonation, ...instead }, rules);
  return read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`);
};

describe('a manual donation', () => {
  it('needs no more than a name at the counter', () => {
    expect(readManualDonation(typedManualDonation, rules)).toMatchObject({
      ok: true,
      value: { mode: 'cash', total: rupees(1_100), donor: { name: 'Radha Devi', phone: null }, paper: null },
    });
  });

  it.each<[string, Partial<TypedManualDonation>, string[]]>([
    ['cash just under the bar', { amount: '1,99,999.99' }, []],
    ['cash of the barred sum', { amount: '2,00,000' }, ['amount cash-barred']],
    ['quiet cash of the barred sum', { amount: '2,00,000', path: 'gupt' }, ['amount cash-barred']],
    ['a cheque of more', { mode: 'cheque', amount: '5,00,000', paper: '123 456', bank: 'SBI' }, []],
    ['a cheque without its number', { mode: 'cheque', bank: 'SBI' }, ['paper cheque-invalid']],
    ['a cheque with its account', { mode: 'cheque', paper: '123456', bank: 'SBI', account: '00 43-21' }, []],
    [
      'a cheque with half an account',
      { mode: 'cheque', paper: '123456', bank: 'SBI', account: '432' },
      ['account account-digits-invalid'],
    ],
    ['a transfer', { mode: 'bank', paper: 'SBIN0123456789012345' }, []],
    ['a transfer without reference', { mode: 'bank' }, ['paper utr-invalid']],
    ['a day to come', { givenOn: '2026-11-22' }, ['givenOn date-outside']],
    ['an invalid day', { givenOn: '2026-02-30' }, ['givenOn date-invalid']],
    ['nothing', { amount: '0' }, ['amount amount-none']],
    ['no name', { name: '' }, ['name name-invalid']],
    ['a certificate for worship', { path: 'tax', causeId: 'worship' }, ['path tax-not-eligible']],
    ['an unknown cause', { causeId: 'x' }, ['causeId choice-invalid']],
    ['a foreign donor', { citizenship: 'foreign' }, ['citizenship foreign-not-accepted']],
    ['a forged key', { intentKey: "'; drop" }, ['intentKey intent-malformed']],
  ])('%s', (_, instead, problems) => {
    const taxless =
      instead.path === 'tax' ? problemsOf(instead).filter((one) => one.startsWith('path')) : null;
    expect(taxless ?? problemsOf(instead)).toEqual(problems);
  });

  it('requires PAN and address where a certificate is requested', () => {
    const required = ['pan pan-invalid', 'addressLine address-invalid', 'city city-invalid'];
    expect(problemsOf({ path: 'tax' })).toEqual([...required, 'state state-invalid', 'pin pin-invalid']);
  });

  it('stores nothing personal of a gupt donation', () => {
    const read = readManualDonation(
      { ...typedManualDonation, path: 'gupt', phone: '9876543210', inNameOf: 'Radha' },
      rules,
    );
    expect(read).toMatchObject({ ok: true, value: { donor: { name: null, phone: null }, inNameOf: null } });
  });
});
