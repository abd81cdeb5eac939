export const bookings = 'Bookings';
export const count = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
export const find = 'Find bookings';
export const search = 'Name, telephone, e-mail, or number of booking or pass';
export const state = 'State';
export const stages = {
  open: 'Not paid',
  asked: 'To approve',
  confirmed: 'Booked',
  short: 'Paid, no place left',
  cancelled: 'Cancelled',
};
export const allStages = 'All';
export const noBooking = 'No booking yet';
export const noBookingNote = 'Those who book on the site, at the counter or from a list are shown here.';
export const noneFound = 'No booking matches';
export const saveList = 'Save the list as a file';
export const sell = 'Sell at the counter';
export const guests = 'Guest list';
export const letter = 'Letter to all';

export const who = 'Who';
export const booking = 'Booking';
export const passes = 'Passes';
export const people = 'People';
export const when = 'When booked';
export const amount = 'Price';
export const free = 'free';
export const passStates = { held: 'Held', valid: 'Valid', used: 'Came in', void: 'Void' };
export const columns = {
  booking: 'Booking',
  pass: 'Pass',
  name: 'Name',
  phone: 'Mobile',
  email: 'E-mail',
  kind: 'Kind of pass',
  people: 'People',
  price: 'Price in rupees',
  stage: 'State of the booking',
  state: 'State of the pass',
  time: 'Time',
  gate: 'Gate',
  cameIn: 'Came in',
};
