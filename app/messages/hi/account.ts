export const yourAccount = 'आपका खाता';
export const myProfile = 'मेरी प्रोफ़ाइल';
export const myOrders = 'मेरे ऑर्डर';
export const donationHistory = 'दान का विवरण';

/** The two parts of the history. */
export const historyParts = 'दान का विवरण';
export const gifts = 'दान';
export const monthly = 'मासिक दान';
export const membership = 'सदस्यता';

export const code = 'कोड';
export const showPassword = 'पासवर्ड दिखाएँ';
export const show = 'दिखाएँ';
export const hide = 'छिपाएँ';

export const weSpeakIn = 'हम आपसे किस भाषा में बात करें';
export const weSpeakInHint = 'मंदिर कार्यालय के फ़ोन और उत्तरों के लिए। रसीदें दोनों भाषाओं में होती हैं।';
