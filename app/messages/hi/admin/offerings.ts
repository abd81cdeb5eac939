export const offerings = 'दिनों के अर्पण';
export const fromTo = (from: string, to: string) =>
  `किसी दिन के लिए जो दिया गया, ${from} से ${to} तक। राशि दान पर ही लिखी है।`;
export const whichDays = 'कौन से दिन';
export const firstDay = 'पहला दिन';
export const nothing = 'इन दिनों के लिए कुछ नहीं दिया गया';
export const nothingNote = 'किसी दिन का अर्पण या थालियाँ भुगतान होते ही यहाँ दिखती हैं।';
export const day = 'दिन';
export const what = 'क्या';
export const count = 'कितने';
export const inNameOf = 'किनके नाम से';
export const giver = 'दाता';
export const quietly = 'गुप्त दान';
