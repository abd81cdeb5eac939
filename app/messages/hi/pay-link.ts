export const giftOf = (sum: string) => `आपका ${sum} का दान`;
export const preparedBy = (temple: string, cause: string) =>
  `फ़ोन पर आपकी इच्छा के अनुसार ${temple} ने यह आपके लिए तैयार किया है। यह दान <cause>${cause}</cause> के लिए है।`;
export const preparedForMember = (temple: string, cause: string) =>
  `${temple} ने आपकी आजीवन सदस्यता का यह भुगतान तैयार किया है। यह <cause>${cause}</cause> के लिए दान है।`;
export const openUntil = (day: string) => `आप ${day} तक भुगतान कर सकते हैं। अपने आप कुछ नहीं कटता।`;
export const nameHint = 'जैसा रसीद पर लिखा जाना है। ग़लत हो तो कृपया सुधार लें।';
export const phoneEnds = (digits: string) => `आपका मोबाइल नंबर हमारे पास है, जिसके अंतिम अंक ${digits} हैं।`;
export const receiptByMail = 'आपकी रसीद ई-मेल से आती है, और भुगतान के बाद अगले पेज पर भी मिलती है।';
export const receiptHere = 'आपकी रसीद भुगतान के बाद अगले पेज पर मिलती है: आप उसे सहेज सकते हैं या अपने आप को भेज सकते हैं।';
export const goOn = 'भुगतान के लिए आगे बढ़ें';
export const notAsked = 'यदि आपने इसके लिए नहीं कहा था, तो आपको कुछ नहीं करना है।';

export const unknownTitle = 'यह लिंक नहीं मिला';
export const withdrawnTitle = 'यह लिंक वापस ले लिया गया है';
export const overTitle = 'इस लिंक का समय समाप्त हो गया है';
export const nothingTaken = 'आपसे कोई राशि नहीं ली गई। हमें फ़ोन करें: हम ख़ुशी से दूसरा लिंक भेज देंगे।';
