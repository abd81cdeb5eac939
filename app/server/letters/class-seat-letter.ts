import { href } from 'react-router';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { ClassSeat } from '../classes/class-queries.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** To somebody on a class's waiting list who now has a seat. */
export function classSeatLetter(
  seat: ClassSeat,
  { contact, url }: { contact: Pick<TempleSettings['contact'], 'phone' | 'email'>; url: string },
  words: LetterWords,
): LetterPage {
  const { title, reference } = seat;
  const { phone, email } = contact;
  const { page, button } = words('class-seat', { class: title, reference, phone, email });
  return {
    ...page,
    title: greeting(seat.name),
    rows: [
      { label: 'Class', value: title },
      { label: 'First day of the course', value: longDay(templeDayStart(seat.startsOn)) },
      { label: 'Time', value: `${seat.from} to ${seat.to} (Indian time)` },
      { label: 'Where', value: seat.venue },
      { label: 'Reference', value: reference },
    ],
    button: { label: button, href: `${url}${href('/classes/:id', { id: seat.classId })}` },
  };
}
