/** Paid seats of classes and tours in the office. */
export const seats = 'Paid seats';
export const booking = 'Booking';
export const bookingOf = (number: number) => `Booking ${number}`;
export const count = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
export const find = 'Find bookings';
export const search = 'Number, name, telephone, class or tour';
export const state = 'State';
export const allStates = 'All';
export const noneFound = 'No booking is like that';
export const none = 'No paid seats yet';
export const noneNote =
  'A class or a departure is paid on the site where its form says so. Who pays stands here.';
export const stages = {
  open: 'Being paid',
  booked: 'Booked',
  cancelled: 'Cancelled',
  short: 'Paid, no seat',
};
export const buyer = 'Buyer';
export const what = 'Class or tour';
export const klass = 'Class';
export const tour = 'Tour';
export const firstDay = 'First day';
export const leavesOn = 'Leaves on';
export const seatCount = 'Seats';
export const price = 'Price';
export const paid = 'Paid';
export const toPay = 'To pay';
export const phone = 'Telephone';
export const email = 'E-mail';
export const bookedAt = 'Booked';
export const whoComes = 'Who comes';
export const openRequest = 'See the request';
export const changes = 'Changes';
export const cancel = 'Cancel this booking';
export const yesCancel = 'Yes, cancel it';
export const cancelGoesBack = (sum: string) =>
  `By the terms of the booking ${sum} goes back, once a second person agrees.`;
export const reason = 'Why';
export const giveAll = 'Give everything back, whatever the terms say';
export const done: Record<string, string> = {
  cancel: 'Cancelled. The seats are free again.',
  refund: 'Saved.',
  take: 'Recorded.',
  rest: 'The link is made.',
  'ask-back': 'Asked. A second person hands it over.',
  'confirm-back': 'Confirmed. Somebody else hands it over.',
  'decide-back': 'Saved.',
  book: 'Entered. Now take the money.',
};
/** Money at the desk, and the rest of a price. */
export const moneyAtDesk = 'Money at the desk';
export const takeMoney = 'Take money';
export const amount = 'Amount';
export const how = 'How';
export const modes = { cash: 'Cash', upi: 'UPI' };
export const record = 'Record it';
export const sendLink = 'Send a link for the rest';
export const linkNote = (sum: string) =>
  `The buyer pays ${sum} on the site within three days. With an e-mail address they get a letter; else copy the link to them.`;
export const makeLink = 'Make the link';
export const restLink = 'Link for the rest';
export const restStages = {
  open: 'Waits to be paid',
  booked: 'Paid',
  cancelled: 'Ended',
  short: 'Goes back',
};
export const restOf = (number: number) => `Rest of booking ${number}`;
export const receipt = (number: number) => `Receipt ${number}`;
export const takenBy = (name: string) => `by ${name}`;
export const entry = { in: 'Taken', out: 'Handed back' };
export const minus = (sum: string) => `−${sum}`;
export const askBack = 'Ask that money is handed back';
export const askBackNote = (sum: string) => `The desk has ${sum}. A second person hands it over or declines.`;
export const askIt = 'Ask for it';
export const backAtDesk = (sum: string) => `Hand back ${sum}`;
export const returnStates = { asked: 'Asked', handed: 'Handed back', declined: 'Declined' };
export const confirmNote =
  'Nobody of the office asked for this. One of you confirms it, and somebody else hands it over.';
export const confirmBack = 'Confirm it';
export const handedCash = 'Handed over in cash';
export const handedUpi = 'Handed over by UPI';
export const decline = 'Decline';
export const elseMustAgree = 'Somebody else must hand it over.';
export const takeFor = 'Take the money for seats';
export const takeForNote = (name: string, title: string) =>
  `${name} · ${title}. Enter the whole price; then you take what is paid now.`;
export const wholePrice = 'Whole price';
export const goOn = 'Go on';
export const codes = {
  'seat-paid-meanwhile': 'What is left to pay has changed meanwhile. Look again.',
  'seat-more-than-due': 'That is more than is left to pay.',
  'seat-rest-under-way': 'The buyer is paying by the link just now. Wait until that is settled.',
  'desk-return-unconfirmed': 'Somebody else of the office must confirm it first.',
  'seat-price-outside': 'Enter a price from 1 rupee to five lakh.',
};
export const saveFile = 'Paid seats as a file';
export const columns = {
  booking: 'Booking',
  name: 'Name',
  phone: 'Telephone',
  email: 'E-mail',
  what: 'Class or tour',
  day: 'First day',
  seats: 'Seats',
  price: 'Price in rupees',
  paidOn: 'Paid on',
  paid: 'Paid on the site in rupees',
  returned: 'Gone back in rupees',
  payment: 'Payment',
  stage: 'State',
};
export const atDesk = 'At the desk in the last 30 days';
