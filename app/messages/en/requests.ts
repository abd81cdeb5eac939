/** What a message to the temple office may be about. */
export const contactTopics = {
  visit: 'Visiting the temple',
  classes: 'Classes and the Gita course',
  donation: 'A donation or a receipt',
  events: 'Events, festivals and sevas',
  stay: 'Guest house and tours',
  shop: 'The shop',
  website: 'This website',
  other: 'Something else',
} as const;

// One line for what a request is about: its sender reads it below the form and in the letter.
export const paymentTakenTwice = 'A payment taken twice';
export const companyDonation = (project: string) => `CSR: ${project}`;
export const lifeMembership = (tier: string, amount: string) => `${tier} life membership, ${amount}`;
export const roomFromTo = (room: string, from: string, to: string) => `${room}, ${from} to ${to}`;
export const tourQuestion = (tour: string, feature: string) => `${tour}: ${feature}`;
export const tourRegistration = (tour: string, day: string, people: number) =>
  people === 1
    ? `${tour}, ${day}: registration for one person`
    : `${tour}, ${day}: registration for ${people} people`;
/** It ends with ': ' and the words for the list: a seat takes them away again. */
export const onWaitingList = (title: string) => `${title}: waiting list`;
