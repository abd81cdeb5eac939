import type { FieldSpec } from '../edited-fields/field-spec.ts';
import { inputName } from '../edited-fields/field-spec.ts';
import { writeFields } from '../edited-fields/write-fields.ts';
import { findSection } from './setting-sections.ts';

/** The settings with the accounts for donations by transfer. */
export const donationsAccounts = { bank: 'bank account', upi: 'UPI id' } as const;
export type DonationsAccount = keyof typeof donationsAccounts;

export function isDonationsAccount(key: string): key is DonationsAccount {
  return Object.hasOwn(donationsAccounts, key);
}

/** A changed field as a letter may show it. */
export type AccountChange = { label: string; before: string; after: string };

/**
 * What changed between two values of such a setting; numbers and ids masked, unless they are to be
 * compared.
 */
export function accountChanges(
  key: DonationsAccount,
  before: unknown,
  after: unknown,
  { masked = true } = {},
): AccountChange[] {
  const shown = (type: FieldSpec['type'], text: string) =>
    masked ? maskedText(type, text) : text || 'nothing';
  const fields = findSection(key)?.fields ?? [];
  const [was, is] = [before, after].map((value) => writeFields(fields, value));
  return fields
    .map((field) => ({ field, was: was?.[inputName(field)] ?? '', is: is?.[inputName(field)] ?? '' }))
    .filter(({ was, is }) => was !== is)
    .map(({ field: { label, type }, was, is }) => ({
      label,
      before: shown(type, was),
      after: shown(type, is),
    }));
}

/** '••••4321' of an account number, 'te••••@upi' of a UPI id; names and branches unchanged. */
function maskedText(type: FieldSpec['type'], text: string): string {
  if (text === '') return 'nothing';
  if (type === 'account') return `••••${text.slice(-4)}`;
  if (type !== 'upi') return text;
  const [name = '', bank = ''] = text.split('@');
  return `${name.slice(0, 2)}••••@${bank}`;
}
