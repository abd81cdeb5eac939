import type { Services } from '../services.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

export type RequestAnswer = { body: string; reference: string; subject: string; sender_name: string };

/** The staff's answer to whoever sent a request; null when it was deleted. */
export async function findRequestAnswer({ db }: Services, answerId: string): Promise<RequestAnswer | null> {
  const answer = await db
    .selectFrom('request_answers')
    .innerJoin('requests', 'requests.id', 'request_answers.request_id')
    .select(['body', 'reference', 'subject', 'sender_name'])
    .where('request_answers.id', '=', answerId)
    .executeTakeFirst();
  return answer ?? null;
}

export function answerLetter(
  { body, reference, subject, sender_name }: RequestAnswer,
  writing: Writing,
): LetterPage {
  const {
    words,
    contact: { phone, email },
  } = writing;
  const beginning = (body.trim().split(/\n\s*\n/)[0] ?? '').trim().slice(0, 120);
  const values = { answer: body, beginning, about: subject, reference, phone, email };
  return writtenPage(words('request-answer', values), { title: greeting(writing, sender_name) });
}
