// Of every letter.
export const greeting = (name: string) => `हरे कृष्ण, ${name}`;
export const greetingWithoutName = 'हरे कृष्ण';
export const stopThese = 'ऐसे पत्र बंद करें';
export const stopTheseAt = (address: string) => `ऐसे पत्र बंद करने के लिए: ${address}`;

// What the rows of facts say on their left, in several letters.
export const date = 'तारीख़';
export const time = 'समय';
export const where = 'स्थान';
export const reference = 'संदर्भ';
export const amount = 'राशि';
export const order = 'ऑर्डर';
export const receipt = 'रसीद';
export const voidReceipt = 'रसीद, रद्द';
export const dayOfDonation = 'दान का दिन';
export const goneBack = 'लौटाई गई राशि';

// Receipts and certificates.
export const receiptNumber = 'रसीद क्रमांक';
export const dateOfDonation = 'दान की तारीख़';
export const forTheDay = 'इस दिन के लिए';
export const dayTaken = 'आपके भुगतान से पहले दूसरों ने उस दिन यह अर्पण दे दिया। हम आपकी पूरी राशि लौटाने को कह रहे हैं।';
export const total = 'कुल';
/** 'Form 10BE', as the law names it. */
export const formName = (form: string) => `${form}`.replace('Form', 'फ़ॉर्म');
export const certificateInAccount = 'यह आपके खाते में “मेरे दान” के नीचे है।';
export const certificateAttached = 'यह PDF के रूप में साथ लगा है।';

/**
 * Why a receipt is void, where the site itself said so; the words of the staff stay as they are.
 */
export const voidReasons = {
  refunded: 'राशि लौटा दी गई',
  'a part of the gift went back; another receipt is over the rest':
    'दान का एक भाग लौटाया गया; शेष के लिए दूसरी रसीद है',
  'the cheque was not honoured': 'चेक स्वीकार नहीं हुआ',
  'entered by mistake': 'भूल से दर्ज हुई',
  'a transfer was matched by mistake': 'एक ट्रांसफ़र भूल से जोड़ा गया',
};

// What a refund means for the donation.
export const donationRemains = 'आपका दान और उसकी रसीद दोनों वैसे ही मान्य हैं। हमारे साथ सेवा करने के लिए धन्यवाद।';
export const receiptIsVoid = 'इसकी रसीद रद्द है: कृपया उसका उपयोग न करें, और उसकी छपी प्रति हो तो फेंक दें।';
export const noReceipt = 'इसकी कोई रसीद नहीं बनी थी।';
export const restRemains = 'आपके दान का शेष भाग मान्य है। हमारे साथ सेवा करने के लिए धन्यवाद।';
export const restReceipted = (number: string) =>
  `आपके दान का शेष भाग मान्य है। हमारे साथ सेवा करने के लिए धन्यवाद। शेष राशि की रसीद ${number} है, जो अलग पत्र में आएगी।`;
export const restReceiptedAnew = (number: string) =>
  `आपके दान का शेष भाग मान्य है। हमारे साथ सेवा करने के लिए धन्यवाद। पहली रसीद रद्द है; कृपया शेष राशि की रसीद ${number} का उपयोग करें, जो अलग पत्र में आएगी।`;

// Monthly donations and family days.
export const forCause = 'सेवा-कार्य';
export const month = 'महीना';
export const day = 'अवसर';

// Orders and the shop.
export const delivery = 'डिलीवरी';
export const totalWithTax = 'कुल, कर सहित';
export const courier = 'कूरियर';
export const trackingNumber = 'ट्रैकिंग नंबर';
export const instead = 'इसके बदले';
export const withIt = 'साथ में';
export const goesBack = (sum: string) => `${sum} आपको लौटेंगे`;
export const nothingMore = 'आपको और कुछ नहीं देना है';
export const heldUntil = 'आपके लिए सुरक्षित, इस दिन तक';
export const backInStock = 'यह फिर उपलब्ध है';
export const price = 'मूल्य';

// The guest house.
export const stay = 'बुकिंग';
export const room = 'कमरा';
export const arrival = 'आगमन';
export const departure = 'प्रस्थान';
export const fromHour = (day: string, hour: string) => `${day}, ${hour} बजे से`;
export const byHour = (day: string, hour: string) => `${day}, ${hour} बजे तक`;
export const taxInIt = 'इसमें GST';
export const paidOnlineOrOnArrival = 'ऑनलाइन या आने पर देय';

// Classes, sevas and requests.
export const seat = 'बुकिंग';
export const tour = 'यात्रा';
export const paidOnline = 'ऑनलाइन दिया गया';
export const payNow = 'अभी देय';
export const klass = 'कक्षा';
export const firstDay = 'पाठ्यक्रम का पहला दिन';
export const calledOffWhy = 'कारण';
export const fromTo = (from: string, to: string) => `${from} से ${to} (भारतीय समय)`;
export const seva = 'सेवा';
export const indianTime = (begins: string) => `${begins} (भारतीय समय)`;
export const online = 'घर से, ऑनलाइन';
export const atTemple = 'मंदिर में';
export const people = 'लोग';
export const about = 'विषय';
export const received = 'प्राप्ति का दिन';

// Safety of accounts.
export const browserOn = (browser: string, system: string) => `${system} पर ${browser}`;
export const someBrowser = 'एक ब्राउज़र';
export const unknownDevice = 'अज्ञात उपकरण';
export const event = 'उत्सव';
export const duty = 'सेवा';
export const membership = 'सदस्यता';
export const dueOn = 'अंतिम तिथि';
export const memberNumber = 'सदस्य नंबर';
export const reason = 'कारण';
export const partOf = (sum: string, part: number, parts: number) => `${sum} (${parts} में से किस्त ${part})`;

// Passes of events.
export const booking = 'बुकिंग';
export const passes = 'पास';
export const when = 'कब';
export const place = 'कहाँ';
export const gate = 'द्वार';
