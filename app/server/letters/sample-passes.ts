import type { LetterSamples } from '#core/language/outside-words.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import { paise } from '#core/money/paise.ts';
import type { PassLetterSays, PassWaitSays } from '../mail/letter.ts';
import {
  holderLetter,
  type LetterPasses,
  passesReturnedLetter,
  passLetter,
  passWaitLetter,
} from './pass-letters.ts';
import { at, link, type Sample } from './sample.ts';

const passes = ({ name, event, gate, hall, pass }: LetterSamples): LetterPasses => ({
  ...{ id: 'sample', number: 3042, total: paise(50_000), holder: { name }, path: link },
  event: { id: 'sample', title: event, location: hall },
  passes: [10_042, 10_043].map((number) => ({
    ...{ title: pass, number, gate },
    ...{ from: new Date('2026-12-04T12:30:00Z'), until: new Date('2026-12-04T13:30:00Z') },
  })),
});

const ofPasses =
  (says: PassLetterSays): Sample =>
  (writing, words) =>
    passLetter(says, passes(words), writing);

const ofPassesReturned =
  (stray: boolean): Sample =>
  (writing, words) =>
    passesReturnedLetter(passes(words), { amount: paise(50_000), stray }, writing);

const ofPassWait =
  (says: PassWaitSays): Sample =>
  (writing, { name, event, pass }) =>
    passWaitLetter(
      says,
      {
        event: { id: 'sample', title: event, startsAt: new Date('2026-12-04T12:30:00Z') },
        ...{ productTitle: pass, quantity: 2, slot: null, name, path: link, offerUntil: new Date(at) },
      },
      writing,
    );

/** Of passes of events. */
export const samplePasses = {
  'passes-confirmed': ofPasses('confirmed'),
  'passes-asked': ofPasses('asked'),
  'passes-approved': ofPasses('approved'),
  'passes-declined': ofPasses('declined'),
  'passes-cancelled': ofPasses('cancelled'),
  'passes-short': ofPasses('short'),
  'passes-returned': ofPassesReturned(false),
  'passes-returned-stray': ofPassesReturned(true),
  'passes-news': (writing, samples) =>
    holderLetter({ subject: samples.subject, body: samples.answer }, passes(samples), writing),
  'pass-wait-joined': ofPassWait('joined'),
  'pass-wait-offered': ofPassWait('offered'),
} satisfies Partial<Record<LetterKey, Sample>>;
