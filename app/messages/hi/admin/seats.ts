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
