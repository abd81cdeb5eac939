export const doubles = 'Came in twice';
export const doublesNote =
  'Two gates without a line can’t know of each other. What both let in is seen here after they have met.';
export const none = 'No pass came in twice';
export const noneNote = 'Gates that are still without a line have not been heard.';
export const counts = (open: number, all: number, people: number) =>
  `${open} open of ${all}, ${people === 1 ? '1 person' : `${people} people`} more than passes`;
export const open = 'Open';
export const resolved = 'Looked into';
export const over = (people: number) => (people === 1 ? '1 person too many' : `${people} people too many`);
export const booking = (number: number) => `Booking ${number}`;
export const withoutLine = 'without a line';
export const note = 'What you found out';
export const noteHint = 'For example: a screenshot that was passed on; the family came in by two gates.';
export const resolve = 'It is looked into';
export const done = { noted: 'It is written down.' };
export const onlyFirst = (shown: number) => `Only ${shown} are shown, the open ones first.`;
