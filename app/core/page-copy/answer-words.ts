import type { RequestKind } from '../requests/request.ts';
import type { PageWords } from './page-words.ts';

/** Thanks for a donation; shown only once it is paid. */
export const donationThanks = {
  title: 'Thank you. Your gift has arrived.',
  lead: 'It is offered at the lotus feet of the Lord and goes to work for what you chose.',
};

/** Thanks for an order; shown only once it is paid. */
export const orderThanks = {
  title: 'Thank you. Your order is in good hands.',
  lead: 'Your payment has arrived and the goods are being packed.',
};

/**
 * Shown when a form is stored, before its reference, and what happens next: nothing with hours or
 * days.
 */
const requestAnswers = {
  contact: {
    title: 'We have your message.',
    lead: 'The temple office reads every message and answers by e-mail or phone.',
  },
  'tour-inquiry': {
    title: 'Form submitted successfully!',
    lead: 'The tour desk answers by phone or e-mail.',
  },
  'tour-registration': {
    title: 'Form submitted successfully!',
    lead: 'On a fixed departure your seats are kept from now on. The tour desk tells you how to pay; nothing has been charged.',
  },
  'class-enrolment': {
    title: 'We have your enrolment.',
    lead: 'The class desk calls you before the first lesson. From a waiting list, seats are given in order.',
  },
  'stay-inquiry': {
    title: 'We have your inquiry.',
    lead: 'The guest house desk looks at the book and calls you. Until it confirms, no room is held.',
  },
  membership: {
    title: 'We have your application.',
    lead: 'Our letter tells you when you can pay. Write the reference with each payment.',
  },
  'csr-inquiry': {
    title: 'We have your inquiry.',
    lead: 'The office calls you and sends the papers of the project.',
  },
  'duplicate-payment': {
    title: 'We have your report.',
    lead: 'We compare it with our records and the payment gateway, and tell you the outcome.',
  },
} satisfies Record<RequestKind, PageWords>;

/** The temple's answers; default of the setting 'answerWords'. */
export const answerWords = {
  donation: donationThanks,
  order: orderThanks,
  ...requestAnswers,
  seva: { title: 'Your seva is booked' },
  sevaOnline: {
    lead: 'Thank you for offering your time. The seva desk calls or writes to you before it begins.',
  },
  sevaInPerson: {
    lead: 'Thank you for offering your time. Come to the welcome desk and say the reference.',
  },
};

export type Thanks = typeof donationThanks;
