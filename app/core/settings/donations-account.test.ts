import { expect, it } from 'vitest';
import { accountChanges, isDonationsAccount } from './donations-account.ts';

const bank = {
  accountName: 'Temple Trust',
  accountNumber: '123456784321',
  bank: 'State Bank',
  branch: 'Ghaziabad',
  branchCode: 'SBIN0001234',
};

it('names what changed, and shows no number whole', () => {
  expect(accountChanges('bank', bank, { ...bank, accountNumber: '999956784321', branch: 'Delhi' })).toEqual([
    { label: 'Account number', before: '••••4321', after: '••••4321' },
    { label: 'Branch', before: 'Ghaziabad', after: 'Delhi' },
  ]);
  expect(accountChanges('bank', bank, { ...bank })).toEqual([]);
  const upi = { id: 'temple.trust@upi', payee: 'Temple' };
  expect(accountChanges('upi', upi, { ...upi, id: 'x@bank' })).toEqual([
    { label: 'UPI id', before: 'te••••@upi', after: 'x••••@bank' },
  ]);
  expect(accountChanges('upi', upi, { id: '', payee: '' })).toEqual([
    { label: 'UPI id', before: 'te••••@upi', after: 'nothing' },
    { label: 'Name that UPI apps show', before: 'Temple', after: 'nothing' },
  ]);
});

it.each([
  ['bank', true],
  ['upi', true],
  ['csr', false],
  ['constructor', false],
])('%s: %s', (key, is) => expect(isDonationsAccount(key)).toBe(is));
