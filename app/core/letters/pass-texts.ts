import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const booking = place(places.bookingNumber, '3042');
const event = place(places.eventTitle, 'Janmashtami');
const when = place(places.whenItIs, '4 September 2026, 18:00 to 19:00');

const step = (subject: string, body: string, notes: string, button = 'See your passes', hindi = '') =>
  letter({
    places: { booking, event, when },
    text: {
      ...{ subject: `${subject} · {event}`, preview: '{when} · booking {booking}' },
      ...{ hindi, body, button, notes },
    },
  });

const onlineByTheBank =
  'Your bank may need five to seven working days to show what you paid online. It goes to the account it came from.';

const byTheBank =
  'Your bank may need five to seven working days to show it. It goes to the account it came from.';
const forYouAlone =
  'Whoever has this link can show your passes: please send it only to those who come with you.';

const returned = (body: string) =>
  letter({
    places: { booking, event, sum: place(places.goneBack, '₹500.00') },
    text: {
      ...{ subject: '{sum} has gone back to you · Booking {booking}', preview: '{event}', hindi: '' },
      ...{ body, button: 'See your booking', notes: byTheBank },
    },
  });

const wait = (subject: string, body: string, button: string, notes: string) => ({
  ...{ subject, preview: '{event}, {when}', hindi: '', body, button, notes },
});

/** Letters about passes of events. */
export const passTexts = {
  'passes-confirmed': step(
    'Your passes',
    'Here are your passes for {event}, {when}. Please have them ready at the gate, on a phone or on paper. The time for your calendar is attached.',
    forYouAlone,
    'See your passes',
    'हरे कृष्ण! हम आपके आने की प्रतीक्षा में हैं।',
  ),
  'passes-asked': step(
    'We have your wish for passes',
    'Your wish for passes for {event}, {when}, has reached us. The office looks at each one, and then we write to you. Nothing is booked yet.',
    'Nothing is to be paid now.',
    'See your booking',
  ),
  'passes-approved': step(
    'You can now pay for your passes',
    'The office has agreed to your passes for {event}, {when}. They are held for you for two days. Please pay within that time; after it others can have them.',
    'The passes come with another letter, as soon as the payment is there.',
    'Pay for the passes',
  ),
  'passes-declined': step(
    'We could not give you passes',
    'The office could not agree to your passes for {event}, {when}. We are sorry. Nothing was taken.',
    'If you have a question, please answer this letter.',
    'See your booking',
  ),
  'passes-unanswered': step(
    'Your wish for passes is over',
    'You wished for passes for {event}, {when}. The office did not answer in time, and we are sorry. The wish is over, nothing was booked, and nothing was taken.',
    'If you would still like to come, please wish for them again, or answer this letter.',
    'See your booking',
  ),
  'passes-cancelled': step(
    'Your passes are cancelled',
    'Your booking {booking} for {event}, {when}, is cancelled. Its passes open no gate any more. If something goes back to you, a second person of the office agrees to it first. We write to you once more when money that you paid online is on its way; what you paid at the desk is handed back to you at the desk.',
    onlineByTheBank,
    'See your booking',
  ),
  'passes-short': step(
    'Your payment came too late for the passes',
    'Your payment for {event}, {when}, has reached us, but it came after the time for which your places were held, and we can no longer give them to you. We are sorry. All of your money goes back; as soon as the office has agreed, we write to you once more.',
    byTheBank,
    'See your booking',
  ),
  'passes-returned': returned('{sum} of what you paid for booking {booking} ({event}) has gone back.'),
  'passes-returned-stray': returned(
    '{sum} has gone back: a payment for booking {booking} ({event}) that came a second time or too late. The booking itself is as it was.',
  ),
  'passes-news': letter({
    places: {
      subject: place(places.officeSubject, 'The gates open an hour earlier'),
      letter: place(places.officeWrote, 'Please come by five.\n\nThe car park is behind the temple.', {
        only: 'body',
        needed: true,
      }),
      beginning: place(places.answerBegins, 'Please come by five.'),
      event,
    },
    text: {
      ...{ subject: '{subject} · {event}', preview: '{beginning}', hindi: '', body: '{letter}' },
      ...{ button: 'See your passes', notes: 'You have this letter because you have passes for {event}.' },
    },
  }),
  'pass-wait-joined': letter({
    places: { event, when },
    text: wait(
      'You are on the waiting list · {event}',
      'As soon as there are places at {event}, {when}, and it is your turn, we hold them for you and write to you.',
      'See your entry, or leave the list',
      'Nothing is booked yet, and nothing is to be paid.',
    ),
  }),
  'pass-wait-offered': letter({
    places: { event, when, until: place(places.offerUntil, '2 September 2026, 18:00') },
    text: wait(
      'There are places for you · {event}',
      'There are places at {event}, {when}, and we hold them for you until {until}. Book them by then; after that the next in line has a turn.',
      'Book these passes, or decline',
      'If you no longer want them, please decline: somebody else is waiting.',
    ),
  }),
};
