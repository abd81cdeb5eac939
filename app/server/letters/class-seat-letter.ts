import { href } from 'react-router';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { ClassSeat } from '../classes/class-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** To somebody on a class's waiting list who now has a seat. */
export function classSeatLetter(seat: ClassSeat, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const { phone, email } = writing.contact;
  const { title, reference } = seat;
  return writtenPage(words('class-seat', { class: title, reference, phone, email }), {
    title: greeting(writing, seat.name),
    rows: [
      { label: m.klass, value: title },
      { label: m.firstDay, value: dates.longDay(templeDayStart(seat.startsOn)) },
      { label: m.time, value: m.fromTo(seat.from, seat.to) },
      { label: m.where, value: seat.venue },
      { label: m.reference, value: reference },
    ],
    href: href('/classes/:id', { id: seat.classId }),
  });
}
