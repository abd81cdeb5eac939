import { expect, it } from 'vitest';
import { FormReader } from '#core/fields/form-reader.ts';
import { readCompany } from './read-company.ts';

const typed = { company: 'Yatra Travels Pvt Ltd', gstin: '09aaatd0000d1zo', address: '12 Mall Road, Kanpur' };

it.each([
  ['a registered company', {}, { name: 'Yatra Travels Pvt Ltd', gstin: '09AAATD0000D1ZO' }, []],
  [
    'one that is not registered',
    { gstin: ' ', address: '' },
    { name: 'Yatra Travels Pvt Ltd', gstin: null },
    [],
  ],
  ['nobody', { company: '', gstin: '' }, null, []],
  ['a GSTIN of nobody', { company: ' ' }, null, ['company stay-company-missing']],
  ['a wrong check sign', { gstin: '09AAATD0000D1ZX' }, { gstin: null }, ['gstin gstin-invalid']],
  ['a GSTIN without an address', { address: ' ' }, {}, ['address stay-company-address']],
  ['a name of one letter', { company: 'X' }, {}, ['company text-length']],
])('%s', (_, instead, company, refused) => {
  const form = new FormReader();
  const read = readCompany(form, { ...typed, ...instead });
  if (company === null) expect(read).toBeNull();
  else expect(read).toMatchObject(company);
  expect(form.problems.map(({ field, code }) => `${field} ${code}`)).toEqual(refused);
});
