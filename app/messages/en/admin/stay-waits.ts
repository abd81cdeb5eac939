/** The waiting list of the guest house in the office. */
export const waitingList = 'Waiting list';
export const waitingCall = (count: number) => `Waiting list: ${count} to call`;
export const waitingNote =
  'Nights that become free are offered to the first whom they fit and a message reaches, and held for them.';
export const inLine = 'In line';
export const firstOf = (shown: number, all: number) => `${shown} of ${all}`;
export const callThem = (count: number) =>
  `${count === 1 ? 'One of them waits' : `${count} of them wait`} for a call: their nights are free, and no message reaches them. “Offer now” holds the nights, then call.`;
export const callNow = 'Free now: call';
export const ended = 'Ended in the last 30 days';
export const nobody = 'Nobody.';
export const wanted = (kind: string, rooms: number, people: number) =>
  `${kind}${rooms > 1 ? ` × ${rooms}` : ''}, ${people === 1 ? 'one person' : `${people} people`}`;
export const since = (moment: string) => `since ${moment}`;
export const noEmail = 'no e-mail: call them';
export const offerUntil = (moment: string) => `Held until ${moment}`;
export const seeStay = 'See the stay';
export const offerNow = 'Offer now';
export const bookNow = 'Book it';
export const remove = 'Remove';
export const states = {
  waiting: 'Waits',
  offered: 'Has an offer',
  taken: 'Booked',
  declined: 'Declined',
  lapsed: 'Did not answer',
  left: 'Left the list',
  removed: 'Removed',
  over: 'Nothing became free',
};
export const done: Record<string, string> = {
  offer: 'Offered: the nights are held.',
  remove: 'Removed.',
};
