import { href } from 'react-router';
import { factsOf } from '#core/requests/request-words.ts';
// By their files: letters of the office are in English, whatever the build.
import { requestNames } from '../../messages/en/admin/inbox.ts';
import * as english from '../../messages/en/admin/request-facts.ts';
import type { StoredRequest } from '../requests/request-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/**
 * To the visitor: the reference and what happens next. The address may be anybody's, so nothing
 * that was typed goes into it but a name.
 */
export function requestLetter(request: StoredRequest, writing: Writing): LetterPage {
  const { words, m, dates, answerWords } = writing;
  const { phone, email } = writing.contact;
  const { title: stored, lead: next } = answerWords[request.kind];
  const { reference, subject } = request;
  const values = { reference, about: subject, stored, next, phone, email };
  return writtenPage(words('request-stored', values), {
    title: greeting(writing, request.sender.name),
    rows: [
      { label: m.reference, value: request.reference },
      { label: m.about, value: request.subject },
      { label: m.received, value: dates.longDay(request.createdAt) },
    ],
  });
}

/** To the staff: everything that was asked, and the way to the inbox where it is answered. */
export function adminLetter(request: StoredRequest, { words, dates }: Writing): LetterPage {
  const name = requestNames[request.kind];
  const { sender, reference, subject } = request;
  const day = dates.longDay(request.createdAt);
  return writtenPage(words('request-for-office', { kind: name, reference, about: subject, day }), {
    title: subject,
    rows: [
      { label: 'Reference', value: request.reference },
      { label: 'Name', value: sender.name },
      ...(sender.email ? [{ label: 'E-mail', value: sender.email }] : []),
      ...(sender.phone ? [{ label: 'Phone', value: sender.phone }] : []),
      ...factsOf(request, english),
    ],
    href: href('/admin-dashboard/inbox/:id', { id: request.id }),
  });
}
