export const policy = 'रद्दीकरण और रिफ़ंड नीति';
export const report = 'सूचना';
export const paidTwice = 'दो बार कटे भुगतान की सूचना दें';
export const whatWeDo =
  'आपके बैंक में जो दिख रहा है, वह हमें भेजें। हम उसे अपने रिकॉर्ड और पेमेंट गेटवे से मिलाते हैं, और परिणाम आपको लिखकर बताते हैं। भुगतान तभी सुधारा जाता है जब जाँच में दिखे कि वह दो बार कटा है।';

export const send = 'सूचना भेजें';
export const neverSend = 'कार्ड नंबर, PIN, OTP या पासवर्ड कभी न भेजें: हमें इनकी आवश्यकता नहीं है।';
export const paidFor = 'रसीद या दान की संख्या';
export const paidForHint = 'जैसी रसीद पर या दान के पेज के पते में है।';
export const reference = 'बैंक की संदर्भ संख्या (UTR)';
export const referenceHint = 'UPI के लिए 12 अंक; NEFT या RTGS के लिए 16 से 22 अक्षर और अंक।';
export const paidOn = 'भुगतान की तारीख़';
export const amount = 'दो बार कटी राशि';
export const whatHappened = 'क्या हुआ';
export const whatHappenedHint = 'हर भुगतान कब और किस ऐप या कार्ड से हुआ। 10 से 500 अक्षर।';
