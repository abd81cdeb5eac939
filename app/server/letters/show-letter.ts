import { createHash } from 'node:crypto';
import type { Language } from '#core/language/languages.ts';
import type { LetterText } from '#core/letters/letter-model.ts';
import { type LetterKey, letterModel, letterWords } from '#core/letters/letter-texts.ts';
import { readLetterText, type TypedLetter } from '#core/letters/read-letter-text.ts';
import { accept, type FormOutcome } from '#core/result.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { staffVerb } from '../write/staff-write.ts';
import type { Composed } from './letter-page.ts';
import { openWriter } from './letter-writer.ts';
import { sampleLetter } from './sample-letters.ts';

export type ShownLetter = { subject: string; html: string; text: string };

/** A letter with sample data, in these words, composed by the code that composes the true one. */
export async function composeSample(
  services: Services,
  key: LetterKey,
  text: LetterText,
  language: Language,
): Promise<Composed> {
  const { writing, render } = await openWriter(
    services,
    language,
    letterWords(() => text),
  );
  return render(sampleLetter(key, writing));
}

/** The same for a frame on an admin page: pictures are embedded in the HTML itself. */
export async function showLetter(
  services: Services,
  key: LetterKey,
  words: LetterText,
  language: Language = 'en',
): Promise<ShownLetter> {
  const { subject, html, text, attachments } = await composeSample(services, key, words, language);
  const shown = attachments.reduce(
    (letter, { contentId, contentType, content }) =>
      letter.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );
  return { subject, html: shown, text };
}

/** Within ten minutes the same words are one request, however often the button is pressed. */
const once = 10 * 60 * 1_000;

/**
 * Sends a letter with sample data, in the words that were typed, to the member of staff who asks.
 */
export const sendTestLetter = staffVerb({
  permission: 'settings.write',
  run: async ({ services, staff }, key: LetterKey, typed: TypedLetter): Promise<FormOutcome<null>> => {
    const read = readLetterText(letterModel(key), typed);
    if (!read.ok) return read;
    const words = createHash('sha256').update(JSON.stringify(read.value)).digest('hex').slice(0, 16);
    const moment = Math.floor(services.clock().getTime() / once);
    await queueLetter(services.db, services.ids, {
      to: staff.email,
      causeKey: `letter-test:${staff.personId}:${key}:${words}:${moment}`,
      letter: { kind: 'letter-test', key, text: read.value },
    });
    services.wakeups.wake('send-letters');
    return accept(null);
  },
});
