export const seva = 'Seva';

export const yourSeva = 'Your seva';
export const asked = 'Your wish has reached us';
export const cancelled = 'This seva is cancelled';
export const noPlaceHeld = 'No place is kept by it any more. You are welcome to choose another day.';
export const when = 'When';
export const dayAndHour = (day: string, hour: string) => `${day}, ${hour} (Indian time)`;
export const where = 'Where';
export const fromHome = 'From home, online';
export const atTemple = 'At the temple';
export const people = 'People';
export const reference = 'Reference';
export const bookAnother = 'Book another seva';
export const keepAddress = 'Keep the address of this page: with it the booking can be seen and cancelled.';
export const cancelRequest = 'Take the wish back';
export const requestCancelled = 'The seva desk then does not look at it any more.';
export const yesTakeBack = 'Yes, take it back';
export const cancelBooking = 'Cancel this booking';
export const placeThenFree = 'Your place is then free for somebody else.';
export const yesCancel = 'Yes, cancel it';
export const cancelling = 'Cancelling…';
export const noPlaceYet =
  'No place is kept yet. The seva desk looks at your wish first, and this page then says that it is booked.';
export const filledByRobots = (phone: string) =>
  `The form came with a field filled in that nobody sees, as robots do; some browsers and password managers do it too. If it is soon, please call <phone>${phone}</phone> and say the reference.`;
export const bookingNotFound = 'Booking not found.';
export const seeSevas = 'See the sevas';
export const addressCutShort = 'The address may have been cut short. Please open it from your letter again.';
