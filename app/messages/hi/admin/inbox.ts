export const inbox = 'इनबॉक्स';
export const requestCount = (count: number) => `${count.toLocaleString('en-IN')} अनुरोध`;
export const templates = 'टेम्पलेट';
export const remindersDue = (count: number) =>
  count === 1 ? '1 याद दिलाने का समय हो गया' : `${count} याद दिलाने का समय हो गया`;
export const seatsFree = (title: string, free: number, waiting: number) =>
  `${title}: ${free} ${free === 1 ? 'सीट खाली है' : 'सीटें खाली हैं'}, ${waiting} प्रतीक्षा में।`;
export const isFirst = (name: string) => `पहले ${name} हैं`;
export const findRequests = 'अनुरोध खोजें';
export const showAllOpen = 'सभी खुले दिखाएँ';
export const searchFor = 'संदर्भ, नाम, ई-मेल या फ़ोन';
export const state = 'स्थिति';
export const open = 'खुले';
export const all = 'सभी';
export const kind = 'प्रकार';
export const whose = 'किसके';
export const everybodys = 'सबके';
export const mine = 'मेरे';
export const nobodys = 'किसी के नहीं';
export const requests = 'अनुरोध';
export const nothingOpen = 'कुछ भी खुला नहीं है';
export const noMatch = 'कोई अनुरोध नहीं मिला';
export const nothingOpenNote = 'साइट से आए संदेश, पूछताछ और आवेदन पूरे होने तक यहाँ रहते हैं।';
export const takeFilterAway = 'और देखने के लिए कोई फ़िल्टर हटाएँ।';
export const about = 'विषय';
export const from = 'किससे';
export const perhapsRobot = 'शायद रोबोट';
export const when = 'कब';
export const withWhom = 'किसके पास';
export const nobody = 'कोई नहीं';
export const reference = 'संदर्भ';

export const onItsWay = 'पत्र भेजा जा रहा है।';
export const noteSaved = 'टिप्पणी सहेजी गई।';
export const saved = 'सहेजा गया।';
export const seatTheirs = 'सीट उन्हें मिल गई।';
export const request = 'अनुरोध';
export const trapClosed = 'स्पैम-जाल ने इसे रोका, इसलिए कोई पत्र नहीं गया। फिर भी यह कोई व्यक्ति हो सकता है।';
export const whatWasAsked = 'क्या पूछा गया';
export const email = 'ई-मेल';
export const phone = 'फ़ोन';
export const language = 'भाषा';
export const ourAnswer = 'हमारा उत्तर';
export const notDelivered = 'पत्र नहीं पहुँच सका।';
export const noEmail = 'उन्होंने ई-मेल नहीं दिया। फ़ोन करें, और जो बात हुई उसकी टिप्पणी रखें।';

export const answerByLetter = 'पत्र से उत्तर';
export const beginWith = 'इससे शुरू करें';
export const emptyLetter = 'खाली पत्र';
export const takeIt = 'इसे लें';
export const yourWords = 'आपके शब्द';
export const yourWordsHint = 'अभिवादन और मंदिर का नाम अपने-आप जुड़ते हैं। अनुच्छेदों के बीच एक खाली पंक्ति छोड़ें।';
export const afterwards = 'इसके बाद यह';
export const done = 'पूरा हुआ';
export const stillInHand = 'अभी जारी है';
export const sending = 'भेजा जा रहा है…';
export const sendLetter = 'पत्र भेजें';

export const templatesNote =
  'जो उत्तर आप अक्सर लिखते हैं, वे पत्र शुरू करने के लिए यहाँ रहते हैं। {name} और {reference} की जगह पत्र में व्यक्ति का नाम और उनके अनुरोध की संख्या आती है।';
export const templateGone = 'टेम्पलेट हटा दिया गया।';
export const templateSaved = 'टेम्पलेट सहेजा गया।';
export const newTemplate = 'नया टेम्पलेट';
export const title = 'शीर्षक';
export const words = 'शब्द';
export const saving = 'सहेजा जा रहा है…';
export const save = 'सहेजें';
export const keepTemplate = 'टेम्पलेट सहेजें';
export const remove = 'हटाएँ';
export const removeAsk = 'टेम्पलेट हट जाएगा।';
export const yesRemove = 'हाँ, हटाएँ';

export const waitingList = 'प्रतीक्षा-सूची';
export const placeOf = (place: number, count: number) => `${count} में ${place}`;
export const givenInOrder = (free: number) =>
  `${free === 0 ? 'कोई सीट खाली नहीं है।' : free === 1 ? '1 सीट खाली है।' : `${free} सीटें खाली हैं।`} सीटें क्रम से दी जाती हैं।`;
export const seeFirst = 'देखें कि पहले कौन है';
export const informedByLetter = 'उन्हें पत्र से बताया जाता है।';
export const noLetter = 'उन तक कोई पत्र नहीं पहुँचता: फ़ोन भी करें।';
export const giving = 'दी जा रही है…';
export const giveSeat = 'उन्हें सीट दें';

export const work = 'काम';
export const somebodyWhoLeft = 'कोई जो अब नहीं हैं';
export const remindOn = 'इस दिन याद दिलाएँ';

export const stateNew = 'नया';
export const stateInHand = 'जारी';
export const stateDone = 'पूरा';
export const stateDeclined = 'अस्वीकृत';

export const requestNames = {
  contact: 'संदेश',
  'tour-inquiry': 'यात्रा की पूछताछ',
  'tour-registration': 'यात्रा का पंजीकरण',
  'class-enrolment': 'कक्षा में नामांकन',
  'stay-inquiry': 'अतिथि-गृह की पूछताछ',
  membership: 'सदस्यता का आवेदन',
  'csr-inquiry': 'CSR पूछताछ',
  'duplicate-payment': 'दोहरे भुगतान की सूचना',
};

export const bookInquiry = 'बुकिंग बनाएँ';
export const enterAgreement = 'समझौते के रूप में लिखें';
export const bookingOf = (number: number) => `साइट पर बुकिंग ${number}`;
