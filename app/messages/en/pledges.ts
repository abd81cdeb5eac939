/** '5th' */
function ordinal(day: number): string {
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

export const monthlyPromises = 'Monthly promises';
export const takesNothing =
  'Nothing is taken from your account by itself. On the day you choose we write you one letter; whether you give is yours each month.';
/** By what was done. */
export const done = {
  make: 'Your promise is kept here. On its day we write you one letter.',
  change: 'The change is saved.',
  pause: 'The promise rests. No letter comes until you resume it.',
  resume: 'The promise goes on.',
  end: 'The promise has ended. Thank you for what you gave.',
};

export const promisedAlready = 'You have promised for this cause already. You can change that promise below.';
export const noCauseOpen = 'No cause is open just now';
export const anyAmountCauses = 'A promise can be made for a cause that takes any amount.';
export const seeCauses = 'See what you can give for';
export const promiseAnother = 'Promise for another cause';
export const promiseMonthly = 'Promise a monthly gift';
export const causeTakesNone =
  'No monthly promise can be made for that cause now. You can choose another one.';
export const cause = 'For';
export const chooseCause = 'Choose a cause';
export const amountEachMonth = 'Amount each month';
export const dayOfLetter = 'Day of the letter';
export const theDay = (day: number) => `The ${ordinal(day)}`;
export const theDayAsToday = (day: number) => `The ${ordinal(day)}, as today`;
export const saving = 'Saving…';
export const promiseIt = 'Promise it';

export const eachMonth = (sum: string, day: number) =>
  `<sum>${sum}</sum> each month, letter on the ${ordinal(day)}`;
export const notSaved = 'The change is not saved.';
export const ended = 'Ended';
export const causeClosed = 'Cause closed';
export const resting = 'Resting';
export const fulfilledThisMonth = 'Kept this month';
export const running = 'Running';
export const madeOn = (day: string) => `Made on ${day}. No more letters come.`;
export const noLetterNow =
  'This cause takes no gifts now, so no letter is sent. You can end the promise, or wait.';
export const rests = 'It rests: no letter comes until you resume it.';
export const nextLetter = (day: string) => `Next letter: ${day}. If the month is kept by then, none comes.`;
export const fulfilled = (sum: string) => `${sum}, kept`;
export const partGiven = (given: string, sum: string) => `${given} of ${sum}`;
export const notGivenYet = 'Not given yet';
export const notGiven = 'Not given';
export const giveThisMonth = 'Give for this month';
export const resume = 'Resume';
export const pause = 'Pause';
export const endPromise = 'End the promise';
export const endsLetters = 'No more letters come then. You can promise anew at any time.';
export const endIt = 'End it';
export const changeIt = 'Change amount or day';
export const saveChange = 'Save the change';

export const stopLetters = 'Stop the monthly letters';
export const notFound = 'Promise not found.';
export const addressCut = 'The address may have been cut short. Please open it from your letter again.';
export const seePromises = 'See your promises';
export const noMoreLetters = 'No more letters come';
export const hasEnded = (sum: string, cause: string) =>
  `The promise of ${sum} each month for ${cause} has ended. Thank you for what you gave.`;
export const stopLettersAsk = 'Stop the monthly letters?';
export const stopEnds = (sum: string, cause: string) =>
  `It ends the promise of ${sum} each month for ${cause}. Nothing was ever taken by it, and gifts that you gave stay as they are.`;
export const stopNow = 'Stop the letters';
export const changeInstead = 'Change amount or day instead';
export const addEmail = 'Add an e-mail address';
