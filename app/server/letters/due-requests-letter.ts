import { href } from 'react-router';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import type { DueRequests } from '../requests/due-requests.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** To one of the staff: the requests of which they are to be reminded today. */
export function dueRequestsLetter(
  { name, requests }: DueRequests,
  url: string,
  words: LetterWords,
): LetterPage {
  const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
  const { page, button } = words('desk-day', { requests: count });
  return {
    ...page,
    title: greeting(name),
    rows: requests.map(({ reference, subject, sender, assigned }) => ({
      label: sender,
      value: [subject, reference, ...(assigned ? [] : ['with nobody yet'])].join(' · '),
    })),
    button: { label: button, href: `${url}${href('/admin-dashboard/inbox')}?due=1` },
  };
}
