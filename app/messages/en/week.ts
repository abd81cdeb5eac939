export const closed = 'Closed';
export const everyDay = 'Every day';
export const weekdays = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
};
export const fromDayToDay = (first: string, last: string) => `${first} to ${last}`;
export const twoSittings = (one: string, other: string) => `${one} and ${other}`;
export const onlyTodayOpen = (hours: string) => `Only today. Open ${hours}.`;
export const onlyTodayShut = 'Only today. The doors stay closed.';
