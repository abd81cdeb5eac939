import { shownIn } from './read-setting.ts';
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
  const shown = (kind: string, text: string) => (masked ? maskedText(kind, text) : text || 'nothing');
  return (findSection(key)?.fields ?? [])
    .map(({ path, label, kind }) => ({ label, kind, was: shownIn(before, path), is: shownIn(after, path) }))
    .filter(({ was, is }) => was !== is)
    .map(({ label, kind, was, is }) => ({ label, before: shown(kind, was), after: shown(kind, is) }));
}

/** '••••4321' of an account number, 'te••••@upi' of a UPI id; names and branches unchanged. */
function maskedText(kind: string, text: string): string {
  if (text === '') return 'nothing';
  if (kind === 'account') return `••••${text.slice(-4)}`;
  if (kind !== 'upi') return text;
  const [name = '', bank = ''] = text.split('@');
  return `${name.slice(0, 2)}••••@${bank}`;
}
