/** What each sort of letter is called to its recipient. */
export const sorts = {
  'daily-darshan': 'the darshan of the day',
  'stock-back': 'word that something is back in the shop',
  'seva-reminder': 'reminders before a seva that you booked',
  'class-seat': 'word that a seat came free in a class you wait for',
  'family-day': 'reminders of the days of your family',
  'desk-day': 'the follow-ups of the day, for the office',
};
export const notFound = 'Letters not found.';
export const addressCutShort = 'The address may have been cut short. Please open it from your letter again.';
export const writeToTemple = 'Write to the temple';
export const stopThese = 'Stop these letters?';
export const areStopped = 'These letters are stopped';
export const weSend = (letters: string) =>
  `We send ${letters} to <email></email>. Receipts, bookings and answers to what you ask come as before.`;
export const weNoLongerSend = (letters: string) => `We no longer send ${letters} to <email></email>.`;
export const stop = 'Stop the letters';
export const sendAgain = 'Send them again';
