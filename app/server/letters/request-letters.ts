import { href } from 'react-router';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { factsOf, requestNames } from '#core/requests/request-words.ts';
import { longDay } from '#core/time/date-words.ts';
import type { StoredRequest } from '../requests/request-queries.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/**
 * To the visitor: the reference and what happens next. The address may be anybody's, so nothing
 * that was typed goes into it but a name.
 */
export function requestLetter(
  request: StoredRequest,
  { contact, answerWords }: Pick<TempleSettings, 'contact' | 'answerWords'>,
  words: LetterWords,
): LetterPage {
  const { title: stored, lead: next } = answerWords[request.kind];
  const { reference, subject } = request;
  const { phone, email } = contact;
  const { page } = words('request-stored', { reference, about: subject, stored, next, phone, email });
  return {
    ...page,
    title: greeting(request.sender.name),
    rows: [
      { label: 'Reference', value: request.reference },
      { label: 'About', value: request.subject },
      { label: 'Received', value: longDay(request.createdAt) },
    ],
  };
}

/** To the staff: everything that was asked, and the way to the inbox where it is answered. */
export function adminLetter(request: StoredRequest, publicUrl: string, words: LetterWords): LetterPage {
  const name = requestNames[request.kind];
  const { sender, reference, subject } = request;
  const day = longDay(request.createdAt);
  const { page, button } = words('request-for-office', { kind: name, reference, about: subject, day });
  return {
    ...page,
    title: subject,
    rows: [
      { label: 'Reference', value: request.reference },
      { label: 'Name', value: sender.name },
      ...(sender.email ? [{ label: 'E-mail', value: sender.email }] : []),
      ...(sender.phone ? [{ label: 'Phone', value: sender.phone }] : []),
      ...factsOf(request),
    ],
    ...(button === ''
      ? {}
      : {
          button: {
            label: button,
            href: `${publicUrl}${href('/admin-dashboard/inbox/:id', { id: request.id })}`,
          },
        }),
  };
}
