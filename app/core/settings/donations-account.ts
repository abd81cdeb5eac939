import * as office from '#messages/admin/change-facts.ts';
import * as letters from '../../messages/en/admin/change-facts.ts';
import { bank, upi } from '../../messages/en/admin/setting-sections.ts';
import type { FieldSpec } from '../edited-fields/field-spec.ts';
import { inputName } from '../edited-fields/field-spec.ts';
import { writeFields } from '../edited-fields/write-fields.ts';
import { findSection } from './find-section.ts';

/** The settings with the accounts for donations by transfer. */
const donationsAccounts = ['bank', 'upi'] as const;
export type DonationsAccount = (typeof donationsAccounts)[number];

export function isDonationsAccount(key: string): key is DonationsAccount {
  return (donationsAccounts as readonly string[]).includes(key);
}

/**
 * Who reads what changes: the owners in a letter, which is in English as all letters of the office
 * are, or in the office, in the language of its screens.
 */
export type ChangeReader = 'letter' | 'office';

/** The words about a change for its reader. */
export function changeWords(reader: ChangeReader): typeof letters {
  return reader === 'letter' ? letters : office;
}

/** A changed field as it is shown. */
export type AccountChange = { label: string; before: string; after: string };

/**
 * What changed between two values of such a setting. A letter shows no number and no id whole; the
 * office, where they are compared, does.
 */
export function accountChanges(
  key: DonationsAccount,
  before: unknown,
  after: unknown,
  reader: ChangeReader = 'letter',
): AccountChange[] {
  const { nothing } = changeWords(reader);
  const shown = ({ type }: FieldSpec, text: string) =>
    text === '' ? nothing : reader === 'letter' ? maskedText(type, text) : text;
  const labels: Record<string, string> = reader === 'letter' ? { bank, upi }[key] : {};
  const fields = findSection(key)?.fields ?? [];
  const [was, is] = [before, after].map((value) => writeFields(fields, value));
  return fields
    .map((field) => ({ field, was: was?.[inputName(field)] ?? '', is: is?.[inputName(field)] ?? '' }))
    .filter(({ was, is }) => was !== is)
    .map(({ field, was, is }) => ({
      label: labels[field.path] ?? field.label,
      before: shown(field, was),
      after: shown(field, is),
    }));
}

/** '••••4321' of an account number, 'te••••@upi' of a UPI id; names and branches unchanged. */
function maskedText(type: FieldSpec['type'], text: string): string {
  if (type === 'account') return `••••${text.slice(-4)}`;
  if (type !== 'upi') return text;
  const [name = '', bank = ''] = text.split('@');
  return `${name.slice(0, 2)}••••@${bank}`;
}
