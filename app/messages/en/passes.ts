export const bookPasses = 'Book passes';
export const register = 'Register';
export const freePlaces = 'Places are free';
export const nearlyFull = 'Nearly full';
export const full = 'Full';
export const howFullNow = 'How full now';
export const yourPasses = 'Your passes';
export const whichPasses = 'Which passes, and how many?';
export const whichTime = 'When do you come?';
export const oneTimeForAll = 'One time for everybody of this booking.';
export const howMany = (pass: string) => `Number of ${pass}`;
export const forFree = 'Free';
export const earlyUntil = (until: string, later: string) => `Early price until ${until}, then ${later}`;
export const letsIn = (people: number) => (people === 1 ? 'For one person' : `For ${people} people`);
export const agesFromTo = (from: number, to: number) => `${from} to ${to} years`;
export const agesFrom = (from: number) => `From ${from} years`;
export const agesTo = (to: number) => `Up to ${to} years`;
export const atMost = (count: number) => (count === 1 ? 'One a family' : `Up to ${count} a family`);
export const officeAgrees = 'The office looks at each wish first, then writes to you.';
export const few = (left: number) => (left === 1 ? 'The last one' : `Only ${left} left`);
export const noneLeft = 'None left';
export const membersUntil = (until: string) => `Only for members until ${until}`;
export const placesLeft = (left: number) => (left === 1 ? 'One place left' : `${left} places left`);
export const enoughPlaces = 'Places are free';
export const isFull = 'Full';
export const isOver = 'Over';
export const gate = (name: string) => `At ${name}`;
export const questions = 'A few questions';
export const onlyIfYouBook = (pass: string) => `Only if you book: ${pass}`;
export const yourDetails = 'Your details';
export const callsYou = 'We call only if something changes.';
export const lettersHere = 'The passes go here. Without it, keep the address of the page that follows.';
export const confirm = 'Agree and book';
export const consent =
  'I have read the <refunds>cancellation policy</refunds> and the <privacy>privacy policy</privacy>.';
export const noRefund = 'You can give passes back until their time is over. What was paid does not go back.';
export const heldWhilePaying = 'What costs something is held for you for a quarter of an hour while you pay.';
export const event = 'Event';
export const when = 'When';
export const where = 'Where';
export const total = 'Total';
export const freePasses = 'Free passes of your membership';
export const useFreePasses = 'Take the free passes of your membership for these';
export const freePassesLeft = (left: number) =>
  left === 1
    ? 'You have 1 left this year.'
    : `You have ${left} left this year. The dearest passes come first.`;
export const totalFollows = 'You see the total on the next page, before you pay.';
export const times = (count: number, pass: string) => `${count} × ${pass}`;
export const closedTitle = 'Nothing can be booked here';
export const closedLead = 'The event is over or cancelled, or no passes are given for it.';
export const backToEvent = 'Back to the event';
export const allEvents = 'All events';
export const someFull = 'Is what you want full? Put your name on the waiting list.';

export const booking = (number: number) => `Booking ${number}`;
export const soldOutMeanwhile =
  'The time in which the places were held for you ran out, and somebody else has them now. Nothing was taken.';
export const holdNearlyOver =
  'The time in which the places are held for you is nearly or wholly over. Go on, and they are held for another quarter of an hour, as long as they are still free.';
export const heldWhileYouPay = 'The places are held for you while you pay.';
export const passesUnknown = 'We could not find these passes.';
export const mayClosePage = 'You can close this page; the passes are sent when the payment has arrived.';
export const keepThisPage = 'Keep the address of this page: it is the way to your passes.';
export const codeOfPass = (number: string) => `QR code of pass ${number}`;
export const passStates = {
  held: 'Not valid yet',
  valid: 'Valid',
  used: 'Came in',
  void: 'Not valid any more',
};
export const everyGate = 'Every gate';
export const asPdf = 'Passes as PDF';
export const addToCalendar = 'Add to your calendar';
export const name = 'Name';
export const cancelBooking = 'Give these passes back';
export const cancelNothingBack =
  'All passes of this booking become invalid, and others can have the places. What was paid does not go back.';
export const cancelFree = 'All passes of this booking become invalid, and others can have the places.';
export const yesCancel = 'Yes, give them back';
export const thenYouSee = 'Then you see the passes, and can give them back.';
export const showMyPasses = 'Show my passes';
export const insteadOfUntil = (price: string, until: string) => `instead of ${price}, until ${until}`;
