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
