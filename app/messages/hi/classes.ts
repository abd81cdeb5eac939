export const classes = 'कक्षाएँ';
export const bhagavatamClass = 'भागवतम् कक्षा';
export const enrol = 'नाम लिखवाएँ';
export const enrolIn = (title: string) => `<sr>${title} में </sr>नाम लिखवाएँ`;
export const joinWaitingList = 'प्रतीक्षा-सूची में आएँ';
export const joinWaitingListIn = (title: string) => `<sr>${title} की </sr>प्रतीक्षा-सूची में आएँ`;

export const ended = 'समाप्त';
export const calledOff = 'रद्द';
export const fullWaitingList = 'सीटें भर गईं: प्रतीक्षा-सूची';
export const seatsLeft = (seats: number) => `${seats} सीट शेष`;
export const underWay = (seats: string) => `चल रही है, ${seats}`;
export const teacher = 'शिक्षक';
export const days = 'दिन';
export const time = 'समय';
export const when = 'कब';
export const daysAndTime = (days: string, time: string) => `${days}, ${time}`;
export const dates = 'तारीख़ें';
export const where = 'कहाँ';
export const language = 'भाषा';
export const forWhom = 'किनके लिए';
export const yearsAndOlder = (years: number) => `${years} वर्ष और उससे बड़े`;
export const everybody = 'सबके लिए';
export const fee = 'शुल्क';
export const free = 'निःशुल्क';

export const doesNotTakePlace = 'रद्द: यह कक्षा नहीं होगी। दूसरी कक्षाएँ देखें, या पूछें कि यह फिर कब होगी।';
export const courseOver = 'यह पाठ्यक्रम समाप्त हो गया है। दूसरी कक्षाएँ देखें, या हमसे पूछें कि यह फिर कब शुरू होगा।';
export const atAGlance = 'एक नज़र में';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const enrolmentIn = (title: string) => `${title} में नाम लिखवाएँ`;
export const putMeOnList = 'मुझे प्रतीक्षा-सूची में रखें';
export const feeAtFirstLesson = 'यदि कोई शुल्क है, तो वह पहली कक्षा में दिया जाता है।';
export const goOnToPay = (fee: string) => `आगे बढ़ें और ${fee} दें`;
export const feeNow = (fee: string) =>
  `${fee} का शुल्क अगले पृष्ठ पर दिया जाता है; तब तक आपकी सीट रखी रहती है। दिया हुआ शुल्क लौटाया नहीं जाता।`;
export const feeWhenSeatIsFree = (fee: string) =>
  `अभी कुछ नहीं देना है। आपके लिए सीट खाली होने पर हम आपको लिखेंगे, और आप ${fee} का शुल्क साइट पर देंगे।`;
export const studentName = 'विद्यार्थी का नाम';
export const age = 'आयु';
export const fromYears = (years: number) => `${years} वर्ष से।`;
export const under18 = '18 वर्ष से कम आयु वालों के लिए';
export const guardian = 'माता, पिता या अभिभावक';
export const contactIsYours = 'तब ऊपर का फ़ोन और ई-मेल आपका होगा।';
export const guardianConsent =
  'इस विद्यार्थी के माता, पिता या अभिभावक के रूप में मेरी सहमति है कि मंदिर कक्षा के लिए यह जानकारी रखे।';
