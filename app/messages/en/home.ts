export const donate = 'Donate';
export const becomeMember = 'Become a Member';

export const darshan = 'Darshan';
/** Of the picture of the altar: 'Darshan today', else its day. */
export const fromToday = 'today';
export const nextTomorrow = 'Next, tomorrow';
export const nextAtAltar = 'Next at the altar';
export const latestToday = '(the latest today)';
export const dailyStory = 'Daily story';
export const fullSchedule = 'Full schedule';

/** In the place of a year. */
export const today = 'Today';
export const moreAboutUs = 'More about us';
export const wholeHistory = 'The whole history';
export const years = 'Years';

export const allDonations = 'All donations';
export const anyAmount = 'Any amount';
export const donateBooks = 'Donate books';
export const whereBooksGo = 'Where books go';

export const allEvents = 'All events';
export const calendar = 'Vaisnava calendar';
export const readOn = 'Read on';
export const allBlogs = 'All blogs';
