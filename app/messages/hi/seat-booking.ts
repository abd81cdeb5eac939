import { paymentStates } from './booking.ts';

export const seat = (number: number) => `बुकिंग ${number}`;
export const heldWhileYouPay = 'भुगतान के लिए आपकी सीटें पंद्रह मिनट रखी जाती हैं।';
export const soldOutMeanwhile =
  'जितने समय सीटें आपके लिए रखी थीं वह बीत गया, और अब वे किसी और की हैं। कोई राशि नहीं ली गई।';
export const holdNearlyOver =
  'जितने समय सीटें आपके लिए रखी हैं वह लगभग बीत चुका है। आगे बढ़ें, तो खाली होने पर वे पंद्रह मिनट और रखी जाएँगी।';
export const lookForOther = 'दूसरी देखें';
export const unknown = 'यह बुकिंग हमें नहीं मिली।';
export const toClasses = 'कक्षाओं पर जाएँ';
export const toTours = 'यात्राओं पर जाएँ';
export const yourBooking = 'आपकी बुकिंग';
export const theClass = 'कक्षा';
export const theTour = 'यात्रा';
export const firstDay = 'पहला दिन';
export const leavesOn = 'प्रस्थान का दिन';
export const seats = 'सीटें';
export const price = 'मूल्य';
export const restOfBooking = 'इसकी शेष राशि';
export const restOnTheDay = 'आने पर देय';
export const restLeft = (sum: string) => `${sum} देना शेष है: यहाँ, या आने पर।`;
export const payRest = 'शेष राशि दें';
export const payUntil = (moment: string) => `कृपया ${moment} तक भुगतान करें; तब तक सीट आपकी है।`;
export const cancelBooking = 'यह बुकिंग रद्द करें';
export const cancelUnpaid = 'अभी कुछ दिया नहीं गया है; सीटें तुरंत दूसरों के लिए खाली हो जाएँगी।';
export const backAtTemple = (sum: string) =>
  `मंदिर में दिए गए ${sum} वहीं लौटाए जाएँगे, जब कार्यालय के दो व्यक्ति सहमत हों।`;
export const thenYouSee = 'फिर आप बुकिंग, दिन और भुगतान देखेंगे, और बुकिंग रद्द कर सकेंगे।';
export const showMyBooking = 'मेरी बुकिंग दिखाएँ';
export const noRefund = 'सीटों के लिए दी गई राशि लौटाई नहीं जाती।';
export const goesBackUntil = (percent: number, days: number) =>
  `${days} दिन पहले तक ${percent} प्रतिशत राशि लौटती है।`;
export const readPolicy = 'भुगतान से पहले कृपया <policy>रद्दीकरण नीति</policy> पढ़ लें।';
export const states = {
  ...paymentStates,
  created: {
    badge: 'भुगतान बाकी',
    title: 'आपकी सीटें भुगतान की प्रतीक्षा में हैं',
    lead: 'भुगतान पहुँचते ही वे आपकी होंगी।',
  },
  lapsed: {
    badge: 'समय पर भुगतान नहीं',
    title: 'भुगतान का समय बीत गया',
    lead: 'कुछ बुक नहीं हुआ और कोई राशि नहीं ली गई। आप फिर से शुरू कर सकते हैं।',
  },
  booked: { badge: 'बुक है', title: 'आपकी सीटें बुक हो गई हैं', lead: 'हम आपके आने की प्रतीक्षा में हैं।' },
  cancelled: { badge: 'रद्द', title: 'यह बुकिंग रद्द है', lead: 'सीटें दूसरों के लिए खाली हैं।' },
  'called-off': {
    badge: 'रद्द',
    title: 'यह अब रद्द है',
    lead: 'मंदिर ने इसे रद्द कर दिया है, इसलिए सीटों की ज़रूरत नहीं रही। इनके लिए जो भी दिया गया, वह पूरा लौटाया जाता है।',
  },
  short: {
    badge: 'सीट नहीं',
    title: 'सीटें भर गई थीं',
    lead: 'आपका भुगतान तब आया जब सीटें आपके लिए रखी नहीं रही थीं, और अब वे भर चुकी हैं। हमें खेद है। आपकी पूरी राशि लौटाई जाएगी।',
  },
};
export const mySeats = 'कक्षाएँ और यात्राएँ';
