/** Of Schedule VII of the Companies Act, 2013, shortened; by core/content/csr-project.ts. */
export const scheduleItems = {
  hunger: 'भूख, ग़रीबी, कुपोषण और स्वास्थ्य',
  education: 'शिक्षा और व्यावसायिक कौशल',
  equality: 'महिलाएँ, अनाथ और वृद्धजन',
  environment: 'पर्यावरण और पशु कल्याण',
  rural: 'ग्रामीण विकास',
  relief: 'आपदा राहत',
};
export const scheduleItem = (item: string, words: string) => `अनुसूची VII ${item} · ${words}`;

export const csrFacts = 'CSR की जानकारी';
export const registration = 'CSR-1 पंजीकरण';
export const purposes = 'उद्देश्य';
export const purposesWords = 'कंपनी अधिनियम, 2013 की अनुसूची VII; कोई धार्मिक परियोजना नहीं';
export const payment = 'भुगतान';
export const paymentWords = 'समझौते के बाद, बैंक ट्रांसफ़र से';
export const needed = 'आवश्यकता: <amount></amount>';

export const giveAsCompany = 'कंपनी की ओर से दान करें';
export const whatHappensNext = 'आगे क्या होगा';
export const weCall = 'हम आपको फ़ोन करेंगे और परियोजना के काग़ज़ भेजेंगे।';
export const bothSign = 'दोनों पक्ष एक समझौते पर हस्ताक्षर करेंगे।';
export const byTransfer = 'दान बैंक ट्रांसफ़र से आएगा, कार्ड से कभी नहीं।';
export const youGetReport = 'आपको उसके उपयोग की रिपोर्ट मिलेगी।';

export const inquiry = 'CSR पूछताछ';
export const sendInquiry = 'पूछताछ भेजें';
export const company = 'कंपनी';
export const contactPerson = 'संपर्क व्यक्ति';
export const panOfCompany = 'कंपनी का पैन';
export const cin = 'CIN';
export const cinHint = '21 अक्षर।';
export const gstin = 'GSTIN';
export const gstinHint = '15 अक्षर।';
export const project = 'परियोजना';
export const chooseProject = 'परियोजना चुनें';
export const amount = 'आप कितनी राशि देना चाहते हैं';
export const amountHint = '₹10,000 से।';
export const financialYear = 'वित्तीय वर्ष';
export const message = 'संदेश';
export const consent = 'हमें उत्तर देने के लिए मंदिर यह जानकारी रख सकता है। <privacy>गोपनीयता नीति</privacy>';
