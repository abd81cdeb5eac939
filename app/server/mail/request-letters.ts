import { longDay } from '#core/content/date-words.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { factsOf, requestWords } from '#core/requests/request-words.ts';
import type { StoredRequest } from '../requests/request-queries.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/**
 * To the visitor: the reference and what happens next. The address may be anybody's, so nothing that was typed goes
 * into it but a name.
 */
export function requestLetter(request: StoredRequest, contact: TempleSettings['contact']): LetterPage {
  const { stored, next } = requestWords[request.kind];
  return {
    subject: `Reference ${request.reference} · ${request.subject}`,
    preview: stored,
    title: greeting(request.sender.name),
    hindi: 'हरे कृष्ण! आपका संदेश हमें मिल गया है।',
    paragraphs: [stored, next],
    rows: [
      { label: 'Reference', value: request.reference },
      { label: 'About', value: request.subject },
      { label: 'Received', value: longDay(request.createdAt) },
    ],
    notes: [
      `To ask about it, call ${contact.phone} or write to ${contact.email} and name the reference.`,
      'If this was not you, you need not do anything.',
    ],
  };
}

/** To the office: everything that was asked. */
export function officeLetter(request: StoredRequest): LetterPage {
  const { name } = requestWords[request.kind];
  const { sender } = request;
  return {
    subject: `${name} ${request.reference}: ${request.subject}`,
    preview: request.subject,
    title: request.subject,
    paragraphs: [`${name} from the website, received on ${longDay(request.createdAt)}.`],
    rows: [
      { label: 'Reference', value: request.reference },
      { label: 'Name', value: sender.name },
      ...(sender.email ? [{ label: 'E-mail', value: sender.email }] : []),
      ...(sender.phone ? [{ label: 'Phone', value: sender.phone }] : []),
      ...factsOf(request),
    ],
  };
}
