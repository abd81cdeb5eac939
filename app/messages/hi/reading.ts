/** The author of every blog. */
export const admin = 'एडमिन';
/** Of an event that is over. */
export const past = 'हो चुका';
export const share = 'साझा करें';
export const shareWith = 'किसी को भेजें…';
export const copyLink = 'लिंक कॉपी करें';
export const linkCopied = 'लिंक कॉपी हो गया';
export const readAloud = 'यह पेज सुनें';
export const listen = 'सुनें';
export const pauseReading = 'रोकें';
export const goOnReading = 'आगे सुनें';
export const stopReading = 'बंद करें';
export const linkNotCopied = 'लिंक कॉपी नहीं हो सका';
/** Above a text on a page of another language. */
export const inEnglishSoFar = 'यह पाठ अभी केवल अंग्रेज़ी में उपलब्ध है।';
