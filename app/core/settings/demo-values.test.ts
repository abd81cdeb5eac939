import { expect, it } from 'vitest';
import { templeDefaults } from '../content/temple-settings.ts';
import { demoValues } from './demo-values.ts';

const { bank, shop, upi } = templeDefaults;
const real = { ...bank, accountName: 'Mandir', accountNumber: '912010012345678', bank: 'Axis Bank' };
const seller = { ...shop, seller: 'Mandir', address: 'Sector 4, Ghaziabad' };

it('names what an owner has not entered yet', () => {
  expect(demoValues(templeDefaults)).toEqual(['contact', 'bank', 'upi', 'csr', 'shop']);
  const own = { id: 'mandir@sbi', payee: 'Mandir' };
  expect(demoValues({ ...templeDefaults, upi: own })).toEqual(['contact', 'bank', 'csr', 'shop']);
});

it.each([
  ['bank', 'saved as it stands, its parts in the order of the database', turned(bank), true],
  ['bank', 'with another branch', { ...bank, branch: 'Kavi Nagar' }, true],
  ['bank', 'with the demo’s branch code', real, true],
  ['bank', 'said, in a branch of the same name', { ...real, branchCode: 'UTIB0000001' }, false],
  ['bank', 'none', { accountName: '', accountNumber: '', bank: '', branch: '', branchCode: '' }, false],
  ['upi', 'paid to the demo’s name', { ...upi, id: 'mandir@sbi' }, true],
  ['upi', 'none', { id: '', payee: '' }, false],
  ['shop', 'with one switch turned', { ...shop, buyerCancels: false }, true],
  ['shop', 'whose bills have gone on to the next mark', { ...shop, billMark: 'B' }, true],
  ['shop', 'with the demo’s GSTIN', seller, true],
  ['shop', 'not registered', { ...seller, gstin: 'none' }, false],
])('%s %s', (key, _what, value, unset) =>
  expect(demoValues({ ...templeDefaults, [key]: value }).some((one) => one === key)).toBe(unset),
);

function turned(value: object): object {
  return Object.fromEntries(Object.entries(value).reverse());
}
