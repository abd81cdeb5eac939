/** Links to the taken nights of the guest house, for other calendars. */
export const calendarLinks = 'Calendar links';
export const calendarLinksNote =
  'Another program (the calendar of a telephone, a booking portal) reads by such a link which nights are taken. It names no guest. Whoever has the link can read it, until you withdraw it.';
export const open = 'Open links';
export const noLink = 'No link yet';
export const noLinkNote = 'Make one for a kind of room or for a single room.';
export const allRooms = (kind: string) => `${kind}, all rooms`;
export const oneRoom = (room: string, kind: string) => `Room ${room}, ${kind}`;
export const madeOn = (day: string) => `Made on ${day}`;
export const link = 'Link';
export const newLink = 'New link';
export const takenNightsOf = 'Taken nights of';
export const choose = '-- Choose --';
export const makeLink = 'Make the link';
export const withdraw = 'Withdraw';
export const withdrawAsk = 'Programs that use this link read nothing any more. Go on?';
export const done = { make: 'The link is made.', withdraw: 'The link is withdrawn.' };
