/** A class or a departure that the temple calls off. */
export const callOff = 'Call it off';
export const whatHappens = 'What happens then';
export const seated = (count: number) =>
  count === 1 ? '1 enrolment or registration ends.' : `${count} enrolments and registrations end.`;
export const waiting = (count: number) =>
  count === 1 ? '1 person waits for a seat and is told.' : `${count} people wait for a seat and are told.`;
export const unpaid = (count: number) =>
  count === 1 ? '1 booking that is not paid yet ends.' : `${count} bookings that are not paid yet end.`;
export const goesBack = (sum: string) =>
  `${sum} is asked back, all that was paid. A second person agrees to each refund.`;
export const nothingPaid = 'Nothing was paid.';
export const letters = 'Everybody who left an address has a letter in their language.';
export const forGood = 'It cannot be undone: the page of the site says so at once.';
export const reason = 'Reason, for the office';
export const words = 'Reason, for visitors';
export const wordsNote =
  'It stands on the page of the site in both languages as you write it. Leave it empty to say only that it is called off.';
export const rewordNote =
  'It stands on the page of the site in both languages as you write it. Letters that went out keep their words.';
export const visitorsRead = 'Visitors read:';
export const sure = 'Everybody who comes is written to. Yes, I am sure.';
export const yes = 'Call it off and write to everybody';
export const isOff = 'Called off';
export const why = 'Why';
export const offAt = (moment: string, by: string) => `${moment}, by ${by}`;
export const somebody = 'somebody who left';
export const stillEnding = (count: number) =>
  count === 1
    ? '1 is not ended yet: letters go out within a minute, and what is being paid just now a little later.'
    : `${count} are not ended yet: letters go out within a minute, and what is being paid just now a little later.`;
export const allEnded = 'Everybody has been told who left an address.';
export const toCall = 'Whom no letter reaches';
export const toCallNote = 'They left no e-mail address. Please call them.';
export const nobodyToCall = 'Everybody left an address.';
export const over = 'It is over, so there is nothing to call off.';
export const done: Record<string, string> = {
  off: 'Called off. The letters go out now.',
  words: 'Visitors read it from now on.',
};
