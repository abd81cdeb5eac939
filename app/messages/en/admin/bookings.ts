export const bookings = 'Bookings';
export const confirmedInDays = (confirmed: number, days: number) =>
  `${confirmed.toLocaleString('en-IN')} ${confirmed === 1 ? 'booking' : 'bookings'} confirmed in the next ${days} days`;
export const confirmedAndAsked = (confirmed: number, asked: number, days: number) =>
  `${confirmed.toLocaleString('en-IN')} ${confirmed === 1 ? 'booking' : 'bookings'} confirmed, ${asked.toLocaleString('en-IN')} asked for in the next ${days} days`;
export const whichBookings = 'Which bookings';
export const kind = 'Kind';
export const all = 'All';
export const howFarAhead = 'How far ahead';
export const days = (count: number) => `${count} days`;
export const state = 'State';
export const toCome = 'Bookings to come';
export const nothingBooked = 'Nothing is booked for these days';
export const nothingBookedNote = 'What is booked on the site stands here, from today on.';
export const confirmed = 'Confirmed';
export const askedFor = 'Asked for';
export const cancelled = 'The booking is cancelled; its place is free again.';
export const putAwayDone = 'The seva that was asked for is put away. Nobody was written to.';
export const confirmedDone = 'The seva is booked. Who left an e-mail address is told.';
export const seva = 'Seva';
export const classKind = 'Class';
export const stay = 'Guest house';
export const tour = 'Tour';
export const day = 'Day';
export const what = 'What';
export const who = 'Who';
export const people = 'People';
export const cancel = 'Cancel';
export const cancelOf = (name: string) => `Cancel the seva of ${name}`;
export const cancelling = 'Cancelling…';
export const yesFree = 'Yes, free the place';

export const sevasToConfirm = 'Sevas to confirm';
export const trapClosed =
  'The spam trap closed on these: they hold no place, and no letter went out. Some may be people whose browser filled in a field that nobody sees. Call them before you confirm.';
export const nextStand = (count: number) => `The next ${count} stand here.`;
export const decide = 'Decide';
export const confirmOf = (name: string) => `Confirm the seva of ${name}`;
export const confirming = 'Confirming…';
export const confirm = 'Confirm';
export const putAwayOf = (name: string) => `Put the seva of ${name} away`;
export const puttingAway = 'Putting away…';
export const putAway = 'Put away';

export const visits = {
  seva: 'Sevas',
  class: 'Classes',
  stay: 'Guest house',
  tour: 'Tours',
};
