export const draft = 'मसौदा';
export const scheduled = 'निर्धारित';
export const live = 'साइट पर';
export const over = 'समाप्त';
export const cancelled = 'रद्द';
export const from = 'कब से';

export const title = 'शीर्षक';
export const name = 'नाम';
export const picture = 'चित्र';
export const photo = 'फ़ोटो';
export const text = 'पाठ';
export const topics = 'विषय';
export const topicsHint = 'अल्पविराम से अलग करें।';
export const aboutIt = 'इसके बारे में';
export const sentenceAboutIt = 'इसके बारे में एक वाक्य';
export const shortly = 'एक-दो वाक्यों में';
export const language = 'भाषा';
export const type = 'प्रकार';
export const begins = 'आरंभ';
export const ends = 'अंत';
export const firstDay = 'पहला दिन';
export const lastDay = 'अंतिम दिन';
export const emptyIsFree = 'खाली या 0: निःशुल्क।';
export const beforeFilm = 'फ़िल्म चलने से पहले';

export const blog = 'ब्लॉग';
export const blogs = 'ब्लॉग';
export const blogsAbout = 'ब्लॉग के पेज पर दिखते हैं, सबसे नए होम पेज पर भी।';
export const blogsNone = 'पहला लिखें: कोई शिक्षा, किसी उत्सव की याद, कोई व्यंजन-विधि।';
export const blogPictureHint = 'कार्ड पर, पाठ के ऊपर, और जहाँ लिंक साझा हो।';
export const blogTopicsHint = 'अल्पविराम से अलग करें: प्रसाद, उत्सव। एक ही विषय के ब्लॉग एक-दूसरे तक ले जाते हैं।';

export const classOne = 'कक्षा';
export const classes = 'कक्षाएँ';
export const classesAbout = 'शिक्षक और सीटों वाली कक्षाएँ, इसी क्रम में।';
export const classesNone = 'पहली जोड़ें: क्या सिखाया जाता है, कौन सिखाता है, किन दिनों में, कितनों के लिए।';
export const feeIsPaid = 'शुल्क कब दिया जाता है';
export const atFirstLesson = 'पहले पाठ पर';
export const onTheSite = 'साइट पर, नामांकन के साथ';
export const attendance = 'उपस्थिति';
export const certificatePercent = 'प्रमाण-पत्र के लिए उपस्थिति, प्रतिशत में';
export const certificatePercentHint = 'पाठ्यक्रम के सभी पाठों में से। जो इतनी बार आए, उन्हें दिया जा सकता है।';
export const seatsTaken = (day: string, taken: string, seats: string) =>
  `${day} से, ${seats} में से ${taken} सीटें भरीं`;
export const teacher = 'शिक्षक';
export const where = 'कहाँ';
export const whereHint = 'कोई कमरा, या ऑनलाइन।';
export const daysOfWeek = 'सप्ताह के दिन';
export const beginsAt = 'आरंभ का समय';
export const endsAt = 'अंत का समय';
export const seats = 'सीटें';
export const youngestAge = 'न्यूनतम आयु';
export const fee = 'शुल्क';

export const csrProject = 'CSR परियोजना';
export const csrProjects = 'CSR परियोजनाएँ';
export const csrAbout = 'जिनके लिए कंपनियाँ दान दे सकती हैं, इसी क्रम में; पूछताछ का फ़ॉर्म भी यही दिखाता है।';
export const csrNone = 'पहली जोड़ें: उसमें क्या होता है, और कंपनी के दान से क्या हो सकेगा।';
export const target = (amount: string) => `लक्ष्य ${amount}`;
export const noTarget = 'कोई लक्ष्य नहीं';
export const scheduleItem = 'अनुसूची VII की मद';
export const whatItDoes = 'इसमें क्या होता है';
export const targetLabel = 'लक्ष्य';

export const darshanPhoto = 'दर्शन का फ़ोटो';
export const dailyDarshan = 'दैनिक दर्शन';
export const darshanPhotos = 'दर्शन के फ़ोटो';
export const darshanAbout = 'दिन और दर्शन के अनुसार वेदी के फ़ोटो। ये दर्शन के बाद दिखते हैं।';
export const darshanNone = 'आज का पहला जोड़ें: आज सुबह के शृंगार में श्री विग्रह।';
export const day = 'दिन';
export const darshan = 'दर्शन';
export const caption = 'शीर्ष-वाक्य';

export const event = 'कार्यक्रम';
export const events = 'कार्यक्रम';
export const eventsAbout = 'गतिविधियों के पेज पर दिखते हैं, और अगले चार होम पेज पर।';
export const eventsNone = 'अगला उत्सव, भंडारा या संगोष्ठी उसके दिन और समय के साथ जोड़ें।';
export const endsHint = 'खाली छोड़ें तो दिन के अंत तक चलता है।';
export const place = 'स्थान';
export const mapQuery = 'मानचित्र में क्या खोजें';
export const mapQueryHint = 'केवल जब मंदिर में न हो: “दान घाटी, गोवर्धन”।';
export const pictures = 'चित्र';
export const places = 'स्थान की संख्या';
export const dayGave = 'उस दिन क्या-क्या हुआ';
export const dayGaveHint = 'कार्यक्रम हो जाने पर। हर पंक्ति में एक बात, संख्या पहले: “1,450 थाली प्रसाद”।';
export const afterwards = 'कैसा रहा';
export const afterwardsHint = 'कार्यक्रम हो जाने पर, उनके लिए कुछ वाक्य जो नहीं आ सके।';
export const feeForOne = 'एक व्यक्ति का शुल्क';

