import { expect, it } from 'vitest';
import { registrationLine } from './registrations.ts';

const trust = { name: 'Trust', deductionRegistration: 'AAATH1234KF20214' };
const plain = { name: 'Trust', deductionRegistration: null };

it.each([
  ['80G', trust, null, 'Trust: 80G AAATH1234KF20214'],
  ['80G and CSR-1', trust, 'CSR00001234', 'Trust: 80G AAATH1234KF20214, CSR-1 CSR00001234'],
  ['CSR-1 alone', plain, 'CSR00001234', 'Trust: CSR-1 CSR00001234'],
  ['no registration', plain, null, null],
  ['no receiver', null, 'CSR00001234', null],
])('%s', (_, entity, csr, line) => expect(registrationLine(entity, csr)).toBe(line));
