export const lookingForPayment = 'आपका भुगतान देखा जा रहा है…';
export const checkAgain = 'फिर देखें';
export const goToPayment = 'भुगतान पर जाएँ';
export const tryAgain = 'फिर प्रयास करें';
export const paid = 'दिया गया';
export const lastFourDigits = 'आपके मोबाइल नंबर के अंतिम चार अंक';
export const checkAddress = 'कृपया पता जाँचें। यदि आपके खाते से राशि कट गई है, तो बैंक की संदर्भ संख्या के साथ हमें लिखें।';
export const askUs = 'हमसे पूछें';
export const mayClosePage = 'आप यह पृष्ठ बंद कर सकते हैं; भुगतान पहुँचने पर पुष्टि भेजी जाएगी।';
export const cancelGoesBack = (sum: string) => `आज रद्द करने पर ${sum} आपको लौटेंगे।`;
export const cancelNothingBack = 'रद्द करने पर दी गई राशि में से कुछ नहीं लौटेगा।';
export const yesCancel = 'हाँ, रद्द करें';
export const paymentStates = {
  waiting: { badge: 'प्रतीक्षा', title: 'हम आपके बैंक की प्रतीक्षा कर रहे हैं', lead: 'कृपया दूसरी बार भुगतान न करें।' },
  failed: { badge: 'भुगतान नहीं हुआ', title: 'भुगतान पूरा नहीं हुआ', lead: 'कुछ बुक नहीं हुआ। आप फिर प्रयास कर सकते हैं।' },
  refunded: {
    badge: 'राशि लौटी',
    title: 'आपकी राशि लौट गई है',
    lead: 'बैंक में दिखने में पाँच से सात कार्य-दिवस लग सकते हैं।',
  },
};
