export const checkReceipt = 'रसीद की जाँच';
export const notFound = 'हमें यह रसीद नहीं मिली';
export const compareAddress =
  'कृपया रसीद पर छपे पते से इस पते का एक-एक अक्षर मिलाएँ। यदि दोनों एक ही हैं, तो यह रसीद इस मंदिर ने जारी नहीं की है।';
export const askOffice = 'मंदिर कार्यालय से पूछें';
export const noReceipt = 'हमें यह रसीद नहीं मिली।';
export const noBill = 'हमें यह बिल नहीं मिला।';

export const valid = 'मान्य';
export const voidSince = (day: string) => `${day} से रद्द`;
export const genuine = 'यह रसीद असली है';
export const isVoid = 'यह रसीद रद्द है';
/** Receipts speak both languages: the other one of this page, and the same in it. */
export const otherLanguage = 'en';
export const genuineInOther = 'This receipt is genuine.';
export const isVoidInOther = 'This receipt is void.';
export const receiptNumber = 'रसीद संख्या';
export const dateOfGift = 'दान की तारीख़';
export const receivedBy = 'प्राप्तकर्ता';
export const comparePaper = 'कृपया संख्या, तारीख़ और राशि को काग़ज़ से मिलाएँ। दाता का नाम यहाँ नहीं दिखाया जाता।';
export const provesNoGift = 'इसकी संख्या फिर कभी किसी रसीद को नहीं दी जाती। यह किसी दान का प्रमाण नहीं है।';
