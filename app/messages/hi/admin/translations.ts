export const missing = 'बाकी';
export const draft = 'मसौदा';
export const outdated = 'पुराना';
export const published = 'प्रकाशित';

export const beforeChange = 'बदलने से पहले';
export const whatChanged = 'अंग्रेज़ी में क्या बदला';
export const visitorsReadOwn = (language: string) => `लोग वही ${language} पढ़ते हैं जो आपने प्रकाशित की।`;
export const visitorsReadShipped = (language: string) => `लोग वही ${language} पढ़ते हैं जो साइट के साथ आई।`;
export const visitorsReadEnglish = 'लोग इसे अंग्रेज़ी में पढ़ते हैं।';
export const shippedOutdated = (language: string) =>
  `साइट के साथ आई ${language} के बाद अंग्रेज़ी बदल गई है: जो बदला है उस पर निशान है। जब तक आप उन्हें ${language} में प्रकाशित नहीं करते, लोग वे पाठ अंग्रेज़ी में पढ़ते हैं।`;
export const takeOff = (language: string) => `${language} को साइट से हटाएँ`;
export const takenOff = 'साइट से हटा दिया गया। शब्द यहाँ मसौदे के रूप में रखे हैं।';
export const preview = (language: string) => `${language} में झलक देखें`;
export const previewHint = 'झलक में वही दिखता है जो पिछली बार सहेजा गया।';
export const englishOf = 'अंग्रेज़ी खोलें';
export const changedSince = (fields: string) => `अंग्रेज़ी में बदला: ${fields}`;
export const nothing = 'कुछ नहीं';
export const edit = 'संपादन';
export const publishedIn = (language: string) => `प्रकाशित हुआ। साइट इसे ${language} में दिखाती है।`;
export const savedDraft = 'मसौदे के रूप में सहेजा गया। इसे केवल कार्यालय देखता है।';
export const englishChanged =
  'इस अनुवाद के बाद अंग्रेज़ी बदल गई है: जो बदला है उस पर निशान है। जब तक आप दूसरे शब्द प्रकाशित नहीं करते, लोग यही पढ़ते हैं।';
export const firstVersion =
  'यह साइट के साथ ऐसा आया था। इसे वापस लाने के लिए सहेजें, या <now>जैसा अभी है उस पर लौटें</now>।';
export const olderVersion = (version: number) =>
  `संस्करण ${version} में यह ऐसा था। इसे वापस लाने के लिए सहेजें, या <now>जैसा अभी है उस पर लौटें</now>।`;
export const savedMeanwhile =
  '<b>इस बीच किसी और ने इसे सहेज दिया।</b> आपका लिखा कुछ नहीं खोया: वह फ़ॉर्म में है। एक बार और सहेजें तो आपका अगला संस्करण बनेगा; उनका इतिहास में रहेगा।';
export const translation = 'अनुवाद';
export const saving = 'सहेजा जा रहा है…';
export const publishIn = (language: string) => `${language} में प्रकाशित करें`;
export const saveDraft = 'मसौदे के रूप में सहेजें';
export const mayOnlyLook = 'आपकी भूमिका में आप इसे देख सकते हैं, बदल नहीं सकते।';
export const allOf = (kinds: string) => `${kinds}: सभी`;

export const translations = (language: string) => `अनुवाद: ${language}`;
export const about =
  'किसी प्रविष्टि की हर भाषा की अपनी स्थिति है। जिसके शब्द उस भाषा में नहीं हैं, वह अंग्रेज़ी में पढ़ा जाता है।';
export const nothingLeft = 'कुछ भी बाकी या पुराना नहीं है';
export const left = (count: number) => `${count} बाकी, पुराने या मसौदे में`;
export const kindOfContent = 'सामग्री का प्रकार';
export const kindWithLeft = (kinds: string, count: number) => `${kinds} (${count})`;
export const kindsOfContent = 'सामग्री के प्रकार';
export const entriesToTranslate = 'अनुवाद की प्रविष्टियाँ';
export const language = 'भाषा';
export const state = 'स्थिति';
export const entries = 'प्रविष्टियाँ';
export const noneInState = 'इस स्थिति में कोई प्रविष्टि नहीं';
export const nothingToTranslate = 'अनुवाद के लिए अभी कुछ नहीं है';
export const everyState = 'हर स्थिति';
export const allHaveWords = 'हर पाठ के शब्द हैं';
export const withoutWords = (count: number) =>
  count === 1 ? '1 पाठ के शब्द अभी नहीं हैं' : `${count} पाठों के शब्द अभी नहीं हैं`;

export const causes = 'सेवा-कार्य';
export const products = 'वस्तुएँ';
export const categories = 'दुकान की श्रेणियाँ';
export const calendarChanges = 'पंचांग की बदले नाम वाली प्रविष्टियाँ';
export const settings = 'सेटिंग और पेजों के शब्द';
export const letters = 'लोगों को जाने वाले पत्र';
export const title = 'शीर्षक';
export const summary = 'सारांश';
export const text = 'पाठ';
export const netQuantity = 'शुद्ध मात्रा';
export const origin = 'मूल देश';
export const maker = 'निर्माता';
export const bestBefore = 'कब तक उपयोग करें';
export const whatShows = (picture: string) => `${picture}: इसमें क्या दिखता है`;
export const pictureAt = (place: number) => `चित्र ${place}`;
export const kindOfGift = (name: string) => `दान का प्रकार: ${name}`;
export const toChoose = (name: string) => `चुनने के लिए: ${name}`;
export const eventPasses = 'कार्यक्रमों के प्रवेश-पास';
export const passNamed = (name: string) => `पास का प्रकार: ${name}`;
export const questionOf = (pass: string, question: string) => `${pass} का प्रश्न: ${question}`;
export const gateNamed = (name: string) => `द्वार: ${name}`;
export const tags = 'ब्लॉग के विषय';
export const topicAt = (place: number) => `विषय ${place}`;
