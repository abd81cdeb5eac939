/** The guest house in the office. */
export const stays = 'अतिथि-गृह';
export const stay = 'बुकिंग';
export const today = 'आज';
export const arrivals = 'आने वाले';
export const departures = 'जाने वाले';
export const inHouse = 'अतिथि-गृह में';
export const coming = 'आगे';
export const waitRefunds = 'भुगतान हुआ, कमरा नहीं';
export const nobody = 'कोई नहीं।';
export const newStay = 'बुकिंग करें';
export const roomsScreen = 'कमरे';
export const ratesScreen = 'दरें और शर्तें';
export const find = 'खोजें';
export const findHint = 'संख्या, नाम या फ़ोन';
export const found = 'मिले';
export const stayTitle = (number: number) => `बुकिंग ${number}`;
export const nightsAndPeople = (nights: number, people: number) =>
  `${nights === 1 ? 'एक रात' : `${nights} रातें`}, ${people === 1 ? 'एक व्यक्ति' : `${people} लोग`}`;
export const stages = {
  open: 'भुगतान हो रहा है',
  booked: 'बुक है',
  'in-house': 'अतिथि-गृह में',
  left: 'जा चुके',
  'no-show': 'नहीं आए',
  cancelled: 'रद्द',
  short: 'भुगतान हुआ, कमरा नहीं',
  paid: 'शेष राशि मिली',
};
export const guest = 'अतिथि';
export const name = 'नाम';
export const phone = 'फ़ोन';
export const email = 'ई-मेल';
export const language = 'अतिथि की भाषा';
export const room = 'कमरा';
export const arrival = 'आगमन';
export const departure = 'प्रस्थान';
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const rooms = 'कमरे या बिस्तर';
export const meals = 'भोजन के साथ';
export const freeNights = 'सदस्यता की निःशुल्क रातें';
export const member = 'मंदिर के सदस्य';
export const memberHint = 'जहाँ सदस्यों की दर है, वही लगेगी।';
export const kind = 'कमरे का प्रकार';
export const chooseKind = 'प्रकार चुनें';
export const fromWait = 'प्रतीक्षा-सूची के प्रस्ताव के लिए। रातें ठीक इन्हीं तारीख़ों और कमरों के लिए रखी हैं।';
export const fromGroup = (name: string) => `समूह ${name} के लिए, उसके रखे हुए कमरों में से।`;
export const papers = 'पहचान-पत्र';
export const noPapers = 'अभी देखा नहीं';
export const idKind = 'पहचान-पत्र';
export const later = 'आने पर देखेंगे';
export const choosePaper = 'पहचान-पत्र चुनें';
export const idLast4 = 'उसके अंतिम चार अक्षर या अंक';
export const address = 'पता';
export const purpose = 'आने का कारण';
export const note = 'टिप्पणी';
export const price = 'मूल्य';
export const gstOfIt = 'इसमें GST';
export const paid = 'दिया गया';
export const toPay = 'देय';
export const paidTooMuch = 'अधिक भुगतान';
export const bookedBy = 'बुकिंग';
export const byOffice = 'कार्यालय ने की';
export const onSite = 'वेबसाइट पर हुई';
export const checkIn = 'प्रवेश कराएँ';
export const checkInNote = (toPay: string) => `अभी देय: ${toPay}।`;
export const checkOut = 'विदा करें';
export const bill = 'बिल';
export const writeBill = 'बिल बनाएँ';
export const leaveEarly = 'पहले जा रहे हैं';
export const leaveEarlyAsk = 'आज से आगे की रातें दूसरों के लिए खाली होंगी, और मूल्य वही रहेगा।';
export const yesLeaves = 'हाँ, जा रहे हैं';
export const noShow = 'नहीं आए';
export const noShowAsk =
  'आज से आगे की रातें दूसरों के लिए खाली होंगी। कितनी राशि लौटेगी, यह बुकिंग की शर्तों से आगमन के दिन के अनुसार तय होगा; बाकी मंदिर के पास रहेगी और उसका बिल बनेगा।';
