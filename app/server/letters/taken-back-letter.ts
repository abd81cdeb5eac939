import { href } from 'react-router';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { TakenBackDonation } from '../donations/taken-back-queries.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/**
 * A manual donation that was taken back: its receipt is void. The staff's reason is not in the
 * letter.
 */
export function takenBackLetter(
  donation: TakenBackDonation,
  { contact, url }: { contact: Pick<TempleSettings['contact'], 'phone' | 'email'>; url: string },
  words: LetterWords,
): LetterPage {
  const sum = formatRupees(donation.sum);
  const date = dayInWords(donation.givenOn);
  const { phone, email } = contact;
  const values = { number: donation.number, sum, date, phone, email };
  const { page, button } = words(`taken-back-${donation.kind}`, values);
  return {
    ...page,
    title: greeting(donation.name),
    rows: [
      { label: 'Receipt, void', value: donation.number },
      { label: 'Day of the gift', value: date },
      { label: 'Amount', value: sum },
    ],
    button: { label: button, href: `${url}${href('/donationStatus/:id', { id: donation.donationId })}` },
  };
}
