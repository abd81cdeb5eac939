import { paymentStates } from './booking.ts';

export const whenAndWho = 'तारीख़ें और मेहमान';
export const seeRooms = 'देखें क्या खाली है';
export const meals = 'भोजन के साथ';
export const mealsCost = (price: string) => `नाश्ता, दोपहर और रात का प्रसादम: ${price} प्रति व्यक्ति प्रति दिन।`;
export const freeRooms = 'इन रातों में खाली';
export const nights = (count: number) => (count === 1 ? 'एक रात' : `${count} रातें`);
export const people = (count: number) => (count === 1 ? 'एक व्यक्ति' : `${count} लोग`);
export const fromTo = (from: string, to: string) => `${from} से ${to} तक`;
export const forAll = (nights: string, people: string) => `${nights}, ${people}, कर सहित`;
/** A kind may be rooms or beds, so its own name says what is counted. */
export const ofKind = (count: number, kind: string) => (count === 1 ? kind : `${count} × ${kind}`);
export const sleepsEach = (people: number) =>
  people === 1 ? 'हर एक में एक व्यक्ति' : `हर एक में ${people} लोगों तक`;
export const extraBeds = (beds: number) =>
  beds === 1 ? 'एक अतिरिक्त बिस्तर के साथ' : `${beds} अतिरिक्त बिस्तरों के साथ`;
export const fewLeft = (left: number) => (left === 1 ? 'आख़िरी एक' : `केवल ${left} बचे हैं`);
export const bookThis = 'इसे बुक करें';
export const noRoom = 'इन रातों के लिए कोई कमरा नहीं बचा।';
export const noRoomLead =
  'दूसरी तारीख़ें या कम लोग चुनकर देखें, या हमें पूछताछ भेजें: काउंटर पर पता है कि क्या खाली हो सकता है।';
export const atLeastNights = (count: number) => `कमरे खाली हैं, पर इन दिनों कम से कम ${count} रातें ठहरना होता है।`;
export const sendInquiry = 'पूछताछ भेजें';

export const bookARoom = 'ठहरने की बुकिंग';
export const kindGone = 'यह वैसे बुक नहीं हो सकता जैसे आपने चाहा।';
export const yourStay = 'आपकी बुकिंग';
export const arrival = 'आगमन';
export const departure = 'प्रस्थान';
export const fromHour = (day: string, hour: string) => `${day}, ${hour} बजे से`;
export const byHour = (day: string, hour: string) => `${day}, ${hour} बजे तक`;
export const roomsPrice = 'रातें';
export const mealsPrice = 'भोजन';
export const total = 'कुल';
export const gstIncluded = (sum: string) => `इसमें ${sum} GST शामिल है।`;
export const noGst = 'इस पर GST नहीं लगता।';
export const yourDetails = 'आपका विवरण';
export const callsYou = 'अतिथि-गृह इसी पर आपको फ़ोन करेगा।';
export const lettersHere = 'पुष्टि और आपके कैलेंडर के लिए तारीख़ें यहाँ भेजी जाएँगी।';
export const idKind = 'पहचान-पत्र जो आप दिखाएँगे';
export const chooseOne = 'एक चुनें';
export const idKinds = {
  aadhaar: 'आधार',
  passport: 'पासपोर्ट',
  'driving-licence': 'ड्राइविंग लाइसेंस',
  'voter-id': 'मतदाता पहचान-पत्र',
};
export const idLast4 = 'उसके अंतिम चार अक्षर या अंक';
export const neverWhole = 'हम केवल यही चार रखते हैं।';
export const address = 'आपका पता';
export const purpose = 'आने का कारण';
export const purposeHint = 'दर्शन, उत्सव, पाठ्यक्रम।';
export const note = 'कुछ और जो हमें जानना चाहिए';
export const noteHint = 'देर से आगमन, व्हीलचेयर, बच्चे का भोजन।';
export const billToCompany = 'कंपनी के नाम बिल';
export const company = 'कंपनी का नाम';
export const companyHint = 'बिल आपके बजाय कंपनी के नाम बनेगा।';
export const gstinHint = 'पंजीकृत कंपनी का; तब ऊपर का पता कंपनी के पते के रूप में बिल पर आएगा।';
export const pay = 'भुगतान';
export const howMuch = 'अभी कितना';
export const payAll = 'पूरी राशि';
export const payDeposit = 'अग्रिम राशि';
export const sumNow = (sum: string) => `अभी ${sum}`;
export const sumNowRest = (sum: string, rest: string) => `अभी ${sum}, आने पर ${rest}`;
export const consent = 'मैंने <refunds>रद्दीकरण नीति</refunds> और <privacy>गोपनीयता नीति</privacy> पढ़ ली है।';
export const freeNights = 'आपकी सदस्यता की निःशुल्क रातें';
export const freeNightsLeft = (left: number) =>
  left === 1
    ? 'इस वर्ष आपकी 1 रात बाकी है। अतिरिक्त बिस्तर और भोजन का मूल्य देना होता है।'
    : `इस वर्ष आपकी ${left} रातें बाकी हैं। अतिरिक्त बिस्तर और भोजन का मूल्य देना होता है।`;
