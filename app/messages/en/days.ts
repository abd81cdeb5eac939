/** Of something that happens on a day: 'tomorrow at 18:30'. */
export const today = 'today';
export const tomorrow = 'tomorrow';
export const onDay = (day: string) => `on ${day}`;

/** How far away a day is. */
export const isToday = 'Today';
export const isTomorrow = 'Tomorrow';
export const inDays = (days: number) => `In ${days} days`;
export const inMonths = (months: number) => `In ${months} months`;
export const inMonthsAndDays = (months: number, days: number) =>
  `In ${months} months and ${days === 1 ? '1 day' : `${days} days`}`;
