import { civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import { wordsOf } from '#core/language/all-words.ts';
import type { LetterSamples } from '#core/language/outside-words.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import type { StoredRequest } from '../requests/request-queries.ts';
import { answerLetter } from './answer-letter.ts';
import { dueRequestsLetter } from './due-requests-letter.ts';
import { familyDayLetter } from './family-letter.ts';
import type { LetterPage, Writing } from './letter-page.ts';
import { adminLetter, requestLetter } from './request-letters.ts';
import type { Sample } from './sample.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { sampleBookings } from './sample-bookings.ts';
import { sampleDonations } from './sample-donations.ts';
import { sampleOrders } from './sample-orders.ts';
import { samplePasses } from './sample-passes.ts';

const request = ({ name, subject }: LetterSamples): StoredRequest => ({
  id: 'sample',
  kind: 'contact',
  subject,
  language: 'en',
  details: { topic: 'events', message: 'When is the next Sunday feast?' },
  reference: 'REQ-7K2M',
  sender: { name, email: 'mira@example.com', phone: '+91 98765 43210' },
  createdAt: new Date('2026-11-21T06:00:00Z'),
});

const samples: Record<LetterKey, Sample> = {
  ...{ ...sampleDonations, ...sampleOrders, ...sampleBookings, ...samplePasses, ...sampleAccounts },
  'request-stored': (writing, words) => requestLetter(request(words), writing),
  'request-for-office': (writing, words) => adminLetter(request(words), writing),
  'request-answer': (writing, { name, answer: body, subject }) =>
    answerLetter({ body, reference: 'REQ-7K2M', subject, sender_name: name }, writing),
  'desk-day': (writing, { name }) =>
    dueRequestsLetter(
      {
        name,
        requests: [
          { reference: 'REQ-7K2M', subject: 'Vrindavan tour', sender: 'Gopal Das', assigned: true },
          { reference: 'REQ-3XB9', subject: 'A question', sender: 'Radha Devi', assigned: false },
        ],
      },
      writing,
    ),
  'family-day': (writing, { name, occasion, honoured }) =>
    familyDayLetter(
      civilDate(dayNumber(2026, 11, 29)),
      {
        name,
        titles: [occasion],
        dedication: { inNameOf: honoured, occasion, sevaDate: '2026-11-29' },
      },
      writing,
    ),
};

/** A letter as it would go out, with sample data in its language. */
export function sampleLetter(key: LetterKey, writing: Writing): LetterPage {
  return samples[key](writing, wordsOf(writing.language).letterSamples);
}
