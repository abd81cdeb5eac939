import { pluralIn } from '#core/language/plural.ts';

const plural = pluralIn('en');

export const facts = {
  when: 'When',
  where: 'Where',
  whom: 'For whom',
  cost: 'Cost',
  contact: 'Contact',
};
export const everybody = 'Everybody';
export const yearsAndOlder = (years: number) => `${years} years and older`;
export const atTheTemple = 'At the temple';
export const everyDayAt = (clock: string) => `Every day, ${clock}`;
/** 'Every Sunday, 18:00–20:00' */
export const everyWeek = (weekday: string, hours: string) => `Every ${weekday}, ${hours}`;
export const free = 'Free';

export const aboutUs = 'About Us';
export const teachings = 'Teachings';
export const activities = 'Activities';
export const donation = 'Donation';

export const more = 'More';
export const dated = (day: string) => `Dated ${day}`;
export const exploreMore = 'Explore more';
export const topics = 'Topics';
export const moreVoices = (count: number) =>
  plural(count, { one: '1 more voice', other: `${count} more voices` });
export const jumpToYear = 'Jump to a year';
export const knowMore = 'Know More';
export const captionWithPhoto = (caption: string, by: string) => `${caption} Photo: ${by}`;
/** Under a large number: of what it is, and what was done with it. */
export const figure = (ofWhat: string, words: string) => `${ofWhat}. ${words}`;
export const email = 'E-mail';
export const phone = 'Phone';
export const address = 'Address';
export const directions = 'Get directions';
export const inNewTab = '(opens in a new tab)';
export const hoursAndWhy = (hours: string, note: string) => `${hours}, ${note}`;

export const supportTemple = 'Support the temple';
export const supportTempleWords = 'Worship, meals, classes and the upkeep of the house live from gifts.';
export const donateNow = 'Donate Now';
export const giveMeals = 'Give meals';
export const giveMealsWords = 'A plate of prasadam for a guest of the temple, on a day that you choose.';
export const choosePlates = 'Choose the plates';
export const giveGita = 'Give a Bhagavad Gita';
export const giveGitaWords =
  'A copy for somebody who asked for one: in a school, a hospital or at the temple.';
export const giveBooks = 'Give books';

export const leadership = 'Leadership';
export const nameAndRole = (name: string, role: string) => `${name}, ${role}`;
export const leaderDescription = (name: string, role: string, summary: string) =>
  `${name}, ${role}. ${summary}`;
export const writeToOffice = 'Write to the office';
export const allLeaders = 'All leaders';

export const qrCode = 'QR code to give to the temple by UPI';
export const scanToDonate = 'Scan to donate';
export const supportThisWork = 'Support this work';
export const transferOrScan =
  'A transfer or a scan does not tell us who you are. If you want a receipt, begin a gift here; you can still pay it by QR code or bank transfer at its end.';
export const transferOnly =
  'A transfer does not tell us who you are. If you want a receipt, begin a gift here; you can still pay it by bank transfer at its end.';
export const scanOnly =
  'A scan does not tell us who you are. If you want a receipt, begin a gift here; you can still pay it by QR code at its end.';
export const beginGift = 'Begin a gift with a receipt';
