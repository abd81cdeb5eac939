import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readText } from '#core/fields/text.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { readSender } from './read-sender.ts';
import type { RequestFact, RequestOf, RequestWords } from './request-parts.ts';

/** The topics of a message to the staff. */
export const contactTopics = {
  visit: 'Visiting the temple',
  classes: 'Classes and the Gita course',
  donation: 'A donation or a receipt',
  events: 'Events, festivals and sevas',
  stay: 'Guest house and tours',
  shop: 'The shop',
  website: 'This website',
  other: 'Something else',
} as const;
type ContactTopic = keyof typeof contactTopics;

export type ContactDetails = { topic: ContactTopic; message: string };

export const contactFields = ['name', 'email', 'phone', 'topic', 'message'] as const;
const messageLength = { min: 10, max: 2_000 };

/** The form of /contacts (rule F28). */
export function readContact(
  typed: Record<(typeof contactFields)[number], string>,
): FormOutcome<RequestOf<'contact', ContactDetails>> {
  const form = new FormReader();
  const sender = readSender(form, typed, { email: 'required', phone: 'optional' });
  const topic = form.read('topic', readChoice(typed.topic, Object.keys(contactTopics) as ContactTopic[]));
  const message = form.read(
    'message',
    readText(typed.message, { ...messageLength, lines: 'many' }),
    messageLength,
  );
  if (!sender || !topic || message === null || !form.clean) {
    return invalid(form.problems);
  }
  return {
    ok: true,
    value: { kind: 'contact', sender, subject: contactTopics[topic], details: { topic, message } },
  };
}

export function contactFacts({ message }: ContactDetails, m: RequestWords): RequestFact[] {
  return [{ label: m.message, value: message }];
}
