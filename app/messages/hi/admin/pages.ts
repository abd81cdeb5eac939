export const informationPages = 'जानकारी के पेज';
export const about = 'मंदिर के बारे में बताने वाले पेजों के शब्द।';
export const pages = 'पेज';
export const reworded = (at: string) => `${at} को बदला गया`;
export const differs = 'अभी के पाठ से क्या अलग है';
export const addPicture = 'चित्र जोड़ें';

export const facts = 'पहले शब्दों के नीचे की जानकारी';
export const follow = 'यह किससे ली जाए';
export const followNothing = 'किसी से नहीं: केवल जो यहाँ लिखा है';
export const followHint = 'वहाँ का बदलाव इस पेज पर भी आता है; वह समाप्त हो जाए तो पेज पर कुछ नहीं रहता।';
export const when = 'कब';
export const where = 'कहाँ';
export const forWhom = 'किसके लिए';
export const cost = 'ख़र्च';
export const contact = 'संपर्क';
export const contactHint = 'खाली छोड़ें तो मंदिर का फ़ोन।';

export const edit = 'संपादन';
export const seeOnSite = 'साइट पर देखें';
export const saved = 'सहेजा गया। यह अब साइट पर है।';
export const firstVersion =
  'पेज साइट के साथ ऐसा आया था। इसे वापस लाने के लिए सहेजें, या <now>जैसा अभी है उस पर लौटें</now>।';
export const olderVersion = (version: number) =>
  `संस्करण ${version} में यह ऐसा था। इसे वापस लाने के लिए सहेजें, या <now>जैसा अभी है उस पर लौटें</now>।`;
export const savedMeanwhile =
  '<b>इस बीच किसी और ने इसे सहेज दिया।</b> आपका लिखा कुछ नहीं खोया: वह फ़ॉर्म में है, और जो अभी है वह उसके पास दिख रहा है। मिलाएँ, फिर सहेजें: आपका अगला संस्करण बनेगा, उनका इतिहास में रहेगा।';
export const currentValue = 'अभी यह है';
export const nothing = 'कुछ नहीं';
export const page = 'पेज';
export const title = 'शीर्षक';
export const firstWords = 'शीर्षक के नीचे के पहले शब्द';
export const picture = 'चित्र';
export const text = 'पाठ';
export const textHint =
  'Markdown: ## वाली पंक्ति शीर्षक है, - से सूची का बिंदु शुरू होता है, *शब्द* तिरछे और **शब्द** मोटे होते हैं। [figures] या ![caption](picture) जैसी पंक्तियाँ उन भागों को जगह देती हैं।';
export const dated = 'नियमों की तारीख़';
export const button = (n: number) => `बटन ${n}`;
export const figure = (n: number) => `संख्या ${n}`;
export const figureWords = (n: number) => `संख्या ${n}: क्या गिना गया`;
export const cardTitle = (n: number) => `कार्ड ${n}: शीर्षक`;
export const cardText = (n: number) => `कार्ड ${n}: पाठ`;
export const nameInMenus = 'मेन्यू में नाम';
export const lineOnCards = 'कार्ड पर उस नाम के नीचे की पंक्ति';
export const forSearch = 'खोज इंजन और साझा लिंक के लिए';
export const forSearchHint = '50 से 160 अक्षर।';
export const saving = 'सहेजा जा रहा है…';
export const save = 'सहेजें';

export const followHours = 'मंदिर का समय';
export const followSchedule = (title: string) => `समय-सारणी: ${title}`;
export const followClass = (title: string) => `कक्षा: ${title}`;
export const followWeekly = (title: string) => `कार्यक्रम, हर सप्ताह: ${title}`;
export const followOnce = (title: string) => `कार्यक्रम, एक बार: ${title}`;
export const followAcaryas = 'पंचांग: किसी आचार्य की अगली तिथि';
export const followAcarya = (day: string) => `पंचांग, जिनका स्मरण इस तिथि पर होता है: ${day}`;
export const followGone = (name: string) => `अब नहीं है: ${name}`;
