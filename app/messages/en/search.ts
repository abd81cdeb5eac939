export const page = 'Page';
export const blog = 'Blog';
export const event = 'Event';
export const donation = 'Donation';
export const seva = 'Seva';
export const tour = 'Tour';
export const classKind = 'Class';
export const shop = 'Shop';

export const search = 'Search';
export const searchFor = (query: string) => `Search: “${query}”`;
export const searchIn = (temple: string) => `Search the pages, blogs, events and causes of the ${temple}.`;
export const tooMany = 'That was many searches in a short time. Please wait a minute and try again.';
export const oftenLookedFor = 'Often looked for';
export const nothingFound =
  'Nothing found for <query></query>. Try fewer letters or another spelling; Sanskrit may be written with or without marks, and Hindi in Devanagari.';
export const someWords = 'No page holds all of <query></query>. These hold a part of it:';
export const results = (count: number) =>
  `${count === 1 ? '1 result' : `${count} results`} for <query></query>`;
export const firstResults = (shown: number, count: number) =>
  `${shown} of ${count} results for <query></query>`;
