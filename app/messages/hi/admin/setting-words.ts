/**
 * The settings with the words of pages: names of sections, and of the parts of pages by their key.
 */

export const smallLineAbove = (part: string) => `${part}: ऊपर की छोटी पंक्ति`;
export const headingOf = (part: string) => `${part}: शीर्षक`;
export const wordsOf = (part: string) => `${part}: शब्द`;
/** The placeholders of every text of a page. */
export const wordPlaces = '{temple}, {place} और {deities}';
export const namesFilled = (places: string) =>
  `आप जहाँ ${places} लिखते हैं, वहाँ लोग मंदिर का अपना नाम, नगर और श्री विग्रह पढ़ते हैं।`;
export const cityFilled = (help: string) => `${help} {city} की जगह पंचांग का नगर आता है।`;
export const promiseNothing = (help: string) => `${help} घंटों या दिनों का कोई वचन न दें।`;

export const homeHeads = {
  title: 'होम पेज के शीर्षक',
  note: 'उसके भागों के नाम, ऊपर से नीचे तक।',
};
export const homeParts = {
  today: 'आज',
  about: 'हमारे बारे में',
  history: 'तीन चरणों में इतिहास',
  timeline: 'समय-रेखा',
  courtyard: 'इतिहास, आज',
  causes: 'सेवा-कार्य',
  newestBlog: 'सबसे नया ब्लॉग',
  discover: 'और जानें',
  feast: 'टाइल: रविवार प्रेम भोज',
  gitaClass: 'टाइल: गीता कक्षा',
  tours: 'टाइल: यात्राएँ',
  youth: 'टाइल: युवा',
  children: 'टाइल: बच्चे',
  stay: 'टाइल: अतिथि-गृह',
  events: 'कार्यक्रम',
  books: 'ग्रंथ',
  giveBooks: 'ग्रंथ, पहला चित्र',
  booksSchool: 'ग्रंथ, दूसरा चित्र',
  booksHospital: 'ग्रंथ, तीसरा चित्र',
  booksElders: 'ग्रंथ, चौथा चित्र',
  blogs: 'ब्लॉग',
};
export const visitWords = {
  title: 'मंदिर आने वालों के पेजों के शब्द',
  note: 'दर्शन, संपर्क, मार्गदर्शक, मीडिया, कथाएँ, अनुभव; और जब कुछ न हो तब वे क्या कहते हैं।',
};
export const visitParts = {
  darshan: 'दर्शन',
  noPhotosToday: 'दर्शन, आज के पहले फ़ोटो से पहले',
  darshanTimes: 'दर्शन, समय',
  noPhotosYet: 'दैनिक दर्शन, आज के पहले फ़ोटो से पहले',
  noPhotos: 'दैनिक दर्शन, बिना फ़ोटो वाला दिन',
  liveDarshan: 'लाइव दर्शन',
  noLive: 'लाइव दर्शन, जब कोई घोषित न हो',
  contacts: 'संपर्क',
  leaders: 'मार्गदर्शक',
  teachers: 'शिक्षक',
  media: 'मीडिया गैलरी',
  noMedia: 'मीडिया गैलरी, जब खाली हो',
  story: 'दैनिक कथा',
  noStory: 'दैनिक कथा, जब कोई न हो',
  testimonials: 'अनुभव',
};
export const activityWords = {
  title: 'गतिविधियों के पेजों के शब्द',
  note: 'कार्यक्रम, पंचांग, ब्लॉग, कक्षाएँ, यात्राएँ, सेवाएँ; और जब कुछ न हो तब वे क्या कहते हैं।',
};
export const activityParts = {
  events: 'कार्यक्रम',
  noEvents: 'कार्यक्रम, जब कोई घोषित न हो',
  calendar: 'पंचांग',
  blogs: 'ब्लॉग',
  noBlogs: 'ब्लॉग, जब कोई न हो',
  classes: 'कक्षाएँ',
  noClasses: 'कक्षाएँ, जब कोई घोषित न हो',
  dailyClasses: 'कक्षाएँ, हर दिन',
  tours: 'यात्राएँ',
  noTours: 'यात्राएँ, जब कोई तय न हो',
  tourAsk: 'यात्रा के बारे में पूछें',
  tourAskPaid: 'यात्रा के बारे में पूछें, जब कोई यात्रा साइट पर दी जाती है',
  sevas: 'सेवा बुकिंग',
  stay: 'अतिथि-गृह',
};
export const dailyClassesHint = '[ और ] के बीच के शब्द भागवतम् कक्षा के पेज पर ले जाते हैं।';
export const givingWords = {
  title: 'दान और दुकान के पेजों के शब्द',
  note: 'दान, मंदिर निर्माण, CSR, सदस्यता, दुकान, कार्ट और चेकआउट; और जब कुछ न हो तब वे क्या कहते हैं।',
};
export const givingParts = {
  donation: 'दान',
  noCauses: 'दान, ऐसा प्रकार जिसमें कोई सेवा-कार्य न हो',
  otherWays: 'दान, दूसरे तरीक़े',
  circle: 'दान मंडल',
  donate: 'दान करें',
  noOpenCause: 'दान करें, जब कोई सेवा-कार्य खुला न हो',
  progress: 'निर्माण, अब तक कितना जुटा',
  milestones: 'निर्माण, पड़ाव',
  prices: 'निर्माण, राशियाँ',
  build: 'निर्माण, चुनें और दें',
  csrProjects: 'CSR परियोजनाएँ',
  membership: 'सदस्यता',
  membershipTiers: 'सदस्यता, स्तर',
  shop: 'दुकान',
  noProducts: 'दुकान, जब कुछ न मिले',
  cart: 'कार्ट',
  noCart: 'कार्ट, जब उसमें कुछ न हो',
  checkout: 'दुकान का चेकआउट',
  noOrder: 'दुकान का चेकआउट, जब कुछ चुना न हो',
  donationCheckout: 'दान का चेकआउट',
  noDonation: 'दान का चेकआउट, जब कुछ चुना न हो',
};
export const festivalWords = {
  title: 'उत्सव के पेज के शब्द',
  note: 'जन्माष्टमी: स्वागत, दिन का कार्यक्रम, व्रत और दान।',
};
export const festivalParts = {
  festival: 'स्वागत',
  day: 'कार्यक्रम',
  sunrise: 'सूर्योदय तक',
  morning: 'सुबह',
  allDay: 'पूरे दिन',
  sunset: 'सूर्यास्त से',
  midnight: 'मध्यरात्रि',
  dayAfter: 'अगला दिन',
  fast: 'व्रत',
  donations: 'दान',
  noDonations: 'दान, जब कोई खुला न हो',
  years: 'आने वाले वर्ष',
};
export const answerWords = {
  title: 'धन्यवाद और उत्तर के शब्द',
  note: 'दान या ऑर्डर का भुगतान होने, फ़ॉर्म भेजने या सेवा बुक होने पर पेज क्या कहता है; फ़ॉर्म के पत्र भी यही कहते हैं।',
};
export const answerParts = {
  donation: 'दान पहुँच गया',
  order: 'ऑर्डर का भुगतान हो गया',
  contact: 'संदेश भेजा गया',
  'tour-inquiry': 'यात्रा के बारे में प्रश्न भेजा गया',
  'tour-registration': 'यात्रा में सीटें माँगी गईं',
  'class-enrolment': 'किसी ने कक्षा में नाम लिखाया',
  'stay-inquiry': 'कमरा माँगा गया',
  membership: 'किसी ने सदस्यता के लिए आवेदन किया',
  'csr-inquiry': 'किसी कंपनी ने पूछा',
  'duplicate-payment': 'दो बार कटे भुगतान की सूचना दी गई',
  seva: 'सेवा बुक हुई',
  sevaOnline: 'घर से सेवा बुक हुई',
  sevaInPerson: 'मंदिर में सेवा बुक हुई',
};
export const homeTimeline = {
  title: 'होम पेज की समय-रेखा',
  note: 'आज से पहले के चरण, क्रम से। पहले दो “हमारे बारे में” के नीचे आज के साथ दिखते हैं, बाकी समय-रेखा में।',
  steps: 'चरण',
  year: 'वर्ष',
  heading: 'शीर्षक',
  words: 'शब्द',
};
export const circleTiers = {
  title: 'दान मंडल के स्तर',
  note: 'संरक्षक हर महीने जितने का संकल्प लेते हैं। रेखाचित्र अपनी जगह रहते हैं: दीप, कमल, बर्तन, गाय। अंतिम से पहले वाला उभरकर दिखता है।',
  tiers: 'स्तर',
  rupees: 'रुपये प्रति माह',
  name: 'नाम',
  gives: 'वाक्य',
};

