export const myOrders = 'My Orders';
export const everyOrder = (email: string) =>
  `Orders from the temple shop with their bills, stays in the guest house, and seats and passes, under <email>${email}</email>.`;
export const notRead = 'Your orders could not be read just now. Nothing is lost.';
export const tryAgain = 'Try again';
export const noOrders = 'No orders yet.';
export const whenYouOrder = 'When you order, you see here where your parcel is, and find its bill.';
export const seeShop = 'See the shop';

export const yourOrders = 'Your orders';
export const order = 'Order';
export const date = 'Date';
export const goods = 'Goods';
export const total = 'Total';
export const status = 'Status';
export const bill = 'Bill';
export const next = 'Next';
export const andMore = (count: number) => `and ${count} more`;
export const returned = (sum: string) => `${sum} returned`;
export const none = 'None';
export const notYet = 'Not yet';
/** Ahead of its number. */
export const creditNote = 'Credit note';
export const pay = 'Pay';
export const see = 'See';
export const cancel = 'Cancel';
/** Read out after what a link does: 'Pay order 12'. */
export const ofOrder = (number: number) => `order ${number}`;
export const ofBooking = (number: number) => `booking ${number}`;

export const bookedWhat = 'Class or tour';
export const yourStays = 'Your stays in the guest house';
export const stay = 'Stay';
export const nights = 'Dates';
export const yourPasses = 'Your passes for events';
export const booking = 'Booking';
export const event = 'Event';
export const passes = 'Passes';
