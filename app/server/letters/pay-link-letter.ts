import { href } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import type { PayLink } from '../pay-links/pay-link-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

type Sent = Pick<PayLink, 'id' | 'name' | 'causeTitle' | 'amount' | 'lastDay'>;

/** The link that a donor wished on the telephone. */
export function payLinkLetter({ id, name, causeTitle, amount, lastDay }: Sent, writing: Writing): LetterPage {
  const { words, m, dates, contact } = writing;
  const sum = formatRupees(amount, 'short');
  const until = dates.dayInWords(lastDay);
  return writtenPage(words('pay-link', { sum, cause: causeTitle, until, phone: contact.phone }), {
    title: greeting(writing, name),
    rows: [
      { label: m.forCause, value: causeTitle },
      { label: m.amount, value: sum },
    ],
    href: href('/pay/:id', { id }),
  });
}
