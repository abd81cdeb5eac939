import { href } from 'react-router';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { SevaLetterSays } from '../mail/letter.ts';
import type { SevaBooking } from '../sevas/seva-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** About one booking, to the devotee or to the staff. */
export function sevaLetter(says: SevaLetterSays, booking: SevaBooking, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const toAdmin = says === 'booked-office';
  const day = dates.longDay(templeDayStart(booking.day));
  const { title: seva, reference } = booking;
  const atSite = says === 'cancelled' ? href('/sevas') : href('/sevas/booking/:id', { id: booking.id });
  return writtenPage(words(`seva-${says}`, { seva, day, reference }), {
    title: toAdmin ? 'A seva was booked' : greeting(writing, booking.name),
    rows: [
      { label: m.seva, value: booking.title },
      { label: m.date, value: day },
      ...(booking.begins ? [{ label: m.time, value: m.indianTime(booking.begins) }] : []),
      { label: m.where, value: booking.mode === 'online' ? m.online : m.atTemple },
      ...(booking.people > 1 ? [{ label: m.people, value: String(booking.people) }] : []),
      { label: m.reference, value: booking.reference },
      ...(toAdmin ? adminRows(booking) : []),
    ],
    href: toAdmin ? href('/admin-dashboard/bookings') : atSite,
  });
}

function adminRows({ name, phone, email, coordinator }: SevaBooking) {
  return [
    { label: 'Name', value: name },
    ...(phone ? [{ label: 'Phone', value: phone }] : []),
    ...(email ? [{ label: 'E-mail', value: email }] : []),
    ...(coordinator ? [{ label: 'Coordinator', value: coordinator }] : []),
  ];
}
