import { href } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { PaymentRole } from '#core/payments/payment.ts';
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
export function returnedLetter(returned: Returned, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const { amount, receipt, name, givenOn, donationId } = returned;
  const sum = formatRupees(amount);
  const date = dates.dayInWords(givenOn);
  return writtenPage(words(happened(returned), { sum, date, stands: effectWords(returned, writing) }), {
    title: greeting(writing, name),
    rows: [
      { label: m.goneBack, value: sum },
      { label: m.dayOfDonation, value: date },
      ...(receipt ? [{ label: receipt.voided ? m.voidReceipt : m.receipt, value: receipt.number }] : []),
    ],
    href: href('/donationStatus/:id', { id: donationId }),
  });
}

function happened({ role, amount, paid }: Returned) {
  if (role === 'duplicate') return 'returned-double';
  if (role !== 'settling') return 'returned-unfit';
  return amount < paid ? 'returned-part' : 'returned-whole';
}

function effectWords({ role, receipt, amount, paid }: Returned, { m }: Writing): string {
  if (role !== 'settling' && receipt && !receipt.voided) return m.donationRemains;
  if (receipt?.voided) return m.receiptIsVoid;
  if (role !== 'settling' || amount >= paid) return m.noReceipt;
  if (!receipt) return m.restRemains;
  return receipt.anew ? m.restReceiptedAnew(receipt.number) : m.restReceipted(receipt.number);
}
