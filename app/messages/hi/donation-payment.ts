export const payment = 'भुगतान';
export const notFound = 'यह दान नहीं मिला।';
export const checkout = 'दान का भुगतान';
export const pay = (sum: string) => `${sum} का भुगतान करें`;
export const lastTryFailed = 'पिछली बार भुगतान नहीं हो पाया।';
export const nothingTaken = 'कोई राशि नहीं कटी: फिर कोशिश करें, या भुगतान का दूसरा तरीक़ा चुनें।';
export const gatewaySilent = 'भुगतान का पेज अभी नहीं खुल रहा है। आपका दान यहाँ सुरक्षित है।';
/** `by`: 'by bank transfer'. */
export const payBelow = (by: string) => `नीचे ${by} भुगतान करें, या फिर कोशिश करें।`;
export const youWrote = 'आपने लिखा: <reference></reference>।';
export const writeToOffice = 'मंदिर कार्यालय को लिखें';
export const noTransfers = 'यहाँ ट्रांसफ़र से दान नहीं लिया जाता। कृपया सुरक्षित भुगतान पेज पर भुगतान करें।';

export const codeToPay = (sum: string) => `UPI से ${sum} का भुगतान करने का QR कोड`;
/** Ahead of a UPI id. */
export const scanOrPayTo = 'किसी भी UPI ऐप से स्कैन करें, या इस पर भुगतान करें:';
export const openApp = 'UPI ऐप खोलें';
export const aboveUpi = 'यह राशि UPI ऐप की सामान्य सीमा से अधिक है। कृपया बैंक ट्रांसफ़र करें।';
export const amount = 'राशि';
export const writeAsReference = 'संदर्भ में यह लिखें';

export const havePaid = 'मैंने भुगतान कर दिया है';
export const giveReference =
  'ट्रांसफ़र से हमें पता नहीं चलता कि पैसे किसने भेजे। उसकी संदर्भ संख्या हमें दें; हम अपने खाते से मिलान करके आपकी रसीद बनाएँगे।';
export const reference = 'संदर्भ संख्या (UTR)';
export const paidOn = 'भुगतान की तारीख़';
export const sendReference = 'संदर्भ संख्या भेजें';
export const dayHoldOver =
  'इस दिन का अर्पण आपके लिए अब रखा नहीं है, या कुछ ही मिनट और है। उसे फिर रखने और देने के लिए दबाएँ।';
export const dayTaken = 'कोई और पहले आ गया';
export const dayTakenMeanwhile = 'इस बीच दूसरों ने उस दिन यह अर्पण दे दिया है। आपसे कुछ नहीं लिया गया।';
export const chooseOtherDay = 'दूसरा दिन चुनें';
