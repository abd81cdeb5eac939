import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const seatPlaces = {
  seat: place(places.seatNumber, '5042'),
  title: place(places.seatTitle, 'Mridanga for beginners'),
  day: place(places.seatDay, '6 December 2026'),
};

const text = (subject: string, body: string, notes: string, hindi = '') => ({
  ...{ subject: `${subject} · Booking {seat}`, preview: '{title}, {day}' },
  ...{ hindi, body, button: 'See your booking', notes },
});

const fourDigits = 'The page asks for the last four digits of your telephone number.';
const onlineByTheBank =
  'Your bank may need five to seven working days to show what you paid online. It goes to the account it came from.';

const byTheBank =
  'Your bank may need five to seven working days to show it. It goes to the account it came from.';

const returned = (body: string) =>
  letter({
    places: { seat: seatPlaces.seat, sum: place(places.goneBack, '₹2,500.00') },
    text: {
      ...{ subject: '{sum} has gone back to you · Booking {seat}', preview: 'Booking {seat}', hindi: '' },
      ...{ body, button: 'See your booking', notes: byTheBank },
    },
  });

/** Letters of paid seats. What was paid and what is left to pay are in each of them. */
export const seatTexts = {
  'seat-booked': letter({
    places: seatPlaces,
    text: text(
      'Your seats are booked and paid',
      'Thank you: {title} is booked for you, from {day}. This letter confirms your payment. The dates for your calendar are attached.',
      fourDigits,
      'हरे कृष्ण! हम आपके आने की प्रतीक्षा में हैं।',
    ),
  }),
  'seat-offered': letter({
    places: { ...seatPlaces, until: place(places.offerUntil, '21 November 2026, 18:00') },
    text: {
      ...text(
        'A seat has become free for you',
        '{title} has a seat for you, from {day}. It is yours until {until}: please pay for it by then. After that the next in line has a turn.',
        'If you no longer want it, please cancel it on that page: somebody else is waiting.',
      ),
      button: 'Pay for the seat',
    },
  }),
  'seat-rest': letter({
    places: { ...seatPlaces, until: place(places.offerUntil, '21 November 2026, 18:00') },
    text: {
      ...text(
        'The rest of your booking',
        'A part of the price of {title}, {day}, is left to pay. You can pay it on the site until {until}. If you would rather pay at the temple, leave this letter unanswered.',
        'Nothing of your booking changes.',
      ),
      button: 'Pay the rest',
    },
  }),
  'seat-rest-paid': letter({
    places: seatPlaces,
    text: text(
      'The rest is paid',
      'Thank you: the rest of the price of {title}, {day}, has reached us. This letter confirms your payment.',
      fourDigits,
    ),
  }),
  'seat-cancelled': letter({
    places: seatPlaces,
    text: text(
      'Your booking is cancelled',
      'Your booking of {title}, {day}, is cancelled. If something goes back by the terms of your booking, a second person of the office agrees to it first. We write to you once more when money that you paid online is on its way; what you paid at the desk is handed back to you at the desk.',
      onlineByTheBank,
    ),
  }),
  'seat-called-off': letter({
    places: seatPlaces,
    text: text(
      'It does not take place',
      'We are sorry: {title}, {day}, does not take place, and your booking is cancelled. Everything that you paid goes back, as soon as a second person of the office has agreed. We write to you once more when money that you paid online is on its way; what you paid at the desk is handed back to you at the desk.',
      onlineByTheBank,
    ),
  }),
  'seat-short': letter({
    places: seatPlaces,
    text: text(
      'Your payment came too late for the seats',
      'Your payment for {title} has reached us, but it came after the time for which your seats were held, and we can no longer give them to you. We are sorry. All of your money goes back; as soon as the office has agreed, we write to you once more.',
      byTheBank,
    ),
  }),
  'seat-returned': returned('{sum} of what you paid for booking {seat} has gone back.'),
  'seat-returned-stray': returned(
    '{sum} has gone back: a payment for booking {seat} that came a second time or too late. The booking itself is as it was.',
  ),
};
