export const title = 'Registration queue';
export const lead = (event: string) => `Registration for ${event} is by number.`;
export const many = 'Very many people are registering just now.';
export const how =
  'Take a place in the queue. You get a number, and numbers are let in by their order: nobody overtakes.';
export const keep = 'You may leave this page: your place is kept in this browser.';
export const takePlace = 'Take my place';
export const noPlace = 'From your connection very many places were taken. Please try again in an hour.';
export const titles = {
  waiting: 'You are in the queue',
  called: 'It is your turn',
  late: 'It is your turn',
  over: 'This place is over',
};
export const yourNumber = 'Your number';
export const before = (count: number) =>
  count === 0
    ? 'You are the next.'
    : count === 1
      ? 'One number is before you.'
      : `${count.toLocaleString('en-IN')} numbers are before you.`;
export const aboutMinutes = (minutes: number) =>
  minutes === 1 ? 'About one minute.' : `About ${minutes.toLocaleString('en-IN')} minutes.`;
export const leads = {
  waiting: 'This page tells you when it is your turn. You may do something else meanwhile, and come back.',
  called: 'Please go in within two minutes. Later you can still come for an hour, but may wait a little.',
  late: 'Your place was kept. Please go in now.',
  over: 'You have registered with it, or its time has passed. For another registration take a new place.',
};
export const timeInside = (minutes: number) =>
  `You have ${minutes} minutes for the form. Have the names and the mobile number ready.`;
export const goIn = 'Go in';
export const noRoomYet = 'One moment: all places inside are taken. Please press again in a few seconds.';
export const notYet = 'It is not your turn yet.';
export const newPlace = 'Take a new place';
export const withoutScript = 'Without JavaScript this page loads itself anew every 20 seconds.';
export const lineUnknown = 'There is no such queue';
export const lineUnknownLead = 'Please look at the address, or choose an event.';
export const allEvents = 'All events';
/** Beside a form that came without a place, or too late. */
export const takePlaceAside = 'Take a place in the queue (opens a new tab)';
