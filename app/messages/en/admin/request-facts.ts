/** What a form of the site asked, for the office: on its screens, and in English in its letters. */

export {
  accommodations,
  tourActivities as activities,
  tourFeatures as features,
} from '#core/requests/tour-options.ts';

export const message = 'Message';
export const amount = 'Amount';
export const place = 'Place';
export const seat = 'Seat';
export const waitingList = 'Waiting list';
export const age = 'Age';
export const guardian = 'Guardian, who agreed';
export const asksAbout = 'Asks about';
export const registration = 'Registration';
export const group = 'Group';
export const single = 'Single';
export const travelDate = 'Travel date';
export const seats = 'Seats';
export const heldOnDeparture = 'Kept on this departure';
export const byArrangement = 'By arrangement';
export const whoTravels = 'Who travels';
export const people = 'People';
export const accommodation = 'Accommodation';
export const activity = 'Activity';
export const preferences = 'Preferences';
export const room = 'Room';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const roomsOrBeds = 'Rooms or beds';
export const adults = 'Adults';
export const children = 'Children';
export const company = 'Company';
export const project = 'Project';
export const financialYear = 'Financial year';
export const paidFor = 'Receipt or donation number';
export const bankReference = 'Bank reference';
export const paidOn = 'Paid on';
export const whatHappened = 'What happened';
export const tier = 'Tier';
export const payment = 'Payment';
export const atOnce = 'At once';
export const inParts = (parts: number) => `In ${parts} parts`;
export const spouse = 'Spouse';
export const address = 'Address';
