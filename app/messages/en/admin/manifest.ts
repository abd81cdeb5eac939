/** The sheet of a departure, for who travels along. */
export const manifest = 'Who travels';
export const peopleOnSeats = (people: number, seats: number) =>
  `${people === 1 ? '1 person' : `${people} people`} on ${seats === 1 ? '1 seat' : `${seats} seats`}`;
export const nobody = 'Nobody has registered yet.';
export const whoTravels = 'Name, age';
export const phone = 'Telephone';
export const money = 'Payment';
export const byArrangement = 'Agreed with the tour desk';
export const paid = (sum: string) => `Paid ${sum}`;
export const toPay = (sum: string) => `To pay ${sum}`;
export const booking = (number: number) => `Booking ${number}`;
