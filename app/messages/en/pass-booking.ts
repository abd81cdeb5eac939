import { paymentStates } from './booking.ts';

/** How a booking of passes is. */
export const states = {
  ...paymentStates,
  created: {
    badge: 'Not paid yet',
    title: 'Your passes are waiting for the payment',
    lead: 'They are yours once the payment has arrived.',
  },
  asked: {
    badge: 'The office looks at it',
    title: 'Your wish has reached us',
    lead: 'Nothing is booked and nothing is to be paid yet. The office looks at it and writes to you.',
  },
  confirmed: {
    badge: 'Booked',
    title: 'Your passes',
    lead: 'Please have them ready at the gate, on this page or on paper.',
  },
  cancelled: {
    badge: 'Cancelled',
    title: 'This booking is cancelled',
    lead: 'Its passes open no gate any more.',
  },
  short: {
    badge: 'No place',
    title: 'The places were gone',
    lead: 'Your payment came after the places were no longer held, and somebody else has them. We are sorry. All of your money goes back.',
  },
};
