import { href } from 'react-router';
import { formatRupees, type Paise, rupeesText } from '#core/money/paise.ts';
import { monthWords } from '#core/pledges/month.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

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
export function monthlyDonationLetter(donation: MonthlyDonation, { words, url }: Writing): LetterPage {
  const sum = formatRupees(donation.amount, 'short');
  const month = monthWords(donation.month);
  const stopAt = `${url}${href('/monthly-gift/stop/:token', { token: donation.stopToken })}`;
  const text = words('monthly-gift', {
    ...{ sum, cause: donation.causeTitle, month },
    manage: `${url}${href('/donation-history/monthly')}`,
    stop: stopAt,
  });
  const query = new URLSearchParams({
    ...{ cause: donation.causeId, type: '', quantity: '1', amount: rupeesText(donation.amount) },
  });
  return writtenPage(text, {
    title: greeting(donation.name),
    rows: [
      { label: 'For', value: donation.causeTitle },
      { label: 'Amount', value: sum },
      { label: 'Month', value: month },
    ],
    stopAt,
    href: `${href('/donation-checkout')}?${query}`,
  });
}
