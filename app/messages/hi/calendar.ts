export const noSuchDate = 'ऐसी कोई तारीख़ नहीं है। उसकी जगह यह महीना देखें।';
export const noSuchMonth = 'ऐसा कोई महीना नहीं है। उसकी जगह यह महीना देखें।';
export const yearsCoveredMonth = 'पंचांग में 1950 से 2099 तक के वर्ष हैं। उसकी जगह यह महीना देखें।';
export const unknownPlace = 'यह स्थान हमारी सूची में नहीं है: उसके पास का कोई बड़ा शहर लिखें। ये दिन हमारे मंदिर के हैं।';
export const noSunriseInMonth =
  'इस महीने वहाँ हर दिन सूर्योदय नहीं होता, इसलिए वहाँ के वैष्णव दिन निकाले नहीं जा सकते। ये दिन हमारे मंदिर के हैं।';
export const dayShownBelow = (title: string) => `${title}: नीचे देखें`;
export const previousMonth = 'पिछला महीना';
export const today = 'आज';
export const nextMonth = 'अगला महीना';
export const view = 'दृश्य';
export const monthView = 'महीना';
export const listView = 'सूची';
export const timesOf = (place: string) => `समय ${place} के हैं।`;
export const changePlace = 'स्थान या वर्ष बदलें';
export const loading = 'वैष्णव पंचांग लोड हो रहा है...';

export const upcoming = 'आने वाले दिन';
export const noneUpcoming = 'अगले 30 दिनों में कुछ नहीं है।';
export const categories = 'दिनों के प्रकार';
export const allCategories = 'सभी प्रकार दिखाएँ';
export const quickNavigation = 'सीधे महीने पर जाएँ';

export const weekdays = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];
export const shortWeekdays = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'];
export const shortMonths = ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'];
export const moreEvents = (count: number) => `+${count} और`;

export const noEvents = 'कुछ नहीं';
export const noneOfThisKind = 'इस महीने में इस प्रकार का कोई दिन नहीं है।';
export const earlierDays = (count: number) => (count === 1 ? '1 पिछला दिन' : `${count} पिछले दिन`);

export const eventsOn = (day: string) => `${day} के उत्सव और व्रत`;
export const close = 'बंद करें';
export const dayIn = (place: string) => `${place} में यह दिन`;
export const whatWordsMean = 'इन शब्दों का क्या अर्थ है?';
export const aboutTithis =
  'वैष्णव पंचांग चन्द्रमा के अनुसार चलता है। तिथि चन्द्र-दिवस है: एक अमावस्या से दूसरी अमावस्या तक के समय का तीसवाँ भाग। तारीख़ का नाम उस तिथि से होता है जो सूर्योदय के समय चल रही हो। कृष्ण पक्ष वह पखवाड़ा है जिसमें चन्द्रमा घटता है, गौर पक्ष वह जिसमें बढ़ता है।';
export const aboutEkadasi = (place: string) =>
  `एकादशी हर पक्ष की ग्यारहवीं तिथि है। उस दिन भक्त अनाज और दाल नहीं लेते, और अगली सुबह यहाँ दिए समय के भीतर पारण करते हैं। गौराब्द 1486 में श्री चैतन्य महाप्रभु के आविर्भाव से गिना जाता है। सभी समय ${place} के हैं।`;

export const breakFastToday = 'आज का पारण';
export const nextEkadasi = 'अगली एकादशी';
export const breakFast = 'पारण';
export const morningAfter = 'अगली सुबह';

export const city = 'शहर';
export const leftEmpty = (temple: string) => `खाली छोड़ने पर: ${temple}, हमारा मंदिर`;
export const typeCity = 'शहर लिखें';
export const lookingForPlace = 'खोज रहे हैं…';
export const positionRefused = 'आपके ब्राउज़र ने नहीं बताया कि आप कहाँ हैं। शहर का नाम लिखें।';
export const positionFailed = 'आपका स्थान नहीं मिल सका। शहर का नाम लिखें।';
export const useMyLocation = 'मेरा स्थान लें';
export const month = 'महीना';
export const year = 'वर्ष';
export const show = 'दिखाएँ';
export const backToTemple = (temple: string) => `वापस ${temple}, हमारे मंदिर पर`;

export const onYourCalendar = 'आपके अपने कैलेंडर में';
export const categoryUpToDate = (category: string) =>
  `इस वर्ष और अगले वर्ष के ‘${category}’, जो अपने-आप ताज़ा रहते हैं।`;
export const allUpToDate = 'इस वर्ष और अगले वर्ष के व्रत, पारण के समय और उत्सव, जो अपने-आप ताज़ा रहते हैं।';
export const remindMe = 'एकादशी से पहले की शाम मुझे याद दिलाएँ';
export const subscribe = 'इस डिवाइस पर जोड़ें';
export const addToGoogle = 'Google कैलेंडर में जोड़ें';
export const download = 'फ़ाइल डाउनलोड करें';
export const wholeYearToPrint = (year: number) => `छापने के लिए पूरा वर्ष ${year}`;

export const yearsCoveredYear = 'पंचांग में 1950 से 2099 तक के वर्ष हैं। उसकी जगह यह वर्ष देखें।';
export const unknownPlaceOfYear = 'यह स्थान हमारी सूची में नहीं है। ये दिन हमारे मंदिर के हैं।';
export const noSunriseInYear =
  'इस वर्ष वहाँ हर दिन सूर्योदय नहीं होता, इसलिए वहाँ के वैष्णव दिन निकाले नहीं जा सकते। ये दिन हमारे मंदिर के हैं।';
export const yearAndPlace = (year: number, place: string) => `वैष्णव पंचांग ${year}, ${place}`;
export const printYear = 'पूरा वर्ष छापें';
export const backToMonths = 'वापस महीनों पर';
export const daysAndMonths = 'दिन और महीने';
export const allDays = 'सभी दिन';
export const ekadasisOnly = 'केवल एकादशियाँ';
export const datesAreOf = (place: string) => `सभी तारीख़ें और समय ${place} के हैं।`;
