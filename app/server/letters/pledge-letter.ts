import { href } from 'react-router';
import { pathIn } from '#core/language/languages.ts';
import { formatRupees, type Paise, rupeesText } from '#core/money/paise.ts';
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
export function monthlyDonationLetter(donation: MonthlyDonation, writing: Writing): LetterPage {
  const { words, m, dates, url, language } = writing;
  const sum = formatRupees(donation.amount, 'short');
  const month = dates.month(donation.month);
  const pageAt = (path: string) => `${url}${pathIn(language, path)}`;
  const stopAt = pageAt(href('/monthly-gift/stop/:token', { token: donation.stopToken }));
  const text = words('monthly-gift', {
    ...{ sum, cause: donation.causeTitle, month },
    manage: pageAt(href('/donation-history/monthly')),
    stop: stopAt,
  });
  const query = new URLSearchParams({
    ...{ cause: donation.causeId, type: '', quantity: '1', amount: rupeesText(donation.amount) },
  });
  return writtenPage(text, {
    title: greeting(writing, donation.name),
    rows: [
      { label: m.forCause, value: donation.causeTitle },
      { label: m.amount, value: sum },
      { label: m.month, value: month },
    ],
    stopAt,
    href: `${href('/donation-checkout')}?${query}`,
  });
}
