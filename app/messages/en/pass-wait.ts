/** The waiting list of an event; what every list says is in waiting-list.ts. */
export const waitLead =
  'Tell us which passes you need. When there are places and it is your turn, we hold them for you and write to you.';
export const pass = 'Pass';
export const choosePass = 'Choose a pass';
export const time = 'Time';
export const chooseTime = 'Choose a time';
export const howMany = 'How many';
export const consent =
  'The temple may store this and write to me about these passes. It is deleted 30 days after the end.';
export const heldUntil = (until: string) =>
  `We hold these places for you until ${until}. After that the next in line has a turn.`;
export const bookThese = 'Book these passes';
export const states = {
  waiting: {
    badge: 'Waiting',
    title: 'You are on the waiting list',
    lead: 'When there are places and it is your turn, we write to you.',
  },
  offered: { badge: 'Free for you', title: 'There are places for you', lead: '' },
  taken: {
    badge: 'Booked',
    title: 'You have booked these passes',
    lead: 'The letter about your booking has its page.',
  },
  declined: {
    badge: 'Declined',
    title: 'You have declined',
    lead: 'Thank you for saying so: somebody else has the places now.',
  },
  lapsed: {
    badge: 'Over',
    title: 'The offer is over',
    lead: 'The time passed, and the next in line had a turn.',
  },
  left: { badge: 'Left', title: 'You have left the list', lead: 'Your name is deleted within 30 days.' },
  removed: {
    badge: 'Removed',
    title: 'The office has ended this entry',
    lead: 'If you have a question, please ask it.',
  },
  over: {
    badge: 'Over',
    title: 'Nothing became free',
    lead: 'The time of the event has come. We are sorry.',
  },
};
