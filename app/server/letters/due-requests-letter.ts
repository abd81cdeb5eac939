import { href } from 'react-router';
import type { DueRequests } from '../requests/due-requests.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** To one of the staff: the requests of which they are to be reminded today. */
export function dueRequestsLetter({ name, requests }: DueRequests, writing: Writing): LetterPage {
  const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
  return writtenPage(writing.words('desk-day', { requests: count }), {
    title: greeting(writing, name),
    rows: requests.map(({ reference, subject, sender, assigned }) => ({
      label: sender,
      value: [subject, reference, ...(assigned ? [] : ['with nobody yet'])].join(' · '),
    })),
    href: `${href('/admin-dashboard/inbox')}?due=1`,
  });
}
