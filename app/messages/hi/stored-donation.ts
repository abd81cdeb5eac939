export const notFound = 'हमें यह दान नहीं मिला।';
export const checkAddress = 'कृपया पता जाँच लें। यदि आपके खाते से पैसे कट गए हैं, तो बैंक की संदर्भ संख्या के साथ हमें लिखें।';
export const donate = 'दान करें';
export const askUs = 'हमसे पूछें';

export const yourOffering = 'आपका दान';
export const forTheDay = (day: string) => `<day>${day}</day> के लिए`;
/** Ahead of its id. */
export const reference = 'संदर्भ';
