import { paymentStates } from './booking.ts';

/** Paid seats of classes and tours; what every booking says is in booking.ts. */
export const seat = (number: number) => `Booking ${number}`;
export const heldWhileYouPay = 'Your seats are held for a quarter of an hour while you pay.';
export const soldOutMeanwhile =
  'The time in which the seats were held for you ran out, and somebody else has them now. Nothing was taken.';
export const holdNearlyOver =
  'The time in which the seats are held for you is nearly or wholly over. Go on, and they are held for another quarter of an hour, as long as they are still free.';
export const lookForOther = 'Look for another';
export const unknown = 'We could not find this booking.';
export const toClasses = 'To the classes';
export const toTours = 'To the tours';
export const yourBooking = 'Your booking';
export const theClass = 'Class';
export const theTour = 'Tour';
export const firstDay = 'First day';
export const leavesOn = 'Leaves on';
export const seats = 'Seats';
export const price = 'Price';
export const restOfBooking = 'The rest of';
export const restOnTheDay = 'To pay when you come';
export const restLeft = (sum: string) => `${sum} is left to pay: here, or when you come.`;
export const payRest = 'Pay the rest';
export const payUntil = (moment: string) => `Please pay by ${moment}; until then the seat is yours.`;
export const cancelBooking = 'Cancel this booking';
export const cancelUnpaid = 'Nothing is paid yet; the seats are free for others at once.';
export const backAtTemple = (sum: string) =>
  `${sum} that was paid at the temple is handed back there, once two of the office have agreed.`;
export const thenYouSee = 'Then you see what is booked, the day and the payments, and can cancel.';
export const showMyBooking = 'Show my booking';
export const noRefund = 'What is paid for seats does not go back.';
export const goesBackUntil = (percent: number, days: number) =>
  `${percent} percent goes back until ${days} days before.`;
export const readPolicy = 'Please read the <policy>cancellation policy</policy> before you pay.';
export const states = {
  ...paymentStates,
  created: {
    badge: 'Not paid yet',
    title: 'Your seats wait for the payment',
    lead: 'They are yours once the payment has arrived.',
  },
  lapsed: {
    badge: 'Not paid in time',
    title: 'The time to pay is over',
    lead: 'Nothing was booked and nothing was taken. You can begin anew.',
  },
  booked: { badge: 'Booked', title: 'Your seats are booked', lead: 'We look forward to your coming.' },
  cancelled: {
    badge: 'Cancelled',
    title: 'This booking is cancelled',
    lead: 'The seats are free for others.',
  },
  'called-off': {
    badge: 'Called off',
    title: 'This does not take place',
    lead: 'The temple called it off, so the seats are not needed. Whatever was paid for them goes back in full.',
  },
  short: {
    badge: 'No seat',
    title: 'The seats were gone',
    lead: 'Your payment came after the seats were no longer held, and they are gone. We are sorry. All of your money goes back.',
  },
};
export const mySeats = 'Classes and tours';
