export const when = (date: string, town: string) => `${town} में ${date}।`;
export const todayIsNandotsava = 'आज नंदोत्सव है, जन्माष्टमी का आनंद-भोज';
export const dateForPlace = (place: string) => `${place} के लिए, हमारे पंचांग की गणना के अनुसार`;
export const yearsOver = 'हमारा पंचांग वर्ष 1950 से 2099 तक का है। तारीख़ कृपया मंदिर से पूछें।';
export const serveFestival = 'उत्सव की सेवा करें';
export const seeInCalendar = 'पंचांग में देखें';

export const untilSunrise = 'सूर्योदय तक';
export const morning = 'सुबह';
export const allDay = 'दिन भर';
export const fromSunset = 'सूर्यास्त से';
export const midnight = 'आधी रात';
export const dayAfter = 'अगले दिन';
export const sky = 'उस रात का आकाश';
export const date = 'तारीख़';
export const lunarDay = 'सूर्योदय के समय तिथि';
export const lunarMansion = 'सूर्योदय के समय नक्षत्र';
export const sun = 'सूर्योदय और सूर्यास्त';
export const sunTimes = (rise: string, set: string) => `${rise} और ${set}`;
export const middleOfNight = 'मध्यरात्रि';
export const timesOf = (place: string) =>
  `समय ${place} के हैं। मध्यरात्रि सूर्य के मध्याह्न से बारह घंटे बाद मानी गई है; घड़ी में बारह बज चुके हों, तो वह अगली तारीख़ में पड़ती है।`;
export const events = 'मंदिर के कार्यक्रम';

/** Follows the words of the administrators where nothing is open, which end with a colon. */
export const seeThemAll = '<link>सभी सेवा-कार्य देखें</link>।';
export const otherWays = 'दान के और तरीक़े';

export const storySource = 'श्रीमद्भागवतम्, दसवाँ स्कंध, तीसरा अध्याय';
export const storyTitle = 'उस रात की कथा';
export const storyPrison =
  'राजा कंस से कहा गया था कि उसकी बहन देवकी की आठवीं संतान उसके राज्य का अंत करेगी। उसने देवकी और उनके पति वसुदेव को मथुरा के कारागार में बंद कर दिया, और एक-एक करके उनकी संतानें उनसे छीन लीं।';
export const storyBirth =
  'भाद्रपद मास, कृष्ण पक्ष की अष्टमी, रोहिणी नक्षत्र। जब रात सबसे गहरी थी, तब भगवान उनके सामने प्रकट हुए: चतुर्भुज, शंख, चक्र, गदा और पद्म लिए, उदय होते चंद्रमा के समान उज्ज्वल। दोनों ने उनकी स्तुति की। फिर वे माता की गोद में नवजात शिशु बन गए।';
export const storyYamuna =
  'बेड़ियाँ खुल गईं, पहरेदार सो गए, द्वार अपने आप खुल गए। वसुदेव ने शिशु को टोकरी में लिटाया और बरसती रात में निकल पड़े। अनंत नाग ने अपने फनों से उन पर छाया की, और उफनती यमुना ने रास्ता दे दिया। गोकुल में यशोदा ने अभी-अभी एक कन्या को जन्म दिया था और वे सो रही थीं। वसुदेव ने अपने पुत्र को उनके पास लिटाया, कन्या को लिया, और किसी के जागने से पहले फिर अपनी बेड़ियों में लौट आए।';
export const storyGokula =
  'सुबह सारा गोकुल नंद महाराज के घर दौड़ पड़ा। वहाँ एक बालक था। वही आनंद अगले दिन का उत्सव है, नंदोत्सव। इसी दिन 1896 में कलकत्ता में <founder>श्रील प्रभुपाद</founder> का जन्म हुआ, जिन्होंने यह कथा सारे संसार तक पहुँचाई।';
export const verse =
  'जो मेरे दिव्य जन्म और कर्म को तत्त्व से जान लेता है, वह शरीर छोड़ने पर फिर जन्म नहीं लेता, मुझे प्राप्त होता है।';
export const verseSource = 'भगवद्गीता 4.9';

export const fastHealth = 'सबसे पहले, आपका स्वास्थ्य';
export const fastHealthWords =
  'बच्चे, बुज़ुर्ग, गर्भवती माताएँ और वे सब जो अस्वस्थ हैं या दवा लेते हैं, अपनी आवश्यकता के अनुसार भोजन करें। फल और दूध लेना भी व्रत ही है। निर्जल रहने से पहले अपने डॉक्टर से पूछ लें।';
export const fastSunrise = 'सूर्योदय से';
export const fastSunriseWords =
  'जिनसे हो सके, वे आधी रात तक कुछ न लें; बाकी लोग जल, फल या दूध लें। अनाज और दालें कोई नहीं लेता, जैसे <ekadasi>एकादशी</ekadasi> पर।';
export const fastDay = 'दिन भर';
export const fastDayWords =
  'रोज़ से कुछ माला अधिक जप करें, तीसरा अध्याय पढ़ें, कीर्तन में आएँ। फ़ोन और झगड़े किसी और दिन के लिए छोड़ दें।';
export const fastMidnight = 'आधी रात के बाद';
export const fastMidnightWords =
  'मध्यरात्रि की आरती के बाद व्रत उसी से खोला जाता है जो भगवान को अर्पित हुआ, बिना अनाज के। चावल और रोटी का भोज अगले दिन होता है, नंदोत्सव पर।';
