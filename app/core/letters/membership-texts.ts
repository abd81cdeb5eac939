import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const tier = place(places.tier, 'Gold');
const partPlaces = {
  tier,
  sum: place(places.amount, '₹8,334'),
  due: place(places.dueDay, '4 December 2026'),
  phone: place(places.templePhone, '+91 00000 00000'),
};

const part = (subject: string, body: string, hindi = '') =>
  letter({
    places: partPlaces,
    text: {
      ...{ subject, preview: '{sum}, due on {due}', hindi, body, button: 'Open the payment' },
      notes:
        'Each payment has a receipt of its own. A sum that can not be paid online comes by bank transfer: call {phone}.',
    },
  });

const step = (subject: string, body: string, button: string, hindi = '') =>
  letter({
    places: { tier, phone: partPlaces.phone },
    text: { subject, preview: '{tier}', hindi, body, button, notes: 'If you have a question, call {phone}.' },
  });

/** Letters of a life membership. */
export const membershipTexts = {
  'membership-approved': part(
    'Your {tier} membership is approved',
    'Your application is approved. Your membership begins when all of it is paid. The first payment is {sum}, due on {due}; the button opens it.',
    'हरे कृष्ण! मंदिर-परिवार में आपका स्वागत है।',
  ),
  'membership-part': part(
    'Your {tier} membership: {sum} is due on {due}',
    'The next part of your membership is {sum}, due on {due}. The button opens the payment. Nothing is taken by itself.',
  ),
  'membership-overdue': part(
    'Your {tier} membership: {sum} was due on {due}',
    'The part of {sum} that was due on {due} has not reached us yet. If you have paid in the meantime, please take this letter as void. Else the button opens the payment.',
  ),
  'membership-begun': step(
    'Your {tier} membership has begun',
    'Your membership is paid in full and has begun. The button opens your card; it can be saved as a PDF too.',
    'Open your card',
    'हरे कृष्ण! आपकी सदस्यता आरंभ हो गई है।',
  ),
  'membership-lapsed': step(
    'Your {tier} membership rests',
    'A part of your membership has been overdue for long, so the membership rests. What you have paid is not lost: as soon as the parts that are overdue are paid, it goes on.',
    'See your membership',
  ),
  'membership-transferred': step(
    'A {tier} membership is now yours',
    'The membership was transferred to you, with its number and with what of it was used already.',
    'See your membership',
  ),
  'membership-ended': step(
    'Your {tier} membership',
    'The office has ended your membership, or could not accept the application. The reason is below.',
    '',
  ),
} as const;
