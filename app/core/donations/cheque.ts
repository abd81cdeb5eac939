import type { Paise } from '#core/money/paise.ts';
import type { Donor } from './place-donation.ts';

/** A cheque as it is entered; two that are compared have the same number. */
export type Cheque = {
  bank: string;
  /** The last digits of the account, as many as were written down; null: none. */
  account: string | null;
  total: Paise;
  givenOn: string;
  donor: Pick<Donor, 'name' | 'email' | 'phone'>;
};

/**
 * Whether a cheque was entered before. Numbers repeat over the accounts of one bank (the first leaf
 * of every book), so number and bank alone prove nothing: 'same' by its account, or by donor, sum
 * and day; 'account-needed' where only the account could decide and nobody wrote it down.
 */
export function compareCheques(known: Cheque, cheque: Cheque): 'same' | 'other' | 'account-needed' {
  if (bankKey(known.bank) !== bankKey(cheque.bank)) return 'other';
  if (known.account !== null && cheque.account !== null)
    return known.account.endsWith(cheque.account) || cheque.account.endsWith(known.account)
      ? 'same'
      : 'other';
  const sameDonation = known.total === cheque.total && known.givenOn === cheque.givenOn;
  if (sameDonation && isSameDonor(known.donor, cheque.donor)) return 'same';
  return cheque.account === null ? 'account-needed' : 'other';
}

/** A bank by its name in any script, ignoring spaces and case: 'State Bank ' is 'STATE BANK'. */
export function bankKey(bank: string): string {
  return plain(bank).replace(/[^\p{L}\p{M}\p{N}_]/gu, '');
}

function isSameDonor(one: Cheque['donor'], other: Cheque['donor']): boolean {
  return (['name', 'email', 'phone'] as const).some((mark) => {
    const [known, typed] = [one[mark], other[mark]];
    return known !== null && typed !== null && plain(known) === plain(typed);
  });
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
}
