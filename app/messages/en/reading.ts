/** The author of every blog. */
export const admin = 'Admin';
/** Of an event that is over. */
export const past = 'Past';
export const share = 'Share';
export const shareWith = 'Share with…';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const readAloud = 'This page read aloud';
export const listen = 'Listen';
export const pauseReading = 'Pause';
export const goOnReading = 'Continue';
export const stopReading = 'Stop';
export const linkNotCopied = 'The link could not be copied';
/** Above a text on a page of another language. */
export const inEnglishSoFar = 'This text is only in English so far.';
