// Of every letter.
export const greeting = (name: string) => `Hare Krishna, ${name}`;
export const greetingWithoutName = 'Hare Krishna';
export const stopThese = 'Stop letters like this';
export const stopTheseAt = (address: string) => `Stop letters like this: ${address}`;

// What the rows of facts say on their left, in several letters.
export const date = 'Date';
export const time = 'Time';
export const where = 'Where';
export const reference = 'Reference';
export const amount = 'Amount';
export const order = 'Order';
export const receipt = 'Receipt';
export const voidReceipt = 'Receipt, void';
export const dayOfDonation = 'Day of the gift';
export const goneBack = 'Gone back';

// Receipts and certificates.
export const receiptNumber = 'Receipt number';
export const dateOfDonation = 'Date of gift';
export const forTheDay = 'For the day';
export const dayTaken =
  'Others gave this offering for that day before your payment came. We ask for all of it to go back to you.';
export const total = 'Total';
/** 'Form 10BE', as the law names it. */
export const formName = (form: string) => form;
export const certificateInAccount = 'It stands in your account, under Donation History.';
export const certificateAttached = 'It is attached as a PDF.';

/**
 * Why a receipt is void, where the site itself said so; the words of the staff stay as they are.
 */
export const voidReasons = {
  refunded: 'refunded',
  'a part of the gift went back; another receipt is over the rest':
    'a part of the gift went back; another receipt is over the rest',
  'the cheque was not honoured': 'the cheque was not honoured',
  'entered by mistake': 'entered by mistake',
  'a transfer was matched by mistake': 'a transfer was matched by mistake',
};

// What a refund means for the donation.
export const donationRemains =
  'Your gift stands as you gave it, and so does its receipt. Thank you for serving with us.';
export const receiptIsVoid =
  'Its receipt is void: please do not use it, and throw away what you printed of it.';
export const noReceipt = 'No receipt was written for it.';
export const restRemains = 'The rest of your gift stands. Thank you for serving with us.';
export const restReceipted = (number: string) =>
  `The rest of your gift stands. Thank you for serving with us. Its receipt is ${number}, which is over the rest and comes in a letter of its own.`;
export const restReceiptedAnew = (number: string) =>
  `The rest of your gift stands. Thank you for serving with us. Its first receipt is void; please use ${number}, which is over the rest and comes in a letter of its own.`;

// Monthly donations and family days.
export const forCause = 'For';
export const month = 'Month';
export const day = 'Day';

// Orders and the shop.
export const delivery = 'Delivery';
export const totalWithTax = 'Total, tax included';
export const courier = 'Courier';
export const trackingNumber = 'Tracking number';
export const instead = 'Instead';
export const withIt = 'With it';
export const goesBack = (sum: string) => `${sum} goes back to you`;
export const nothingMore = 'You pay nothing more';
export const heldUntil = 'Kept for you until';
export const backInStock = 'It is back on the shelf';
export const price = 'Price';

// The guest house.
export const stay = 'Stay';
export const room = 'Room';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const fromHour = (day: string, hour: string) => `${day}, from ${hour}`;
export const byHour = (day: string, hour: string) => `${day}, by ${hour}`;
export const taxInIt = 'Of it GST';
export const paidOnlineOrOnArrival = 'To be paid online or on arrival';

// Classes, sevas and requests.
export const seat = 'Booking';
export const tour = 'Tour';
export const paidOnline = 'Paid online';
export const payNow = 'To pay now';
export const klass = 'Class';
export const firstDay = 'First day of the course';
export const calledOffWhy = 'Why';
export const fromTo = (from: string, to: string) => `${from} to ${to} (Indian time)`;
export const seva = 'Seva';
export const indianTime = (begins: string) => `${begins} (Indian time)`;
export const online = 'From home, online';
export const atTemple = 'At the temple';
export const people = 'People';
export const about = 'About';
export const received = 'Received';

// Safety of accounts.
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const someBrowser = 'A browser';
export const unknownDevice = 'Unknown device';
export const event = 'Event';
export const duty = 'What to do';
export const membership = 'Membership';
export const dueOn = 'Due on';
export const memberNumber = 'Member number';
export const reason = 'Reason';
export const partOf = (sum: string, part: number, parts: number) => `${sum} (part ${part} of ${parts})`;

// Passes of events.
export const booking = 'Booking';
export const passes = 'Passes';
export const when = 'When';
export const place = 'Where';
export const gate = 'Gate';