export const searchTitle = 'शीर्षक';
export const searchDescription = 'विवरण';
export const homeSearchTitle = 'खोज इंजन के लिए शीर्षक';
export const homeSearchDescription = 'खोज इंजन के लिए विवरण';
export const searchTitleOf = (page: string) => `${page}: शीर्षक`;
export const searchDescriptionOf = (page: string) => `${page}: विवरण`;
export const letters = (least: number, most: number) => `${least} से ${most} अक्षर।`;
export const ownPlace = (place: string, meaning: string) => ` {${place}}, यहाँ और नीचे: ${meaning}।`;
export const searchHelp = (places: string) =>
  `खोज इंजन और साझा किए लिंक जो शीर्षक और विवरण दिखाते हैं। आप जहाँ ${places} लिखते हैं, वहाँ मंदिर का अपना नाम, नगर और श्री विग्रह आते हैं।`;
export const visitSearch = {
  title: 'खोज इंजन: मंदिर आने वालों के पेज',
  note: 'खोज और साझा किए लिंक में दर्शन, संपर्क, मीडिया और कथाओं के शीर्षक और विवरण।',
};
export const activitySearch = {
  title: 'खोज इंजन: गतिविधियों के पेज',
  note: 'खोज और साझा किए लिंक में कार्यक्रम, पंचांग, ब्लॉग, कक्षा, यात्रा, सेवा और अतिथि-गृह के शीर्षक और विवरण।',
};
export const givingSearch = {
  title: 'खोज इंजन: दान और दुकान के पेज',
  note: 'खोज और साझा किए लिंक में दान, निर्माण, सदस्यता, दुकान, कार्ट और चेकआउट के शीर्षक और विवरण।',
};
export const dailyDarshan = 'दैनिक दर्शन';
export const festivalPage = 'उत्सव का पेज';
export const calendarYear = 'वर्ष का पंचांग';
export const allProducts = 'एक श्रेणी की वस्तुएँ';
export const refundReport = 'दो बार कटे भुगतान की सूचना';
export const dayShown = 'जो दिन दिखाया जा रहा है';
export const kindOfMedia = 'फ़ोटो, ऑडियो या वीडियो';
export const yearOfFestival = 'आने वाले उत्सव का वर्ष';
export const dayAndTown = 'उसका दिन और नगर';
export const yearShown = 'जो वर्ष दिखाया जा रहा है';
export const townAsked = 'जो नगर पूछा गया';
export const categoryOrAll = 'श्रेणी, या “सभी वस्तुएँ”';
