import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { PaymentRole } from '#core/payments/payment.ts';
import { longDate } from '#core/receipts/receipt-sheet.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

type Returned = {
  amount: Paise;
  paid: Paise;
  role: PaymentRole;
  donationId: string;
  /** Calendar day of the gift in Asia/Kolkata. */
  givenOn: string;
  name: string | null;
  receipt: { number: string; voided: boolean } | null;
};

/** Money that went back, and what it means for the gift and its receipt. */
export function returnedLetter(returned: Returned, publicUrl: string): LetterPage {
  const { amount, receipt, name, givenOn, donationId } = returned;
  const sum = formatRupees(amount);
  return {
    subject: `${sum} has gone back to you`,
    preview: `Your payment of ${longDate(givenOn)}`,
    title: greeting(name),
    paragraphs: [whatHappened(returned), whatStands(returned)],
    rows: [
      { label: 'Gone back', value: sum },
      { label: 'Day of the gift', value: longDate(givenOn) },
      ...(receipt ? [{ label: receipt.voided ? 'Receipt, void' : 'Receipt', value: receipt.number }] : []),
    ],
    button: { label: 'See your gift', href: `${publicUrl}/donationStatus/${donationId}` },
    notes: ['Your bank may need five to seven working days to show it. It goes to the account it came from.'],
  };
}

function whatHappened({ role, amount, paid }: Returned): string {
  const sum = formatRupees(amount);
  if (role === 'duplicate') return `You paid twice for one gift. The second payment, ${sum}, has gone back.`;
  if (role !== 'settling')
    return `A payment of ${sum} did not fit the gift that it was for, and has gone back.`;
  return amount < paid ? `A part of your gift, ${sum}, has gone back.` : `Your gift of ${sum} has gone back.`;
}

function whatStands({ role, receipt, amount, paid }: Returned): string {
  if (role !== 'settling' && receipt && !receipt.voided) {
    return 'Your gift stands as you gave it, and so does its receipt. Thank you for serving with us.';
  }
  if (receipt?.voided) {
    return 'Its receipt is void: please do not use it, and throw away what you printed of it.';
  }
  return role === 'settling' && amount < paid
    ? 'The rest of your gift stands. Thank you for serving with us.'
    : 'No receipt was written for it.';
}
