export const leavesOn = 'Leaves on';
export const movesAlong = 'Who registered moves along. Nobody is written to: call them.';
export const seats = 'Seats';
export const seatsHint = (least: number, most: number) => `From ${least} to ${most}.`;
export const paidOnTheSite = 'Paid on the site with the registration';
export const deposit = 'Deposit of one person';
export const depositHint = 'Empty: the whole price of the tour is paid.';
export const ladder = 'What goes back';
export const ladderHint =
  'One step a line, days before and percent, such as “15: 100”. Empty: nothing goes back.';
export const paidDay = 'Paid on the site';
export const paidDeposit = (deposit: string) => `Paid on the site: ${deposit} a person as a deposit`;
export const saving = 'Saving…';
export const save = 'Save';
export const addDeparture = 'Add the departure';

export const open = 'Open';
export const full = 'Full';
export const closed = 'Closed';
export const hasLeft = 'Has left';
export const seatCount = (seats: number, taken: number, left: number) =>
  `${seats === 1 ? '1 seat' : `${seats} seats`}, ${taken} taken, ${left} left`;
export const stays = 'It stays as it was';
export const openDay = (day: string) => `Open ${day} again`;
export const closeDay = (day: string) => `Close ${day}`;
export const openAgain = 'Open again';
export const close = 'Close';
export const deleteDeparture = 'Delete';
export const deleteAsk = 'Nobody has registered for it. It goes at once.';
export const yesDelete = 'Yes, delete it';
export const changeDay = (day: string) => `Change ${day}`;
export const change = 'Change';
export const nobodyRegistered = 'Nobody has registered yet.';
export const registrations = (count: number) => (count === 1 ? '1 registration' : `${count} registrations`);
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const savedDone = 'Saved. The page of the tour shows it now.';
export const closedDone = 'Closed. Nobody can register for it any more; who has a seat keeps it.';
export const openDone = 'Open again. The page of the tour offers it now.';
export const deletedDone = 'Deleted.';
export const departures = 'Departures';
export const tourItself = 'The tour itself';
export const toCome = 'Departures to come';
export const noneToCome = 'No departure to come';
export const noneToComeNote = 'Without one, people register for any day, by arrangement with the tour desk.';
export const newDeparture = 'New departure';
export const haveLeft = (count: number) =>
  count === 1 ? '1 departure has left' : `${count} departures have left`;
