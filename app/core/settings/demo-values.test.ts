import { expect, it } from 'vitest';
import { templeDefaults } from '../content/temple-settings.ts';
import { demoValues } from './demo-values.ts';

it('names what an owner has not yet said', () => {
  expect(demoValues(templeDefaults)).toEqual(['contact', 'bank', 'upi', 'csr', 'shop']);
  const upi = { id: 'mandir@sbi', payee: 'Mandir' };
  expect(demoValues({ ...templeDefaults, upi })).toEqual(['contact', 'bank', 'csr', 'shop']);
});
