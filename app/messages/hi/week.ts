export const closed = 'बंद';
export const everyDay = 'हर दिन';
export const weekdays = {
  sunday: 'रविवार',
  monday: 'सोमवार',
  tuesday: 'मंगलवार',
  wednesday: 'बुधवार',
  thursday: 'गुरुवार',
  friday: 'शुक्रवार',
  saturday: 'शनिवार',
};
export const fromDayToDay = (first: string, last: string) => `${first} से ${last}`;
export const twoSittings = (one: string, other: string) => `${one} और ${other}`;
export const onlyTodayOpen = (hours: string) => `केवल आज। खुलने का समय: ${hours}।`;
export const onlyTodayShut = 'केवल आज। मंदिर के पट बंद रहेंगे।';
