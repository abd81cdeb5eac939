export const tours = 'Tours';
export const enquireOrRegister = 'Enquire or register';
export const contactUs = 'Contact Us';

export const lengthAndPrice = (length: string, price: string) => `${length} · ${price}`;
export const byArrangement = 'Price by arrangement';
export const aboutAPerson = (price: string) => `about ${price} a person`;
export const paidOnTheSite = (price: string) => `${price} a person, paid on the site`;
export const depositOnTheSite = (deposit: string, price: string) =>
  `${deposit} of ${price} a person, paid on the site`;
export const full = 'Full';
export const calledOff = 'Called off';
export const seatsLeft = (seats: number) => (seats === 1 ? '1 seat left' : `${seats} seats left`);

export const tourNotFound = 'Tour details not found.';
export const mistypedOrGone = 'The address may be mistyped, or the tour is no longer offered.';
export const seeAllTours = 'See all tours';
export const registerNow = 'Register Now';
export const atAGlance = 'At a glance';
export const howLong = 'How long';
export const price = 'Price';
export const startsFrom = 'From';
export const templeGate = 'The temple gate';
export const departures = 'Departures';
export const registeringIsFree =
  'Registering costs nothing and keeps your seats. The tour desk tells you the price before you pay.';
export const someDaysArePaid =
  'Where a day says ‘paid on the site’, you pay with the registration. For the others registering costs nothing, and the tour desk tells you the price before you pay.';
export const askSomethingElse = 'Ask something else';
export const otherTours = 'Other tours';
