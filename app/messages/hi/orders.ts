export const orderUnknown = 'यह ऑर्डर हमें नहीं मिला।';
export const checkAddress =
  'कृपया पेज का पता जाँचें। यदि आपके खाते से राशि कट गई है, तो बैंक की संदर्भ संख्या के साथ हमें लिखें।';
export const visitTheShop = 'दुकान देखें';
export const askUs = 'हमसे पूछें';

export const order = (number: number) => `ऑर्डर ${number}`;
export const messageYou = 'हम आपको संदेश भेजेंगे।';
export const pageWillKnow = 'यह पेज बता देगा।';
export const mayClosePage = 'आप यह पेज बंद कर सकते हैं; भुगतान मिलते ही बिल भेज दिया जाएगा।';
export const lookingForPayment = 'आपका भुगतान देखा जा रहा है…';
export const checkAgain = 'फिर जाँचें';
export const tryAgain = 'फिर कोशिश करें';
export const goToPayment = 'भुगतान पर जाएँ';
/** By the state of the refund. */
export const refundWaitsAtShop =
  '<amount></amount> का रिफ़ंड मंदिर की दुकान पर आपके लिए रखा है; कृपया अपना ऑर्डर नंबर साथ लाएँ।';
export const refundHandedBack = '<amount></amount> का रिफ़ंड मंदिर की दुकान पर आपको दे दिया गया।';
export const billPdf = (number: string) => `बिल ${number} (PDF)`;
export const creditNotePdf = (number: string) => `क्रेडिट नोट ${number} (PDF)`;
export const writeToOffice = 'मंदिर कार्यालय को लिखें';
export const orderAgain = 'फिर ऑर्डर करें';

export const cancelOrder = 'यह ऑर्डर रद्द करें';
export const yesCancel = 'हाँ, रद्द करें';
export const refusals = {
  'proof-wrong': 'ये ऑर्डर के फ़ोन नंबर के आख़िरी चार अंक नहीं हैं।',
  'proof-first': 'पहले दिखाएँ कि यह ऑर्डर आपका है।',
  'too-many-proofs': 'बहुत बार कोशिश हो चुकी। पंद्रह मिनट बाद फिर कोशिश करें।',
  'cancel-too-late': 'यह पैक हो चुका है या रास्ते में है, इसलिए अब यहाँ रद्द नहीं हो सकता। कृपया हमें लिखें।',
  'cancel-nothing': 'इसमें रद्द करने के लिए कुछ बाकी नहीं है।',
  'cancel-not-allowed': 'यहाँ ऑर्डर रद्द नहीं किए जा सकते। कृपया मंदिर कार्यालय को लिखें।',
  'money-in-review': 'मंदिर के लोग आपका भुगतान स्वयं देख रहे हैं। कृपया मंदिर कार्यालय को लिखें।',
  'swap-over': 'यह प्रस्ताव समाप्त हो गया है। ऑर्डर की अभी की स्थिति यहाँ दी गई है।',
  'still-short': 'क्षमा करें: अब यह भी समाप्त हो गया है। दुकान आपको फिर लिखेगी, या आप राशि वापस ले लें।',
  'refund-open': 'इस ऑर्डर का रिफ़ंड पहले से चल रहा है।',
  'refund-again-first': 'इस ऑर्डर का रिफ़ंड पहले से चल रहा है।',
};

export const yourOrder = 'आपका ऑर्डर';
export const collectAtTemple = 'मंदिर से लेना';
export const delivery = 'डिलीवरी';
export const totalWithTax = 'कुल, कर सहित';
export const orderWithNumber = 'ऑर्डर <number></number>';
export const goneReplaced = 'समाप्त; इसके बदले कुछ और भेजा जाएगा';
export const cancelled = 'रद्द';
export const someCancelled = (count: number) => `${count} रद्द`;

export const howFar = 'आपकी वस्तुएँ कहाँ तक पहुँचीं';
export const ordered = 'ऑर्डर हुआ';
export const packed = 'पैक हुआ';
export const withCourier = 'कूरियर के पास';
export const delivered = 'पहुँच गया';
export const waitsToBeCollected = 'लेने के लिए तैयार';
export const collected = 'ले लिया गया';
export const shopAt = (address: string) => `मंदिर की दुकान: ${address}`;
export const directionsAndHours = 'रास्ता और समय';
export const courierTracking = (courier: string) => `${courier}, ट्रैकिंग नंबर <number></number>`;

export const pleaseChoose = 'कृपया चुनें';
export const oneAndOther = (one: string, other: string) => `${one} और ${other}`;
export const goneSendInstead = (titles: string, count: number) =>
  count === 1
    ? `${titles} समाप्त हो गया है। इसके बदले हम आपको यह भेज सकते हैं:`
    : `${titles} समाप्त हो गए हैं। इनके बदले हम आपको यह भेज सकते हैं:`;
export const costsLess = 'इसका दाम कम है: <amount></amount> आपको लौटा दिए जाएँगे।';
export const nothingMore = 'आज दुकान में इसका दाम जो भी हो, आपको और कुछ नहीं देना है।';
export const heldUntil = (day: string) => `हम इसे ${day} तक आपके लिए रखेंगे।`;
export const sendInstead = 'इसके बदले यह भेजें';
export const moneyBack = 'मेरी राशि लौटा दें';
export const someMoneyBack = (amount: string) => `${amount} लौटा दें, बाकी भेजें`;
export const saving = 'सहेजा जा रहा है…';

export const lastFourDigits = 'आपके मोबाइल नंबर के आख़िरी चार अंक';
export const thenYouSee = 'फिर आप अपना ऑर्डर, बिल और ट्रैकिंग नंबर देख सकेंगे।';
export const showMyOrder = 'मेरा ऑर्डर दिखाएँ';
