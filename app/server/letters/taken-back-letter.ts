import { href } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import type { TakenBackDonation } from '../donations/taken-back-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/**
 * A manual donation that was taken back: its receipt is void. The staff's reason is not in the
 * letter.
 */
export function takenBackLetter(donation: TakenBackDonation, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const { phone, email } = writing.contact;
  const sum = formatRupees(donation.sum);
  const date = dates.dayInWords(donation.givenOn);
  const values = { number: donation.number, sum, date, phone, email };
  return writtenPage(words(`taken-back-${donation.kind}`, values), {
    title: greeting(writing, donation.name),
    rows: [
      { label: m.voidReceipt, value: donation.number },
      { label: m.dayOfDonation, value: date },
      { label: m.amount, value: sum },
    ],
    href: href('/donationStatus/:id', { id: donation.donationId }),
  });
}
