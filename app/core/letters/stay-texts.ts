import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const stayPlaces = {
  stay: place(places.stayNumber, '2042'),
  room: place(places.roomKind, 'Deluxe suite'),
  arrival: place(places.arrival, '4 December 2026'),
  departure: place(places.departure, '6 December 2026'),
};

const step = (subject: string, body: string, notes: string, hindi = '') =>
  letter({
    places: stayPlaces,
    text: {
      ...{ subject: `${subject} · Stay {stay}`, preview: '{room}, {arrival} to {departure}' },
      ...{ hindi, body, button: 'See your stay', notes },
    },
  });

const { stay: _, ...nightPlaces } = stayPlaces;
const until = place(places.offerUntil, '21 November 2026, 18:00');

const nightsText = (subject: string, body: string, button: string, notes: string) => ({
  ...{ subject, preview: '{room}, {arrival} to {departure}', hindi: '', body, button, notes },
});

const fourDigits = 'The page asks for the last four digits of your telephone number.';
const onlineByTheBank =
  'Your bank may need five to seven working days to show what you paid online. It goes to the account it came from.';

const byTheBank =
  'Your bank may need five to seven working days to show it. It goes to the account it came from.';

const returned = (body: string) =>
  letter({
    places: { stay: stayPlaces.stay, sum: place(places.goneBack, '₹2,500.00') },
    text: {
      ...{ subject: '{sum} has gone back to you · Stay {stay}', preview: 'Stay {stay}', hindi: '' },
      ...{ body, button: 'See your stay', notes: byTheBank },
    },
  });

/** Letters of the guest house. The dates and what is still to be paid are in each of them. */
export const stayTexts = {
  'stay-booked': step(
    'Your room in the guest house',
    'Your room is booked from {arrival} to {departure}. Please bring your identity paper. The dates for your calendar are attached.',
    fourDigits,
    'हरे कृष्ण! मंदिर के अतिथि-गृह में आपका स्वागत है।',
  ),
  'stay-changed': step(
    'Your stay has other dates',
    'Your stay is now from {arrival} to {departure}. The dates for your calendar are attached and take the place of the ones before.',
    fourDigits,
  ),
  'stay-cancelled': step(
    'Your stay is cancelled',
    'Your stay from {arrival} to {departure} is cancelled. If something goes back by the terms of your booking, a second person of the office agrees to it first. We write to you once more when money that you paid online is on its way; what you paid at the desk is handed back to you at the desk.',
    onlineByTheBank,
  ),
  'stay-short': step(
    'Your payment came too late for the rooms',
    'Your payment has reached us, but it came after the time for which your room was held, and we can no longer give it to you. We are sorry. All of your money goes back; as soon as the office has agreed, we write to you once more.',
    byTheBank,
  ),
  'stay-billed': step(
    'The bill of your stay',
    'Thank you for having stayed with us from {arrival} to {departure}. Your bill is attached.',
    'Should money of it go back, a credit note follows; you find it on the page of your stay.',
  ),
  'stay-no-show': step(
    'You did not come',
    'Your room was kept for you from {arrival} on. Nobody came, so by the terms of your booking the attached bill is over what stays with the temple. If something goes back, a second person of the office agrees to it first, and then we write to you once more.',
    'If something is wrong here, please write to us or call.',
  ),
  'stay-rest-paid': step(
    'The rest is paid',
    'Thank you: what was left of the price of your stay from {arrival} to {departure} has reached us. This letter confirms your payment.',
    fourDigits,
  ),
  'stay-rest-back': step(
    'Your payment goes back',
    'Your payment of the rest of your stay from {arrival} to {departure} has reached us, but it was not needed any more: the rest was paid already, or the stay was over. All of it goes back; as soon as the office has agreed, we write to you once more.',
    byTheBank,
  ),
  'stay-wait-joined': letter({
    places: nightPlaces,
    text: nightsText(
      'You are on the waiting list of the guest house',
      'As soon as {room} becomes free from {arrival} to {departure} and it is your turn, we hold it for you and write to you.',
      'See your entry, or leave the list',
      'Nothing is booked yet, and nothing is to be paid.',
    ),
  }),
  'stay-wait-offered': letter({
    places: { ...nightPlaces, until },
    text: nightsText(
      'Your nights have become free: {arrival} to {departure}',
      '{room} is free from {arrival} to {departure}, and we hold it for you until {until}. Book it by then; after that the next in line has a turn.',
      'Book these nights, or decline',
      'If you no longer want them, please decline: somebody else is waiting.',
    ),
  }),
  'stay-returned': returned('{sum} of what you paid for stay {stay} has gone back.'),
  'stay-returned-stray': returned(
    '{sum} has gone back: a payment for stay {stay} that came a second time or too late. The stay itself is as it was.',
  ),
};