export const leader = 'मार्गदर्शक';
export const leaders = 'मार्गदर्शक';
export const onLeadership = 'नेतृत्व के पेज पर दिखते हैं, इसी क्रम में।';
export const leadersNone = 'पहले जोड़ें: नाम, सेवा, कुछ शब्द, शायद चित्र।';
export const officeHeld = 'पद';

export const liveStream = 'लाइव प्रसारण';
export const liveDarshan = 'लाइव दर्शन';
export const liveStreams = 'लाइव प्रसारण';
export const liveAbout = 'आने वाले, चल रहे, और फिर से देखने के प्रसारण।';
export const liveNone = 'मंदिर का प्रसारण उसके YouTube पते से जोड़ें।';
export const whereFrom = 'कहाँ से आता है';
export const libraryFilm = 'लाइब्रेरी की फ़िल्म';
export const streamLink = 'YouTube का लिंक, या फ़िल्म';
export const streamLinkHint = 'प्रसारण शुरू होने पर भी जोड़ सकते हैं।';
export const replay = 'समाप्त होने के बाद फिर देखा जा सकता है';

export const sound = 'ध्वनि';
export const film = 'फ़िल्म';
export const galleryItem = 'गैलरी की वस्तु';
export const gallery = 'गैलरी';
export const galleryItems = 'गैलरी की वस्तुएँ';
export const galleryAbout = 'मीडिया पेज के फ़ोटो, ध्वनियाँ और फ़िल्में, इसी क्रम में।';
export const galleryNone = 'कोई फ़ोटो, कीर्तन या फ़िल्म जोड़ें।';
export const media = 'फ़ोटो, ध्वनि या फ़िल्म';
export const onlyFilms = 'केवल फ़िल्मों के लिए।';
export const showsOrSounds = 'इसमें क्या दिखता या सुनाई देता है';
export const byWhom = 'किसने बनाया';
export const takenOn = 'किस दिन का';

export const stepDone = 'पूरा हुआ';
export const stepNow = 'चल रहा है';
export const stepNext = 'आगे होगा';
export const milestone = 'पड़ाव';
export const milestones = 'निर्माण के पड़ाव';
export const milestonesAbout = 'मंदिर निर्माण के पेज पर दिखते हैं, इसी क्रम में।';
export const milestonesNone = 'निर्माण का पहला चरण जोड़ें: क्या पूरा हुआ, क्या चल रहा है।';
export const howFar = 'कितना हुआ';

export const outcomes = 'दान से क्या हुआ';
export const outcomeEntries = 'प्रविष्टियाँ';
export const outcomesAbout =
  'उसी प्रकार के सेवा-कार्यों के पास दिखते हैं, सबसे नए पहले, और उन दाताओं को जिनका दान पहुँच गया।';
export const outcomesNone = 'जोड़ें कि दान से क्या हुआ: पिछले महीने परोसी गई थालियाँ, निर्माण का कोई चरण, कोई विवरण।';
export const ofGiftsFor = 'किसके लिए दान से';
export const whatWasDone = 'क्या हुआ';
export const whatWasDoneHint = 'संख्या के साथ, आपके हिसाब से: 4,120 थालियाँ परोसी गईं';
export const on = 'दिन';

export const once = 'एक बार';
export const weekly = 'हर सप्ताह';
export const yearly = 'हर वर्ष';
export const ownEvent = 'पंचांग का कार्यक्रम';
export const ownEvents = 'पंचांग के अपने कार्यक्रम';
export const ownEventsAbout = 'जो मंदिर वैष्णव पंचांग, उसकी फ़ीड और हर पेज के दिन में जोड़ता है।';
export const ownEventsNone = 'अभी कोई नहीं: रविवार का भंडारा, कोई यात्रा या स्थानीय उत्सव जोड़ें।';
export const ownEventEnds = 'खाली: एक दिन। हर सप्ताह वाले का अंतिम दिन।';
export const repeats = 'दोहराव';

export const roomType = 'कमरे का प्रकार';
export const guestHouse = 'अतिथि-गृह';
export const roomTypes = 'कमरों के प्रकार';
export const roomsAbout = 'कमरों के वे प्रकार जो ठहरने के पेज पर दिखते हैं, इसी क्रम में।';
export const roomsNone = 'पहला जोड़ें: कितने अतिथियों के लिए, उसमें क्या है, कितने में।';
export const sleeps = (guests: string, price: string) => `${guests} लोगों के लिए, ${price} प्रति रात`;
export const peopleInRoom = 'एक कमरे में लोग';
export const night = 'एक रात, कर सहित';
export const whatIsInIt = 'उसमें क्या है';
export const thingALine = 'हर पंक्ति में एक चीज़।';

