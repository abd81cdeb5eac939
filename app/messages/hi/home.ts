export const donate = 'दान करें';
export const becomeMember = 'सदस्य बनें';

export const darshan = 'दर्शन:';
/** Of the picture of the altar: 'Darshan today', else its day. */
export const fromToday = 'आज';
export const nextTomorrow = 'कल का पहला दर्शन';
export const nextAtAltar = 'आज का अगला दर्शन';
export const latestToday = '(आज का सबसे हाल का दर्शन)';
export const dailyStory = 'दैनिक कथा';
export const fullSchedule = 'पूरी समय-सारणी';

/** In the place of a year. */
export const today = 'आज';
export const moreAboutUs = 'हमारे बारे में और जानें';
export const wholeHistory = 'पूरा इतिहास';
export const years = 'वर्ष';

export const allDonations = 'सभी दान';
export const anyAmount = 'कोई भी राशि';
export const donateBooks = 'ग्रंथ दान करें';
export const whereBooksGo = 'ग्रंथ कहाँ पहुँचते हैं';

export const allEvents = 'सभी कार्यक्रम';
export const calendar = 'वैष्णव पंचांग';
export const readOn = 'आगे पढ़ें';
export const allBlogs = 'सभी ब्लॉग';
