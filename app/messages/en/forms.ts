export const fullName = 'Full name';
export const yourName = 'Your name';
export const mobileNumber = 'Mobile number';
export const email = 'E-mail';
export const phoneHint = '10 digits; from abroad with the country code.';

export const city = 'City';
export const pinCode = 'PIN code';
export const sixDigits = '6 digits';
export const stateOrTerritory = 'State or union territory';
export const choose = 'Choose';

export const sending = 'Sending…';
/** Over a field that nobody sees. */
export const leaveEmpty = 'Leave this empty';
/** `title` says that the request is stored. */
export const stored = '<title></title> Reference <number></number>.';

/** Who gets no letter must keep the page. */
export const keepPageQuiet =
  'You gave quietly, so we can not write to you: keep the address of this page and look again later.';
export const keepPageNoEmail =
  'You left no e-mail address, so we can not write to you: keep the address of this page and look again later.';

/** By the name of a field: those whose problems do not say what they are about. */
export const fieldNames: Record<string, string> = {
  adults: 'Adults',
  age: 'Age',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  children: 'Children',
  city: 'City',
  companyName: 'Company',
  date: 'Date',
  destination: 'Destination',
  message: 'Your message',
  paidFor: 'Receipt or donation number',
  paidOn: 'Paid on',
  people: 'People',
  projectId: 'Project',
  reason: 'What happened',
  room: 'Room',
  rooms: 'Rooms or beds',
  tier: 'Membership',
  topic: 'Subject',
  travelDate: 'Travel date',
  visitDate: 'Day of your visit',
};
