export const donor = 'Donor';
export const cause = 'Cause';
export const aMonth = 'A month';
export const day = 'Day';
export const thisMonth = 'This month';
export const nextLetter = 'Next letter';
export const none = 'None';
export const since = 'Since';
export const fulfilled = 'Kept';
export const givenOf = (given: string, amount: string) => `${given} of ${amount}`;
export const causeClosed = 'Cause closed';
export const askedNotGiven = 'Asked, not given';
export const notGiven = 'Not given';
export const monthlyPromises = 'Monthly promises';
export const donation = 'Donation';
export const promisesAndSum = (count: number, total: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'promise' : 'promises'}, ${total} a month`;
export const findPromises = 'Find promises';
export const nameOrEmail = 'Name or e-mail';
export const state = 'State';
export const all = 'All';
export const notFulfilledYet = 'Not kept yet';
export const noMatch = 'No promise matches';
export const noPromise = 'No promise yet';
export const takeFilterAway = 'Take a filter away to see more.';
export const noPromiseNote =
  'When a donor promises a monthly gift, it stands here. Nothing is taken by itself.';
