/** Paid seats of classes and tours in the office. */
export const seats = 'सशुल्क सीटें';
export const booking = 'बुकिंग';
export const bookingOf = (number: number) => `बुकिंग ${number}`;
export const count = (count: number) => `${count} बुकिंग`;
export const find = 'बुकिंग खोजें';
export const search = 'संख्या, नाम, फ़ोन, कक्षा या यात्रा';
export const state = 'स्थिति';
export const allStates = 'सभी';
export const noneFound = 'ऐसी कोई बुकिंग नहीं मिली';
export const none = 'अभी कोई सशुल्क सीट नहीं';
export const noneNote =
  'जिस कक्षा या यात्रा के फ़ॉर्म में लिखा हो, उसका भुगतान साइट पर होता है। भुगतान करने वाले यहाँ दिखते हैं।';
export const stages = {
  open: 'भुगतान हो रहा है',
  booked: 'बुक है',
  cancelled: 'रद्द',
  short: 'भुगतान हुआ, सीट नहीं',
};
export const buyer = 'ख़रीदार';
export const what = 'कक्षा या यात्रा';
export const klass = 'कक्षा';
export const tour = 'यात्रा';
export const firstDay = 'पहला दिन';
export const leavesOn = 'प्रस्थान का दिन';
export const seatCount = 'सीटें';
export const price = 'मूल्य';
export const paid = 'दिया गया';
export const toPay = 'देय';
export const phone = 'फ़ोन';
export const email = 'ई-मेल';
export const bookedAt = 'बुकिंग का समय';
export const whoComes = 'कौन आएगा';
export const openRequest = 'अनुरोध देखें';
export const changes = 'बदलाव';
export const cancel = 'यह बुकिंग रद्द करें';
export const yesCancel = 'हाँ, रद्द करें';
export const cancelGoesBack = (sum: string) => `बुकिंग की शर्तों के अनुसार ${sum} लौटेंगे, जब दूसरा व्यक्ति सहमत हो।`;
export const reason = 'कारण';
export const giveAll = 'पूरी राशि लौटाएँ, शर्तें चाहे जो हों';
export const done: Record<string, string> = {
  cancel: 'रद्द हो गई। सीटें फिर खाली हैं।',
  refund: 'सहेजा गया।',
  take: 'दर्ज हुआ।',
  rest: 'लिंक बन गया।',
  'ask-back': 'कह दिया गया। दूसरा व्यक्ति लौटाएगा।',
  'confirm-back': 'पुष्टि हो गई। कोई और राशि देगा।',
  'decide-back': 'सहेजा गया।',
  book: 'दर्ज हुआ। अब पैसा लें।',
};
/** Money at the desk, and the rest of a price. */
export const moneyAtDesk = 'काउंटर पर पैसा';
export const takeMoney = 'पैसा लें';
export const amount = 'राशि';
export const how = 'कैसे';
export const modes = { cash: 'नक़द', upi: 'UPI' };
export const record = 'दर्ज करें';
export const sendLink = 'शेष राशि का लिंक भेजें';
export const linkNote = (sum: string) =>
  `ख़रीदार तीन दिन के भीतर ${sum} साइट पर देता है। ई-मेल हो तो उसे पत्र मिलता है; नहीं तो लिंक उसे भेज दें।`;
export const makeLink = 'लिंक बनाएँ';
export const restLink = 'शेष राशि का लिंक';
export const restStages = { open: 'भुगतान बाकी', booked: 'भुगतान हुआ', cancelled: 'समाप्त', short: 'लौट रहा है' };
export const restOf = (number: number) => `बुकिंग ${number} की शेष राशि`;
export const receipt = (number: number) => `रसीद ${number}`;
export const takenBy = (name: string) => `${name} ने`;
export const entry = { in: 'लिया', out: 'लौटाया' };
export const minus = (sum: string) => `−${sum}`;
export const askBack = 'पैसा लौटाने को कहें';
export const askBackNote = (sum: string) => `काउंटर के पास ${sum} हैं। दूसरा व्यक्ति लौटाता है या मना करता है।`;
export const askIt = 'लौटाने को कहें';
export const backAtDesk = (sum: string) => `${sum} लौटाएँ`;
export const returnStates = { asked: 'कहा गया', handed: 'लौटाया', declined: 'मना किया' };
export const confirmNote = 'यह कार्यालय में से किसी ने नहीं माँगा है। एक व्यक्ति पुष्टि करता है, और कोई दूसरा राशि देता है।';
export const confirmBack = 'पुष्टि करें';
export const handedCash = 'नक़द दे दिया';
export const handedUpi = 'UPI से दे दिया';
export const decline = 'मना करें';
export const elseMustAgree = 'इसे कोई और लौटाएगा।';
export const takeFor = 'सीटों का पैसा लें';
export const takeForNote = (name: string, title: string) =>
  `${name} · ${title}. पूरा मूल्य लिखें; फिर अभी मिला पैसा लें।`;
export const wholePrice = 'पूरा मूल्य';
export const goOn = 'आगे';
export const codes = {
  'seat-paid-meanwhile': 'शेष राशि इस बीच बदल गई है। फिर से देखें।',
  'seat-more-than-due': 'यह शेष राशि से अधिक है।',
  'seat-rest-under-way': 'ख़रीदार अभी लिंक से भुगतान कर रहा है। उसके पूरा होने तक रुकें।',
  'desk-return-unconfirmed': 'पहले कार्यालय के किसी दूसरे व्यक्ति को इसकी पुष्टि करनी होगी।',
  'seat-price-outside': 'एक रुपये से पाँच लाख तक का मूल्य लिखें।',
};
export const saveFile = 'सशुल्क सीटें फ़ाइल के रूप में';
export const columns = {
  booking: 'बुकिंग',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  what: 'कक्षा या यात्रा',
  day: 'पहला दिन',
  seats: 'सीटें',
  price: 'मूल्य रुपयों में',
  paidOn: 'भुगतान का दिन',
  paid: 'साइट पर मिले रुपये',
  returned: 'लौटे रुपये',
  payment: 'भुगतान',
  stage: 'स्थिति',
};
export const atDesk = 'पिछले 30 दिनों में काउंटर पर';
