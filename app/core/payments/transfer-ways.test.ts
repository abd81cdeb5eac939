import { expect, it } from 'vitest';
import { templeDefaults } from '../content/temple-settings.ts';
import { rupees } from '../money/paise.ts';
import { transferBy } from './transfer-ways.ts';

const { bank, upi } = templeDefaults;

it.each([
  ['a bank account and a UPI id', { bank, upi }, 1_00_000, 'both'],
  ['more than UPI apps let through', { bank, upi }, 1_00_001, 'bank'],
  ['no UPI id', { bank, upi: null }, 500, 'bank'],
  ['no bank account', { bank: null, upi }, 500, 'upi'],
  ['no bank account, and more than UPI apps let through', { bank: null, upi }, 1_00_001, null],
  ['neither', { bank: null, upi: null }, 500, null],
])('%s', (_, accounts, total, by) => expect(transferBy(accounts, rupees(total))).toBe(by));