export const service = 'सेवा';
export const services = 'सेवाएँ';
export const servicesAbout = 'हर पेज के नीचे की सूची में, इसी क्रम में।';
export const servicesNone = 'पहली जोड़ें: नाम, और वह पेज जहाँ वह ले जाती है।';
export const leadsOn = 'इसका पेज आगे कहाँ ले जाता है';
export const leadsOnHint = 'जैसे /lifestyle।';
export const wordsOfButton = 'उस बटन के शब्द';

export const seva = 'सेवा का अवसर';
export const sevas = 'सेवा के अवसर';
export const sevasAbout = 'सेवाओं के पेज पर दिखते हैं, इसी क्रम में।';
export const sevasNone = 'पहला जोड़ें: क्या सेवा है, कब, और उसके लिए कितनी राशि है।';
export const sevaPlaces = (online: string, inPerson: string) =>
  `घर से प्रति घंटे ${online}, मंदिर में प्रतिदिन ${inPerson}`;
export const onlinePlaces = 'एक घंटे में लोग, घर से';
export const inPersonPlaces = 'एक दिन में लोग, मंदिर में';
export const zeroNotOffered = '0: इस तरह उपलब्ध नहीं।';

export const story = 'कथा';
export const dailyStories = 'प्रतिदिन की कथाएँ';
export const storiesAbout = 'कथा-दर्शक में एक के बाद एक दिखती हैं, इसी क्रम में।';
export const storiesNone = 'एक पंक्ति के साथ कोई चित्र या छोटी फ़िल्म जोड़ें।';
export const filmToMinute = 'फ़िल्म, एक मिनट तक';
export const pictureOrFilm = 'चित्र या फ़िल्म';
export const posterHint = 'केवल फ़िल्मों के लिए: चलने से पहले, और जहाँ न चल सके, वहाँ यह दिखता है।';
export const whatItShows = 'इसमें क्या दिखता है';
export const wordsUnderTitle = 'शीर्षक के नीचे के शब्द';
export const until = 'कब तक';
export const untilHint = 'खाली: जब तक हटाया न जाए।';

export const teachers = 'शिक्षक';
export const teachersNone = 'पहले जोड़ें: नाम, वर्ष, कुछ शब्द, शायद चित्र।';
export const lineAboutThem = 'उनके बारे में एक पंक्ति';
export const knowMore = '“और जानें” कहाँ ले जाता है';

export const testimonial = 'अनुभव';
export const testimonials = 'भक्तों के अनुभव';
export const testimonialsAbout = '“लाभ और अनुभव” पेज पर दिखते हैं, इसी क्रम में।';
export const testimonialsNone = 'किसी ने जो कहा, वह उनकी अनुमति से जोड़ें।';
export const whoThatIs = 'वे कौन हैं';
export const whoThatIsHint = 'जैसे: विद्यार्थी, ग़ाज़ियाबाद।';
export const whatTheySay = 'वे क्या कहते हैं';

export const tier = 'सदस्यता का स्तर';
export const tiers = 'सदस्यता के स्तर';
export const tiersAbout = 'सदस्यता के पेज पर दिखते हैं, इसी क्रम में।';
export const tiersNone = 'पहला जोड़ें: नाम, उससे क्या मिलता है, उसकी राशि।';
export const amount = 'राशि';
export const whatItBrings = 'इससे क्या मिलता है';
export const whatItBringsHint = 'हर पंक्ति में एक लाभ। जो हर स्तर में है, वह एक बार दिखता है।';

export const departures = 'प्रस्थान';
export const tour = 'यात्रा';
export const tours = 'यात्राएँ';
export const toursAbout = 'यात्राओं के पेज पर दिखती हैं, इसी क्रम में।';
export const toursNone = 'पहली जोड़ें: कहाँ जाती है, कितने दिन की, कितने में।';
export const howLong = 'कितने समय की';
export const howLongHint = 'जैसे: दो दिन, एक रात।';
export const priceForOne = 'एक व्यक्ति का मूल्य';
export const priceForOneHint = 'आरंभिक अनुमान के लिए। खाली: बातचीत से तय।';
export const nightsAYear = 'अतिथि-गृह में रातें, प्रति वर्ष';
export const passesAYear = 'उत्सव-पास, प्रति वर्ष';
export const shopPercent = 'दुकान में छूट, प्रतिशत';
export const shopPercentHint =
  'सक्रिय सदस्य साइन इन करने पर यही मूल्य देखते और देते हैं। अब से आवेदन करने वाले सदस्यों के लिए।';
export const graceDays = 'मोहलत के दिन';
export const graceDaysHint = 'किस्त इतने दिन देर से हो सकती है; उसके बाद सदस्यता रुक जाती है।';
export const tierCause = 'किस सेवा-कार्य के लिए';
export const tierCauseHint = 'रसीद इसकी संस्था देती है। वही सेवा-कार्य जो कोई भी राशि लेता है।';
export const needsApproval = 'हर आवेदन को कार्यालय स्वीकार करता है';
