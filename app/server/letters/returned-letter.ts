import { href } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { PaymentRole } from '#core/payments/payment.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

export type Returned = {
  amount: Paise;
  paid: Paise;
  role: PaymentRole;
  donationId: string;
  /** Calendar day of the donation in Asia/Kolkata. */
  givenOn: string;
  name: string | null;
  /** The valid one, else a void one; `anew`: it replaced another, which is void. */
  receipt: { number: string; voided: boolean; anew: boolean } | null;
};

/** Money that went back, and what it means for the donation and its receipt. */
export function returnedLetter(returned: Returned, { words }: Writing): LetterPage {
  const { amount, receipt, name, givenOn, donationId } = returned;
  const sum = formatRupees(amount);
  const date = dayInWords(givenOn);
  return writtenPage(words(happened(returned), { sum, date, stands: effectWords(returned) }), {
    title: greeting(name),
    rows: [
      { label: 'Gone back', value: sum },
      { label: 'Day of the gift', value: date },
      ...(receipt ? [{ label: receipt.voided ? 'Receipt, void' : 'Receipt', value: receipt.number }] : []),
    ],
    href: href('/donationStatus/:id', { id: donationId }),
  });
}

function happened({ role, amount, paid }: Returned) {
  if (role === 'duplicate') return 'returned-double';
  if (role !== 'settling') return 'returned-unfit';
  return amount < paid ? 'returned-part' : 'returned-whole';
}

function effectWords({ role, receipt, amount, paid }: Returned): string {
  if (role !== 'settling' && receipt && !receipt.voided) {
    return 'Your gift stands as you gave it, and so does its receipt. Thank you for serving with us.';
  }
  if (receipt?.voided) {
    return 'Its receipt is void: please do not use it, and throw away what you printed of it.';
  }
  return role === 'settling' && amount < paid ? restWords(receipt) : 'No receipt was written for it.';
}

function restWords(receipt: Returned['receipt']): string {
  const thanks = 'The rest of your gift stands. Thank you for serving with us.';
  if (!receipt) return thanks;
  const first = receipt.anew ? 'Its first receipt is void; please use' : 'Its receipt is';
  return `${thanks} ${first} ${receipt.number}, which is over the rest and comes in a letter of its own.`;
}
