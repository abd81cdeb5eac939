import { href } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { TakenBackDonation } from '../donations/taken-back-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/**
 * A manual donation that was taken back: its receipt is void. The staff's reason is not in the
 * letter.
 */
export function takenBackLetter(
  donation: TakenBackDonation,
  { words, contact: { phone, email } }: Writing,
): LetterPage {
  const sum = formatRupees(donation.sum);
  const date = dayInWords(donation.givenOn);
  const values = { number: donation.number, sum, date, phone, email };
  return writtenPage(words(`taken-back-${donation.kind}`, values), {
    title: greeting(donation.name),
    rows: [
      { label: 'Receipt, void', value: donation.number },
      { label: 'Day of the gift', value: date },
      { label: 'Amount', value: sum },
    ],
    href: href('/donationStatus/:id', { id: donation.donationId }),
  });
}
