import { href } from 'react-router';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { formatRupees, type Paise, rupeesText } from '#core/money/paise.ts';
import { monthWords } from '#core/pledges/month.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

export type MonthlyDonation = {
  name: string;
  causeId: string;
  causeTitle: string;
  amount: Paise;
  /** The first day of the month it is for. */
  month: string;
  stopToken: string;
};

/**
 * Once a month, to the donor of a pledge. The button opens the checkout with cause and amount; the
 * rest is the donor's.
 */
export function monthlyDonationLetter(
  donation: MonthlyDonation,
  publicUrl: string,
  words: LetterWords,
): LetterPage {
  const sum = formatRupees(donation.amount, 'short');
  const month = monthWords(donation.month);
  const stopAt = `${publicUrl}${href('/monthly-gift/stop/:token', { token: donation.stopToken })}`;
  const { page, button } = words('monthly-gift', {
    ...{ sum, cause: donation.causeTitle, month },
    manage: `${publicUrl}${href('/donation-history/monthly')}`,
    stop: stopAt,
  });
  const query = new URLSearchParams({
    ...{ cause: donation.causeId, type: '', quantity: '1', amount: rupeesText(donation.amount) },
  });
  return {
    ...page,
    title: greeting(donation.name),
    rows: [
      { label: 'For', value: donation.causeTitle },
      { label: 'Amount', value: sum },
      { label: 'Month', value: month },
    ],
    stopAt,
    button: { label: button, href: `${publicUrl}${href('/donation-checkout')}?${query}` },
  };
}
