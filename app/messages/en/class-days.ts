/** Sunday is the first. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const everyDay = 'Every day';
export const fromDayToDay = (first: string, last: string) => `${first} to ${last}`;
export const severalDays = (first: string, last: string) => `${first} and ${last}`;
