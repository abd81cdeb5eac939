/** Rooms that are kept for groups, in the office. */
export const groups = 'Groups';
export const groupsNote =
  'Rooms that are kept for a group until a day. When that day begins, what nobody has booked is free for everybody.';
export const coming = 'Groups that come';
export const nobody = 'No group has rooms.';
export const nobodyNote = 'Keep rooms for one below.';
export const kindLine = (kind: string, reserved: number, booked: number) =>
  `${kind}: ${reserved} kept, ${booked} booked`;
export const reservedUntil = (day: string) => `Free again from ${day}`;
export const open = 'Kept';
export const over = 'Released';
export const bookOf = (kind: string) => `Book: ${kind}`;
export const forGroup = (name: string) => `for ${name}`;
export const release = 'Release';
export const keep = 'Keep rooms for a group';
export const name = 'Name of the group';
export const nameHint = 'Of the group, not of a person: “Yatra from Pune”.';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const releaseDay = 'Release day';
export const releaseHint = 'At the latest the day of arrival.';
export const howMany = 'How many rooms or beds';
export const note = 'Note';
export const keepThem = 'Keep the rooms';
export const done: Record<string, string> = {
  keep: 'The rooms are kept.',
  release: 'Released: the rooms are free.',
  link: 'The link is made. Send it to the group.',
  'close-link': 'The link opens nothing any more.',
};
export const linkForGuests = 'Link for the guests';
export const makeLink = 'Make a link for guests';
export const closeLink = 'Close the link';
