/** Sunday is the first. */
export const weekdays = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];
export const everyDay = 'हर दिन';
export const fromDayToDay = (first: string, last: string) => `${first} से ${last}`;
export const severalDays = (first: string, last: string) => `${first} और ${last}`;
