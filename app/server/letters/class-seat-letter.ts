import { href } from 'react-router';
import { longDay } from '#core/time/date-words.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { ClassSeat } from '../classes/class-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** To somebody on a class's waiting list who now has a seat. */
export function classSeatLetter(seat: ClassSeat, { words, contact: { phone, email } }: Writing): LetterPage {
  const { title, reference } = seat;
  return writtenPage(words('class-seat', { class: title, reference, phone, email }), {
    title: greeting(seat.name),
    rows: [
      { label: 'Class', value: title },
      { label: 'First day of the course', value: longDay(templeDayStart(seat.startsOn)) },
      { label: 'Time', value: `${seat.from} to ${seat.to} (Indian time)` },
      { label: 'Where', value: seat.venue },
      { label: 'Reference', value: reference },
    ],
    href: href('/classes/:id', { id: seat.classId }),
  });
}
