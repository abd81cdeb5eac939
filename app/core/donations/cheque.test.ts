import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { bankKey, type Cheque, compareCheques } from './cheque.ts';

const radha = { name: 'Radha Devi', email: null, phone: '+919876543210' };
const other = { name: 'Kripa Das', email: null, phone: null };
const known: Cheque = {
  bank: 'State Bank of India',
  account: null,
  total: rupees(1_100),
  givenOn: '2026-11-20',
  donor: radha,
};
const elsewhere = { total: rupees(501), givenOn: '2026-11-21', donor: other };

it.each<[string, Partial<Cheque>, Partial<Cheque>, string]>([
  ['the same entry again', {}, {}, 'same'],
  ['the bank in other capitals', {}, { bank: 'STATE  BANK of india ' }, 'same'],
  ['the donor by the telephone', {}, { donor: { ...other, phone: radha.phone } }, 'same'],
  ['the same entry, now with its account', {}, { account: '4321' }, 'same'],
  ['the same entry, the account left out', { account: '4321' }, {}, 'same'],
  ['the same account', { account: '004321' }, { ...elsewhere, account: '4321' }, 'same'],
  ['more digits of it', { account: '4321' }, { ...elsewhere, account: '004321' }, 'same'],
  ['another account', { account: '4321' }, { ...elsewhere, account: '8765' }, 'other'],
  ['another account of the same donor, for the same', { account: '4321' }, { account: '8765' }, 'other'],
  ['another bank', {}, { bank: 'Canara Bank' }, 'other'],
  ['another donor', {}, { donor: other }, 'account-needed'],
  ['another sum', {}, { total: rupees(501) }, 'account-needed'],
  ['another day', { account: '4321' }, { givenOn: '2026-11-21' }, 'account-needed'],
  ['another donor, with the account', {}, { donor: other, account: '4321' }, 'other'],
  [
    'two gupt donors',
    { donor: { ...other, name: null } },
    { donor: { ...other, name: null } },
    'account-needed',
  ],
])('%s', (_, before, now, answer) => {
  expect(compareCheques({ ...known, ...before }, { ...known, ...now })).toBe(answer);
});

it('banks written in Devanagari differ as their names do', () => {
  expect(bankKey('भारतीय स्टेट बैंक')).not.toBe(bankKey('पंजाब नेशनल बैंक'));
  expect(bankKey('पंजाब  नेशनल बैंक ')).toBe(bankKey('पंजाब नेशनल बैंक'));
});
