export const myOrders = 'मेरे ऑर्डर';
export const everyOrder = (email: string) =>
  `<email>${email}</email> से मंदिर की दुकान के ऑर्डर, उनके बिल, अतिथि-गृह की बुकिंग, और सीटें व पास, हर एक की स्थिति के साथ।`;
export const notRead = 'आपके ऑर्डर अभी नहीं दिखाए जा सके। कुछ भी खोया नहीं है।';
export const tryAgain = 'फिर कोशिश करें';
export const noOrders = 'अभी कोई ऑर्डर नहीं है।';
export const whenYouOrder = 'आप जब ऑर्डर करेंगे, तो यहाँ दिखेगा कि आपका पार्सल कहाँ है, और उसका बिल भी मिलेगा।';
export const seeShop = 'दुकान देखें';

export const yourOrders = 'आपके ऑर्डर';
export const order = 'ऑर्डर';
export const date = 'तारीख़';
export const goods = 'वस्तुएँ';
export const total = 'कुल';
export const status = 'स्थिति';
export const bill = 'बिल';
export const next = 'आगे';
export const andMore = (count: number) => `और ${count} वस्तुएँ`;
export const returned = (sum: string) => `${sum} लौटाए गए`;
export const none = 'नहीं है';
export const notYet = 'अभी नहीं';
/** Ahead of its number. */
export const creditNote = 'क्रेडिट नोट';
export const pay = 'भुगतान करें';
export const see = 'देखें';
export const cancel = 'रद्द करें';
/** Read out after what a link does: 'Pay order 12'. */
export const ofOrder = (number: number) => `(ऑर्डर ${number})`;
export const ofBooking = (number: number) => `(बुकिंग ${number})`;

export const bookedWhat = 'कक्षा या यात्रा';
export const yourStays = 'अतिथि-गृह की आपकी बुकिंग';
export const stay = 'बुकिंग';
export const nights = 'तारीख़ें';
export const yourPasses = 'कार्यक्रमों के आपके प्रवेश-पास';
export const booking = 'बुकिंग';
export const event = 'कार्यक्रम';
export const passes = 'पास';
