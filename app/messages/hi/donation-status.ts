export const yourDonation = 'आपका दान';

export const waitingTitle = 'आपके भुगतान की प्रतीक्षा है';
export const waiting =
  'आपका दान दर्ज हो गया है, पर भुगतान अभी नहीं हुआ। यदि आपने अभी-अभी भुगतान किया है, तो बैंक के उत्तर में एक मिनट लग सकता है; यह पेज अपने आप फिर देखता है।';
export const underWayTitle = 'आपका भुगतान हो रहा है';
export const underWay = 'बैंक ने अभी उत्तर नहीं दिया है। यह पेज अपने आप फिर देखता है; कृपया दोबारा भुगतान न करें।';
export const failedTitle = 'भुगतान नहीं हो पाया';
export const failed =
  'कोई राशि नहीं कटी। फिर कोशिश करें, या भुगतान का दूसरा तरीक़ा चुनें। यदि आपने अभी-अभी UPI ऐप में भुगतान किया है, तो एक मिनट रुकें: यह पेज अपने आप फिर देखता है।';
export const expiredTitle = 'यह दान पूरा नहीं हुआ';
export const expired = 'समय पर कोई भुगतान नहीं मिला, इसलिए इसे बंद कर दिया गया। आप फिर से शुरू कर सकते हैं।';
export const cancelledTitle = 'यह दान रद्द हो गया';
export const cancelled = 'कोई राशि नहीं कटी। आप फिर से शुरू कर सकते हैं।';
export const reviewTitle = 'हम इस भुगतान की जाँच कर रहे हैं';
export const review =
  'हमें एक भुगतान मिला है जो इस दान से पूरी तरह मेल नहीं खाता। मंदिर के सेवक उसे देख रहे हैं; कृपया दोबारा भुगतान न करें।';
export const refundingTitle = 'रिफ़ंड जारी है';
export const refunding = 'राशि जहाँ से आई थी, वहीं लौट रही है। बैंक को कुछ दिन लग सकते हैं।';
export const partReturnedTitle = 'इस भुगतान का एक भाग लौटा दिया गया';
export const partReturned = 'जो राशि अधिक दी गई थी, वह जहाँ से आई थी वहीं लौटा दी गई है।';
export const returnedTitle = 'यह भुगतान लौटा दिया गया';
export const returned = 'इसमें से कुछ भी मंदिर के पास नहीं है।';
export const bouncedTitle = 'इस चेक का भुगतान नहीं हुआ';
export const bounced = 'बैंक ने राशि नहीं दी, इसलिए यह दान हम तक नहीं पहुँचा।';
export const mistakeTitle = 'यह प्रविष्टि वापस ले ली गई';
export const mistake = 'यह मंदिर में भूल से दर्ज हुई थी।';
export const unmatchedTitle = 'यह रसीद वापस ले ली गई';
export const unmatched =
  'एक ट्रांसफ़र भूल से इस दान के साथ जोड़ दिया गया था। यदि आपने दान दिया है, तो हमें फ़ोन करें: आपका ट्रांसफ़र मिलते ही सही रसीद बना दी जाएगी।';
export const claimedTitle = 'हम आपके ट्रांसफ़र का मिलान कर रहे हैं';
export const claimed =
  'आपकी संदर्भ संख्या हमें मिल गई है। हमारे खाते में उसके मिलते ही रसीद बना दी जाएगी। यह काम हाथ से होता है और एक कार्य-दिवस लग सकता है।';

export const willMessage = 'हम आपको सूचना भेजेंगे।';
export const pageWillKnow = 'इस पेज पर पता चल जाएगा।';
export const closePage = 'आप यह पेज बंद कर सकते हैं; भुगतान पहुँचते ही रसीद भेज दी जाएगी।';
export const looking = 'आपका भुगतान देखा जा रहा है…';
export const checkAgain = 'फिर देखें';

export const hasGoneBack = (sum: string) => `${sum} लौटा दिए गए हैं।`;
export const partHasGoneBack = (sum: string, total: string) => `${total} में से ${sum} लौटा दिए गए हैं।`;
export const secondHasGoneBack = (sum: string) => `${sum} का दूसरा भुगतान लौटा दिया गया है; आपका दान बना हुआ है।`;
export const paymentHasGoneBack = (sum: string) => `${sum} का एक भुगतान लौटा दिया गया है।`;
export const bankNeedsDays = 'बैंक में दिखने में पाँच से सात कार्य-दिवस लग सकते हैं।';

export const receiptVoid = (number: string) => `रसीद ${number} रद्द कर दी गई।`;
export const receiptOf = (number: string, day: string) => `रसीद <number>${number}</number>, ${day}`;
export const receiptPdf = 'रसीद (PDF)';
export const checkValidity = 'रसीद की जाँच करें';
export const alsoMailed = 'यह आपके दिए हुए ई-मेल पते पर भी जाती है।';
export const sendToMyself = 'WhatsApp पर अपने आप को भेजें';
export const myReceipt = (address: string) => `मंदिर को मेरा दान और उसकी रसीद: ${address}`;
export const notMailed = 'यह ई-मेल से नहीं भेजी जाती: इसे अभी सहेज लें, या इस पेज का पता सँभालकर रखें।';

export const tryAgain = 'फिर कोशिश करें';
export const goToPayment = 'भुगतान पर जाएँ';
/** `by`: 'by bank transfer'. */
export const pay = (by: string) => `${by} भुगतान करें`;
export const writeToOffice = 'मंदिर कार्यालय को लिखें';
export const giveAgain = 'फिर दान करें';
export const beginAgain = 'फिर से शुरू करें';
export const remindMe = 'हर महीने याद दिलाएँ';
export const shareOnWhatsApp = 'WhatsApp पर भेजें';
export const serveToo = (address: string) => `आप भी मंदिर की सेवा कर सकते हैं: ${address}`;