export const yesNoShow = 'हाँ, रातें खाली करें';
export const takePayment = 'काउंटर पर भुगतान';
export const amount = 'राशि, रुपये में';
export const mode = 'कैसे';
export const cash = 'नक़द';
export const upi = 'यूपीआई';
export const record = 'दर्ज करें';
export const cancel = 'बुकिंग रद्द करें';
export const cancelGoesBack = (sum: string) => `शर्तों के अनुसार आज ${sum} लौटेंगे।`;
export const reason = 'कारण';
export const giveAll = 'ऑनलाइन दी गई पूरी राशि लौटाएँ';
export const yesCancel = 'रद्द करें';
export const changes = 'बदलाव';
export const changeDates = 'दूसरी तारीख़ें';
export const changeTo = 'बदलें';
export const refundOf = (sum: string) => `${sum} लौटाना`;
export const bookIt = 'बुक करें';
export const fromInquiry = (reference: string) =>
  `पूछताछ ${reference} से। कमरे अभी ले लिए जाएँगे और पूछताछ पूरी मानी जाएगी।`;
export const payLater = 'अतिथि को कमरे तुरंत मिलते हैं और भुगतान काउंटर पर या लिंक से होता है।';
export const done: Record<string, string> = {
  in: 'प्रवेश हो गया।',
  out: 'विदा हो गए। बिल बन गया है, और कमरे सफ़ाई की प्रतीक्षा में हैं।',
  bill: 'बिल बन गया है। पता हो तो अतिथि को पत्र से मिलेगा।',
  'no-show': 'रातें फिर खाली हैं।',
  paid: 'दर्ज हो गया।',
  deposit: 'अमानत दर्ज हो गई।',
  'deposit-back': 'लौटा दी गई।',
  'ask-back': 'अनुरोध हो गया। पहले कोई दूसरा सहमति देगा।',
  'decide-back': 'निर्णय हो गया।',
  'hand-back': 'राशि दे दी गई।',
  cancel: 'रद्द हो गई। रातें फिर खाली हैं।',
  company: 'सहेजा गया। बिल पर यही नाम होगा।',
  dates: 'बदल गई। ई-मेल हो तो अतिथि को पत्र जाएगा।',
  move: 'दूसरे कमरे में भेज दिया गया।',
  longer: 'अब ठहरने की अवधि बढ़ गई है।',
  refund: 'निर्णय हो गया।',
  save: 'सहेजा गया।',
  clean: 'सहेजा गया।',
  block: 'रोक दिया गया।',
  lift: 'रातें फिर खाली हैं।',
  rate: 'जुड़ गई।',
  'delete-rate': 'हटा दी गई।',
  terms: 'सहेजा गया।',
  booked: 'बुक हो गई।',
};
export const noRooms = 'अभी कोई कमरा नहीं';
export const noRoomsNote =
  'जब तक कमरे नहीं हैं, वेबसाइट केवल पूछताछ लेती है। हर प्रकार के कमरे जोड़ें; प्रकार ‘अतिथि-गृह’ में हैं।';
export const number = 'दरवाज़े पर नंबर';
export const numberHint = 'बिस्तरों के लिए भी: “हॉल बी, बिस्तर 3”।';
export const addRoom = 'कमरा जोड़ें';
export const closed = 'अब नहीं दिया जाता';
export const housekeeping = { clean: 'साफ़', dirty: 'सफ़ाई बाकी', repair: 'मरम्मत चाहिए' };
export const setTo = 'रखें';
export const haveGuests = (count: number) => (count === 0 ? 'आज रात कोई नहीं' : `आज रात भरे: ${count}`);
export const toBeCleaned = (count: number) => `सफ़ाई बाकी: ${count}`;
export const needRepair = (count: number) => `मरम्मत चाहिए: ${count}`;
export const housekeepingOf = (number: string) => `${number} की सफ़ाई`;
export const change = 'बदलें';
export const save = 'सहेजें';
export const blockRoom = 'रातें रोकें';
export const from = 'से';
export const toMorning = 'इस सुबह तक';
export const block = 'रोकें';
export const blocks = 'रोकी हुई';
export const lift = 'फिर खाली करें';
export const blockedFor = (from: string, to: string, reason: string) => `${from} से ${to} तक: ${reason}`;
export const rates = 'दरें';
export const ratesNote =
  'दर न हो तो एक रात का मूल्य वही है जो कमरे के प्रकार में है। कई में से सबसे सीमित लगती है: सबसे कम दिन, फिर सबसे कम वार, फिर सबसे नई।';
