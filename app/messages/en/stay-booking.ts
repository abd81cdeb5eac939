import { paymentStates } from './booking.ts';

export const whenAndWho = 'Your dates and guests';
export const seeRooms = 'See what is free';
export const meals = 'With meals';
export const mealsCost = (price: string) =>
  `Breakfast, lunch and supper of prasadam: ${price} a person and day.`;
export const freeRooms = 'Free on these nights';
export const nights = (count: number) => (count === 1 ? 'one night' : `${count} nights`);
export const people = (count: number) => (count === 1 ? 'one person' : `${count} people`);
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const forAll = (nights: string, people: string) => `for ${nights} and ${people}, taxes included`;
/** A kind may be rooms or beds, so its own name says what is counted. */
export const ofKind = (count: number, kind: string) => (count === 1 ? kind : `${count} × ${kind}`);
export const sleepsEach = (people: number) =>
  people === 1 ? 'One person each' : `Up to ${people} people each`;
export const extraBeds = (beds: number) => (beds === 1 ? 'with one extra bed' : `with ${beds} extra beds`);
export const fewLeft = (left: number) => (left === 1 ? 'The last one' : `Only ${left} left`);
export const bookThis = 'Book it';
export const noRoom = 'No room left for these nights.';
export const noRoomLead =
  'Try other dates or fewer people, or send us an inquiry: the desk knows what may come free.';
export const atLeastNights = (count: number) =>
  `There are free rooms, but on these days a stay has at least ${count} nights.`;
export const sendInquiry = 'Send an inquiry';

export const bookARoom = 'Book a stay';
export const kindGone = 'This cannot be booked as you asked.';
export const yourStay = 'Your stay';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const fromHour = (day: string, hour: string) => `${day}, from ${hour}`;
export const byHour = (day: string, hour: string) => `${day}, by ${hour}`;
export const roomsPrice = 'Nights';
export const mealsPrice = 'Meals';
export const total = 'Total';
export const gstIncluded = (sum: string) => `Of it ${sum} GST, included.`;
export const noGst = 'No GST falls on it.';
export const yourDetails = 'Your details';
export const callsYou = 'The guest house calls you on it.';
export const lettersHere = 'The confirmation and the dates for your calendar go here.';
export const idKind = 'Identity paper that you will show';
export const chooseOne = 'Choose one';
export const idKinds = {
  aadhaar: 'Aadhaar',
  passport: 'Passport',
  'driving-licence': 'Driving licence',
  'voter-id': 'Voter ID',
};
export const idLast4 = 'Its last four letters or digits';
export const neverWhole = 'We keep only these four.';
export const address = 'Your address';
export const purpose = 'Why you come';
export const purposeHint = 'Darshan, a festival, a course.';
export const note = 'Anything we should know';
export const noteHint = 'A late arrival, a wheelchair, food for a child.';
export const billToCompany = 'Bill to a company';
export const company = 'Name of the company';
export const companyHint = 'The bill names it instead of you.';
export const gstinHint = 'Of a registered company; the bill then needs your address above, as the company’s.';
export const pay = 'Payment';
export const howMuch = 'How much now';
export const payAll = 'Everything';
export const payDeposit = 'A deposit';
export const sumNow = (sum: string) => `${sum} now`;
export const sumNowRest = (sum: string, rest: string) => `${sum} now, ${rest} on arrival`;
export const consent =
  'I have read the <refunds>cancellation policy</refunds> and the <privacy>privacy policy</privacy>.';
export const freeNights = 'Free nights of your membership';
export const freeNightsLeft = (left: number) =>
  left === 1
    ? 'You have 1 left this year. Extra beds and meals are paid.'
    : `You have ${left} left this year. Extra beds and meals are paid.`;
export const noFreeNight = 'None';
export const showPrice = 'Show the price with them';
export const nothingToPay = 'Your nights are free: there is nothing to pay.';
export const heldWhilePaying = 'The room is held for you for a quarter of an hour while you pay.';
export const noRefund = 'What is paid for a stay does not go back.';
export const goesBackUntil = (percent: number, days: number) =>
  `${percent} percent goes back until ${days} days before arrival.`;

export const stay = (number: number) => `Stay ${number}`;
export const soldOutMeanwhile =
  'The time in which the room was held for you ran out, and somebody else has it now. Nothing was taken.';
export const lookAgain = 'Look for another room';
export const holdNearlyOver =
  'The time in which the room is held for you is nearly or wholly over. Go on, and it is held for another quarter of an hour, as long as it is still free.';
export const heldWhileYouPay = 'The room is held for you while you pay.';

export const stayUnknown = 'We could not find this stay.';
export const toGuestHouse = 'To the guest house';
export const states = {
  ...paymentStates,
  created: {
    badge: 'Not paid yet',
    title: 'Your stay is waiting for the payment',
    lead: 'It is yours once the payment has arrived.',
  },
  booked: {
    badge: 'Booked',
    title: 'Your stay is booked',
    lead: 'We look forward to your coming. Please bring your identity paper.',
  },
  'in-house': { badge: 'In the house', title: 'Welcome', lead: 'May your stay be peaceful.' },
  left: { badge: 'Over', title: 'Thank you for staying with us', lead: 'Come again soon.' },
  'no-show': {
    badge: 'Not come',
    title: 'You did not come',
    lead: 'The room was kept for you. If something is wrong here, please write to us.',
  },
  cancelled: { badge: 'Cancelled', title: 'This stay is cancelled', lead: 'The rooms are free for others.' },
  short: {
    badge: 'No room',
    title: 'The rooms were gone',
    lead: 'Your payment came after the room was no longer held, and somebody else has it. We are sorry. All of your money goes back.',
  },
  paid: {
    badge: 'Paid',
    title: 'The rest of your stay is paid',
    lead: 'Thank you. On arrival nothing of it is left to pay.',
  },
};
/** Of what pays the rest of a stay. */
export const restStates = {
  ...states,
  created: {
    badge: 'Not paid yet',
    title: 'The rest of your stay is waiting for the payment',
    lead: 'Your stay is booked all the same. You can also pay the rest on arrival.',
  },
  cancelled: {
    badge: 'Over',
    title: 'This payment is not needed any more',
    lead: 'The stay was changed or cancelled, or its rest is paid. If your money comes all the same, it goes back.',
  },
};
export const restToPay = (sum: string) => `Rest to pay: ${sum}. Pay it here, or on arrival.`;
export const payRest = 'Pay the rest';
export const restOfStay = 'This pays the rest of your stay. Your room is booked already.';
export const toMyStay = 'To my stay';
export const room = 'Room or bed';
export const roomNumbers = 'On the door';
export const guests = 'Guests';
export const toPayOnArrival = 'To pay on arrival';
export const depositHeld = 'Security deposit held';
/** By the state of the refund. */
export const changeDates = 'Change the dates';
export const changeHow =
  'Same rooms, other nights, at the rates of today. If it becomes cheaper, the difference goes back by the terms of your booking. For dearer nights please ask the desk of the guest house.';
export const newArrival = 'New arrival';
export const newDeparture = 'New departure';
export const changeNow = 'Change to these dates';
export const datesChanged = 'The dates are changed.';
export const cancelStay = 'Cancel this stay';
export const cancelUnpaid = 'Nothing is paid yet; the room is free for others at once.';
export const thenYouSee = 'Then you see dates, room and payments, and can change or cancel the stay.';
export const showMyStay = 'Show my stay';
