import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { Services } from '../services.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** What the office wrote to whoever sent a request; null when it is gone. */
export async function findAnswerLetter(
  { db }: Services,
  answerId: string,
  contact: TempleSettings['contact'],
): Promise<LetterPage | null> {
  const answer = await db
    .selectFrom('request_answers')
    .innerJoin('requests', 'requests.id', 'request_answers.request_id')
    .select(['body', 'reference', 'subject', 'sender_name'])
    .where('request_answers.id', '=', answerId)
    .executeTakeFirst();
  if (!answer) return null;
  const paragraphs = answer.body.split(/\n\s*\n/).map((one) => one.trim());
  return {
    subject: `Re: ${answer.subject} · ${answer.reference}`,
    preview: paragraphs[0]?.slice(0, 120) ?? '',
    title: greeting(answer.sender_name),
    paragraphs,
    notes: [
      `To write back, answer to ${contact.email} and name ${answer.reference}. Our telephone: ${contact.phone}.`,
    ],
  };
}
