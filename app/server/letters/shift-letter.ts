import { templeClock } from '#core/time/temple-day.ts';
import type { ShiftLetterSays } from '../mail/letter.ts';
import type { OwnShift } from '../roster/shift-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

type LetterShift = Pick<OwnShift, 'name' | 'event' | 'duty' | 'place' | 'startsAt' | 'endsAt'> & {
  /** Of the volunteer's page. */
  path: string;
};

/** To somebody who helps at an event, or is asked to. */
export function shiftLetter(says: ShiftLetterSays, shift: LetterShift, writing: Writing): LetterPage {
  const { words, m, dates, contact } = writing;
  const { path, name, event, duty, place, startsAt, endsAt } = shift;
  const day = dates.longDay(startsAt);
  const hours = m.fromTo(templeClock(startsAt), templeClock(endsAt));
  return writtenPage(words(`shift-${says}`, { duty, event, day, hours, phone: contact.phone }), {
    title: greeting(writing, name),
    rows: [
      { label: m.event, value: event },
      { label: m.duty, value: duty },
      { label: m.date, value: day },
      { label: m.time, value: hours },
      ...(place === '' ? [] : [{ label: m.where, value: place }]),
    ],
    href: path,
  });
}
