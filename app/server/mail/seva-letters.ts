import { longDay } from '#core/content/date-words.ts';
import { indianDayStart } from '#core/donations/indian-time.ts';
import type { SevaBooking } from '../sevas/seva-queries.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

export type SevaLetterSays = 'booked' | 'booked-office' | 'cancelled' | 'reminder';

const titles: Record<SevaLetterSays, string> = {
  booked: 'Your seva is booked',
  'booked-office': 'A seva was booked',
  cancelled: 'Your seva is cancelled',
  reminder: 'Your seva is tomorrow',
};

const openings: Record<SevaLetterSays, string> = {
  booked: 'Thank you for offering your time. Your place is kept for you.',
  'booked-office': 'Booked on the website.',
  cancelled: 'Your place is free again for somebody else. You are welcome to choose another day.',
  reminder: 'A gentle word that tomorrow is the day of your seva. We look forward to it.',
};

/** About one booking, to the devotee or to the office. */
export function sevaLetter(says: SevaLetterSays, booking: SevaBooking, publicUrl: string): LetterPage {
  const toOffice = says === 'booked-office';
  const day = longDay(indianDayStart(booking.day));
  const page = `${publicUrl}/sevas/booking/${booking.id}`;
  return {
    subject: `${titles[says]} · ${booking.title} · ${booking.reference}`,
    preview: `${booking.title}, ${day}`,
    title: toOffice ? titles[says] : greeting(booking.name),
    ...(says === 'booked' ? { hindi: 'हरे कृष्ण! आपकी सेवा दर्ज हो गई है।' } : {}),
    paragraphs: [openings[says]],
    rows: [
      { label: 'Seva', value: booking.title },
      { label: 'Date', value: day },
      ...(booking.begins ? [{ label: 'Time', value: `${booking.begins} (Indian time)` }] : []),
      { label: 'Where', value: booking.mode === 'online' ? 'From home, online' : 'At the temple' },
      ...(booking.people > 1 ? [{ label: 'People', value: String(booking.people) }] : []),
      { label: 'Reference', value: booking.reference },
      ...(toOffice ? officeRows(booking) : []),
    ],
    ...(says === 'cancelled'
      ? { button: { label: 'Choose another seva', href: `${publicUrl}/sevas` } }
      : toOffice
        ? {}
        : { button: { label: 'See or cancel the booking', href: page } }),
    notes: toOffice
      ? []
      : says === 'cancelled'
        ? ['If you did not cancel it, please tell the temple office.']
        : ['If you cannot come, please cancel with the button, so that somebody else can serve.'],
  };
}

function officeRows({ name, phone, email, coordinator }: SevaBooking) {
  return [
    { label: 'Name', value: name },
    ...(phone ? [{ label: 'Phone', value: phone }] : []),
    ...(email ? [{ label: 'E-mail', value: email }] : []),
    ...(coordinator ? [{ label: 'Coordinator', value: coordinator }] : []),
  ];
}
