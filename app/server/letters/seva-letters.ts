import { href } from 'react-router';
import { longDay } from '#core/time/date-words.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { SevaLetterSays } from '../mail/letter.ts';
import type { SevaBooking } from '../sevas/seva-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** About one booking, to the devotee or to the staff. */
export function sevaLetter(says: SevaLetterSays, booking: SevaBooking, { words }: Writing): LetterPage {
  const toAdmin = says === 'booked-office';
  const day = longDay(templeDayStart(booking.day));
  const { title: seva, reference } = booking;
  const atSite = says === 'cancelled' ? href('/sevas') : href('/sevas/booking/:id', { id: booking.id });
  return writtenPage(words(`seva-${says}`, { seva, day, reference }), {
    title: toAdmin ? 'A seva was booked' : greeting(booking.name),
    rows: [
      { label: 'Seva', value: booking.title },
      { label: 'Date', value: day },
      ...(booking.begins ? [{ label: 'Time', value: `${booking.begins} (Indian time)` }] : []),
      { label: 'Where', value: booking.mode === 'online' ? 'From home, online' : 'At the temple' },
      ...(booking.people > 1 ? [{ label: 'People', value: String(booking.people) }] : []),
      { label: 'Reference', value: booking.reference },
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
