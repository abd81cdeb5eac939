/** Another room, a longer stay, other dates: on the stay's page and on the tape chart. */
export const changeRoom = 'Another room';
export const chooseRoom = 'Choose a room';
export const fromRoom = (room: string, from: string, to: string) => `From ${room}, ${from} to ${to}:`;
export const noRoomFree = 'no other room is free on all of these nights.';
export const willBeCleaned = 'The room that the guest leaves will wait to be cleaned.';
export const samePrice = (kind: string) => `${kind}, at the same price`;
export const moveThere = 'Move there';
export const longer = 'Stay longer';
export const newArrival = 'New arrival';
export const newDeparture = 'New departure';
export const seePrice = 'See price and rooms';
export const seeWhatChanges = 'See what changes';
export const costsMore = (day: string, added: string, total: string) =>
  `Until ${day} it costs ${added} more, ${total} together.`;
export const roomStays = (room: string) => `${room} is free for it.`;
export const roomIsGone = (room: string) => `${room} is somebody else’s then: choose another room.`;
export const noRoomToGoTo = (room: string) => `${room} is somebody else’s then, and no other room is free.`;
export const insteadOf = (room: string) => `Instead of ${room}`;
export const makeLonger = 'Make the stay longer';
/** On the chart. */
export const howToMove =
  'Drag a bar to another room or, before arrival, to other nights. With keys: Space takes a bar up, arrows move it, Enter drops it, Escape puts it back.';
export const takenUp = (name: string, room: string) =>
  `${name}, ${room}, taken up. Up and down: another room. Left and right: other nights. Enter drops, Escape puts back.`;
export const overRoom = (room: string) => `Room ${room}`;
export const overNights = (from: string, to: string) => `${from} to ${to}`;
export const putBack = 'Put back.';
export const confirmTitle = 'What will happen';
export const looking = 'Looking what it would cost …';
export const roomWillChange = (name: string, from: string, to: string, nights: string) =>
  `${name} moves from ${from} to ${to}, ${nights}. The price stays.`;
export const betterKind = (kind: string) => `It is another kind (${kind}), given at the same price.`;
export const datesWillChange = (name: string, nights: string) => `${name} stays ${nights} instead.`;
export const allItsRooms = (count: number) => `All ${count} rooms of this stay move.`;
export const priceBecomes = (before: string, after: string) =>
  `The price changes from ${before} to ${after}.`;
export const priceStays = (price: string) => `The price stays ${price}.`;
export const goesBackOnline = (sum: string) =>
  `${sum} of what was paid online goes back, when a second person approves it.`;
export const staysWithTemple = (sum: string) =>
  `${sum} stays with the temple by the terms of the booking. It pays for nothing any more, also if the dates change back.`;
export const handedBackAtDesk = (sum: string) =>
  `The desk then has ${sum} too much. Ask on the stay’s page that it is handed back.`;
export const thenToPay = (sum: string) => `${sum} is then left to pay at the desk.`;
export const doIt = 'Do it';
export const notPossible = 'This is not possible';
export const leaveIt = 'Leave it as it is';
