/** The waiting list of the guest house; what every list says is in waiting-list.ts. */
export const waitLead =
  'Tell us for whom. When the nights become free and it is your turn, we hold them for you and write to you.';
export const consent =
  'The temple may store this and write to me about these nights. It is deleted 30 days after the end.';
export const otherDates = 'Other dates';
export const joinList = 'Put me on the waiting list';
export const heldUntil = (until: string) =>
  `We hold these nights for you until ${until}. After that the next in line has a turn.`;
export const bookThese = 'Book these nights';
export const payWithin = (hours: number) => `Once you have booked them, there are ${hours} hours to pay.`;
export const payThem = 'Pay';
export const states = {
  waiting: {
    badge: 'Waiting',
    title: 'You are on the waiting list',
    lead: 'When the nights become free and it is your turn, we write to you.',
  },
  offered: { badge: 'Free for you', title: 'Your nights have become free', lead: '' },
  taken: {
    badge: 'Booked',
    title: 'You have booked these nights',
    lead: 'The letter about your stay has its page.',
  },
  unpaid: {
    badge: 'Not paid yet',
    title: 'Pay to have these nights',
    lead: 'You have booked them, but nothing is paid yet. Unpaid nights go to the next in line.',
  },
  cancelled: {
    badge: 'Cancelled',
    title: 'Your booking of these nights has ended',
    lead: 'You can look for other nights.',
  },
  declined: {
    badge: 'Declined',
    title: 'You have declined',
    lead: 'Thank you for saying so: somebody else has the nights now.',
  },
  lapsed: {
    badge: 'Over',
    title: 'The offer is over',
    lead: 'The time passed, and the next in line had a turn. You can look for other nights.',
  },
  left: { badge: 'Left', title: 'You have left the list', lead: 'Your name is deleted within 30 days.' },
  removed: {
    badge: 'Removed',
    title: 'The office has ended this entry',
    lead: 'Please ask it, or look for other nights.',
  },
  over: {
    badge: 'Over',
    title: 'Nothing became free',
    lead: 'The day of arrival has come. We are sorry. Perhaps other nights suit you.',
  },
};