export const noRates = 'कोई दर नहीं।';
export const lastNight = 'अंतिम रात';
export const firstNight = 'पहली रात';
export const weekdays = 'केवल इन रातों में';
export const weekdayNames = ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'];
export const everyNight = 'हर रात';
export const night = 'एक रात';
export const single = 'एक अतिथि के साथ';
export const memberPrice = 'सदस्यों के लिए';
export const extraBeds = 'कमरे में अतिरिक्त बिस्तर';
export const extraBed = 'एक अतिरिक्त बिस्तर';
export const minNights = 'कम से कम इतनी रातें';
export const atLeast = (nights: number) => `कम से कम ${nights} रातें`;
export const addRate = 'दर जोड़ें';
export const newRate = 'नई दर';
export const deleteRate = 'हटाएँ';
export const terms = 'शर्तें';
export const termsNote =
  'ये अपने दिन से लागू होती हैं, पहले बुक हुई रातों के कर पर भी। बुकिंग में रद्द करने की वही शर्तें रहती हैं जो बुकिंग के दिन थीं। कर की पुष्टि लेखाकार करते हैं।';
export const holdsFrom = 'लागू होने का दिन';
export const checkInHour = 'आगमन का समय';
export const checkOutHour = 'प्रस्थान का समय';
export const ladder = 'अतिथि के रद्द करने पर कितना लौटे';
export const ladderHint = 'हर पंक्ति में एक चरण: आगमन से पहले दिन, कोलन (:), प्रतिशत। खाली: कुछ नहीं लौटता।';
export const gst = 'एक रात के मूल्य पर GST';
export const gstHint = 'हर पंक्ति में एक सीमा: कितने रुपये तक, कोलन (:), प्रतिशत; अंतिम में *, यानी कोई भी मूल्य।';
export const meal = 'एक व्यक्ति का एक दिन का भोजन';
export const mealHint = 'खाली: भोजन नहीं दिया जाता।';
export const mealRate = 'भोजन पर GST, प्रतिशत';
export const deposit = 'अग्रिम, प्रतिशत';
export const depositHint = 'खाली: पूरी राशि एक साथ दी जाती है।';
export const offerHours = 'प्रस्ताव के घंटे';
export const offerHoursHint = 'खाली हुई रातें प्रतीक्षा-सूची के पहले व्यक्ति के लिए इतने घंटे रखी जाती हैं।';
export const nowInForce = (day: string) => `${day} से लागू`;
export const thenFrom = (day: string) => `${day} से दूसरी`;
export const asBuiltIn = 'जैसी बनी हैं: अभी कुछ तय नहीं किया गया';
export const codes = {
  'total-changed': 'आपके देखने के बाद मूल्य बदल गया है। नया कुल देखें और फिर दबाएँ।',
  'stay-feed-gone': 'यह लिंक पहले ही वापस लिया जा चुका है।',
  'stay-too-early': 'आगमन का दिन अभी नहीं आया है।',
  'stay-more-than-due': 'यह देय राशि से अधिक है।',
  'stay-request-booked': 'यह पूछताछ पहले ही बुक हो चुकी है, या अब नहीं है।',
  'room-number-taken': 'यह नंबर दूसरे कमरे का है।',
  'room-taken': 'इनमें से किसी रात कमरा किसी का है या पहले से रोका हुआ है।',
  'room-smaller': 'इस कमरे में बुक किए गए प्रकार से कम लोग रह सकते हैं।',
  'stay-not-longer': 'अभी की प्रस्थान तारीख़ के बाद का दिन चुनें।',
  'stay-room-gone': 'इन रातों में कमरा किसी और का है। उन रातों के लिए दूसरा कमरा चुनें।',
  'stay-dates-fixed': 'तारीख़ें केवल आगमन से पहले बदली जा सकती हैं, और बीते दिनों पर नहीं।',
  'room-not-free': 'कमरा इन सभी रातों में खाली नहीं है, या उसमें कम लोग रह सकते हैं।',
  'stay-hour': 'समय 12:00 की तरह लिखें।',
  'stay-ladder-line': 'हर पंक्ति में एक चरण लिखें: आगमन से कितने दिन पहले, कोलन (:), कितने प्रतिशत लौटे। जैसे 15: 100',
  'stay-gst-line':
    'हर पंक्ति में एक सीमा लिखें, बढ़ते क्रम में: प्रति रात कितने तक, कोलन (:), प्रतिशत। जैसे 1000: 0; अंतिम में सीमा की जगह * लिखें।',
  'stay-rate-percent': '0 से 100 तक का प्रतिशत लिखें।',
};