export const noFreeNight = 'कोई नहीं';
export const showPrice = 'इनके साथ मूल्य दिखाएँ';
export const nothingToPay = 'आपकी रातें निःशुल्क हैं: कुछ देना नहीं है।';
export const heldWhilePaying = 'भुगतान के लिए कमरा पंद्रह मिनट आपके लिए रखा जाता है।';
export const noRefund = 'ठहरने के लिए दी गई राशि लौटाई नहीं जाती।';
export const goesBackUntil = (percent: number, days: number) =>
  `आगमन से ${days} दिन पहले तक ${percent} प्रतिशत राशि लौटती है।`;

export const stay = (number: number) => `बुकिंग ${number}`;
export const soldOutMeanwhile =
  'जितने समय कमरा आपके लिए रखा था वह बीत गया, और अब वह किसी और का है। कोई राशि नहीं ली गई।';
export const lookAgain = 'दूसरा कमरा देखें';
export const holdNearlyOver =
  'जितने समय कमरा आपके लिए रखा है वह लगभग बीत चुका है। आगे बढ़ें, तो खाली होने पर वह पंद्रह मिनट और रखा जाएगा।';
export const heldWhileYouPay = 'भुगतान करते समय कमरा आपके लिए रखा है।';

export const stayUnknown = 'यह बुकिंग हमें नहीं मिली।';
export const toGuestHouse = 'अतिथि-गृह पर जाएँ';
export const states = {
  ...paymentStates,
  created: {
    badge: 'भुगतान बाकी',
    title: 'आपकी बुकिंग भुगतान की प्रतीक्षा में है',
    lead: 'भुगतान पहुँचते ही वह पक्की होगी।',
  },
  booked: {
    badge: 'बुक है',
    title: 'आपकी बुकिंग हो गई है',
    lead: 'हम आपके आने की प्रतीक्षा में हैं। कृपया अपना पहचान-पत्र साथ लाएँ।',
  },
  'in-house': { badge: 'यहाँ ठहरे हैं', title: 'स्वागत है', lead: 'आपका ठहरना शांतिमय हो।' },
  left: { badge: 'पूरा हुआ', title: 'हमारे साथ ठहरने के लिए धन्यवाद', lead: 'जल्दी फिर आएँ।' },
  'no-show': {
    badge: 'नहीं आए',
    title: 'आप नहीं आए',
    lead: 'कमरा आपके लिए रखा था। यदि यहाँ कुछ ग़लत है, तो कृपया हमें लिखें।',
  },
  cancelled: { badge: 'रद्द', title: 'यह बुकिंग रद्द है', lead: 'कमरे दूसरों के लिए खाली हैं।' },
  short: {
    badge: 'कमरा नहीं',
    title: 'कमरे भर गए थे',
    lead: 'आपका भुगतान तब आया जब कमरा आपके लिए रखा नहीं रहा था, और अब वह किसी और का है। हमें खेद है। आपकी पूरी राशि लौटाई जाएगी।',
  },
  paid: {
    badge: 'भुगतान हुआ',
    title: 'आपकी बुकिंग की शेष राशि मिल गई है',
    lead: 'धन्यवाद। आने पर इसमें से कुछ देना शेष नहीं है।',
  },
};
/** Of what pays the rest of a stay. */
export const restStates = {
  ...states,
  created: {
    badge: 'भुगतान बाकी',
    title: 'आपकी बुकिंग की शेष राशि भुगतान की प्रतीक्षा में है',
    lead: 'आपकी बुकिंग फिर भी पक्की है। शेष राशि आने पर भी दी जा सकती है।',
  },
  cancelled: {
    badge: 'समाप्त',
    title: 'इस भुगतान की अब आवश्यकता नहीं',
    lead: 'बुकिंग बदली या रद्द हुई, या शेष राशि दी जा चुकी है। यदि आपकी राशि फिर भी आती है, तो वह लौटाई जाएगी।',
  },
};
export const restToPay = (sum: string) => `शेष राशि: ${sum}। यहाँ दें, या आने पर।`;
export const payRest = 'शेष राशि दें';
export const restOfStay = 'यह आपकी बुकिंग की शेष राशि का भुगतान है। आपका कमरा पहले से बुक है।';
export const toMyStay = 'मेरी बुकिंग पर जाएँ';
export const room = 'कमरा या बिस्तर';
export const roomNumbers = 'दरवाज़े पर';
export const guests = 'अतिथि';
export const toPayOnArrival = 'आने पर देय';
export const depositHeld = 'रखी हुई अमानत';
/** By the state of the refund. */
export const changeDates = 'तारीख़ें बदलें';
export const changeHow =
  'वही कमरे, दूसरी रातें, आज की दरों पर। सस्ता हो तो अंतर आपकी बुकिंग की शर्तों के अनुसार लौटता है। महँगी रातों के लिए कृपया अतिथि-गृह के काउंटर से पूछें।';
export const newArrival = 'नया आगमन';
export const newDeparture = 'नया प्रस्थान';
export const changeNow = 'इन तारीख़ों पर बदलें';
export const datesChanged = 'तारीख़ें बदल दी गई हैं।';
export const cancelStay = 'यह बुकिंग रद्द करें';
export const cancelUnpaid = 'अभी कुछ दिया नहीं गया है; कमरा तुरंत दूसरों के लिए खाली हो जाएगा।';
export const thenYouSee = 'फिर आप तारीख़ें, कमरा और भुगतान देखेंगे, और बुकिंग बदल या रद्द कर सकेंगे।';
export const showMyStay = 'मेरी बुकिंग दिखाएँ';
