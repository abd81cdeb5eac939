export const mediaLibrary = 'मीडिया लाइब्रेरी';
export const files = (count: number) => (count === 1 ? '1 फ़ाइल' : `${count} फ़ाइलें`);
export const photosMissing = 'फ़ोटो जो अभी बाकी हैं';
export const addFiles = 'फ़ाइलें जोड़ें';
export const deleted = 'हटाई गई।';
export const findFiles = 'फ़ाइलें खोजें';
export const search = 'खोजें';
export const show = 'दिखाएँ';
export const all = 'सभी';
export const kinds = {
  picture: 'चित्र',
  film: 'फ़िल्में',
  sound: 'ध्वनियाँ',
};
export const notDescribedYet = 'जिनका विवरण नहीं लिखा';
export const noMatch = 'कुछ नहीं मिला';
export const empty = 'लाइब्रेरी खाली है';
export const takeFilterAway = 'और देखने के लिए कोई फ़िल्टर हटाएँ।';
export const addFirst = 'पहले चित्र जोड़ें: दर्शन के, उत्सवों के, सेवा करते लोगों के।';
export const notDescribed = 'विवरण नहीं लिखा';
export const sizesFailed = 'आकार नहीं बन सके';

export const firstTaken = (most: number) => `केवल पहली ${most} फ़ाइलें ली गईं।`;
export const addFilesNote =
  'JPEG, PNG, WebP या AVIF चित्र 8 MB तक, MP4 फ़िल्में 20 MB तक, MP3 ध्वनियाँ 50 MB तक। चित्र कहाँ लिया गया, यह मिटा दिया जाता है।';
export const sendFiles = 'फ़ाइलें भेजें';
export const sent = 'भेजी गईं';
export const describe = (file: string) => `${file} का विवरण लिखें`;
export const filesLabel = 'फ़ाइलें';
export const send = 'भेजें';

export const cutLeft = (percent: string) => `बाईं ओर से काटें: ${percent} %`;
export const cutRight = (percent: string) => `दाईं ओर से काटें: ${percent} %`;
export const cutTop = (percent: string) => `ऊपर से काटें: ${percent} %`;
export const cutBottom = (percent: string) => `नीचे से काटें: ${percent} %`;
export const crop = 'काटें';
export const wholeStays = 'पूरा चित्र लाइब्रेरी में रहता है।';
export const cropEverywhere = 'हर जगह काटें';

export const saved = 'सहेजा गया।';
export const cropped = 'काटा गया। साइट अब यही भाग दिखाती है; पूरा चित्र अब भी लाइब्रेरी में है।';
export const replaced = 'हर जगह बदला गया। साइट अब दूसरी फ़ाइल दिखाती है।';
export const aboutFile = 'इस फ़ाइल के बारे में';
export const nameInLibrary = 'लाइब्रेरी में नाम';
export const whatItShows = 'इसमें क्या दिखता है';
export const showsOrSounds = 'इसमें क्या दिखता या सुनाई देता है';
export const describedHint = 'उनके लिए जो इसे देख या सुन नहीं सकते। प्रकाशित करने से पहले आवश्यक।';
export const byWhom = 'किसने बनाया';
export const save = 'सहेजें';
export const theFile = 'फ़ाइल';
export const added = 'जोड़ी गई';
export const size = 'आकार';
export const length = 'अवधि';
export const weight = 'भार';
export const address = 'पता';
export const notUsed = 'उपयोग में नहीं';
export const usedIn = (places: number) => (places === 1 ? '1 जगह उपयोग में' : `${places} जगह उपयोग में`);
export const notShown = 'साइट पर यह कहीं नहीं दिखती।';
export const replaceOrDelete = 'बदलें या हटाएँ';
export const replaceBy = 'हर जगह इसके बदले';
export const replaceByHint = 'लाइब्रेरी की किसी और फ़ाइल का पता।';
export const chooseFromLibrary = 'लाइब्रेरी से चुनें';
export const replace = 'बदलें';
export const isUsed = 'यह उपयोग में है: पहले वहाँ बदलें।';
export const deleteForGood = 'हमेशा के लिए हटाएँ';
export const subject = 'मुख्य विषय कहाँ है';
export const subjectHint = 'उस जगह दबाएँ जो चित्र कटने पर भी दिखनी चाहिए।';
export const fromLeft = 'बाईं ओर से, %';
export const fromTop = 'ऊपर से, %';
export const file = 'फ़ाइल';

export const placesFilled = (filled: number, count: number) => `${count} में से ${filled} जगहों पर फ़ोटो है`;
export const missingNote =
  'जो आने वालों के लिए सबसे उपयोगी है, वह पहले है। फ़ोटो आने तक साइट सादा तोरण या रेखाचित्र दिखाती है।';
export const photoOnSite = 'फ़ोटो साइट पर है। <file>इसे काटें, या तय करें कि क्या दिखना ही चाहिए</file>।';
export const allFilled = 'हर जगह पर फ़ोटो है।';
export const missingOf = (missing: number, count: number) => `${count} में से ${missing} बाकी`;
export const addTodays = 'आज के दर्शनों के फ़ोटो जोड़ें';
export const edit = 'संपादित करें';
export const addPhoto = 'फ़ोटो जोड़ें';
export const photo = 'फ़ोटो';
export const photoHint = 'JPEG, PNG, WebP या AVIF, 8 MB तक।';
export const photoAltHint = 'उनके लिए जो इसे नहीं देखते: “भक्त वेदी के सामने कीर्तन कर रहे हैं”।';
export const subjectFromLeft = 'मुख्य विषय बाईं ओर से, %';
export const subjectFromTop = 'मुख्य विषय ऊपर से, %';
export const putOnSite = 'साइट पर लगाएँ';

export const kind = {
  picture: 'चित्र',
  film: 'फ़िल्म',
  sound: 'ध्वनि',
};
export const cause = 'सेवा-कार्य';
export const product = 'वस्तु';
export const informationPage = 'जानकारी का पेज';
export const translation = 'अनुवाद';
export const setting = 'सेटिंग';
export const inTheBin = 'कूड़ेदान में';
