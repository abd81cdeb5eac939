export const askRefundOf = (left: string) => `${left} की वापसी माँगें`;
export const remainingGift = 'दान जो बना रहेगा';
export const refundRule =
  'दान लौटाया नहीं जाता, सिवाय उसके जो उसी दाता ने उसी के लिए सात दिन के भीतर दो बार दिया। उसकी रसीद रद्द हो जाती है।';
export const chooseOther = 'जोड़ी का दूसरा भुगतान चुनें';
export const noOther = 'जोड़ी का कोई दूसरा भुगतान नहीं है';
export const otherReason = 'कोई नहीं: दूसरा कारण, जिसे स्वामी स्वीकार करेंगे';
export const settlesNoOrder =
  'यह किसी ऑर्डर का भुगतान नहीं है। ऑर्डर और उसका बिल वैसे ही रहते हैं; राशि लौटने पर ख़रीदार को पत्र जाता है।';
export const settlesNoStay =
  'यह किसी बुकिंग का भुगतान नहीं है। बुकिंग वैसी ही रहेगी; राशि लौटने पर अतिथि को पत्र जाएगा।';
export const settlesNoPasses =
  'यह किसी पास-बुकिंग का भुगतान नहीं है। बुकिंग वैसी ही रहेगी; राशि लौटने पर पासधारक को पत्र जाएगा।';
export const settlesNoGift =
  'यह किसी दान का भुगतान नहीं है। दान और उसकी रसीद वैसे ही रहते हैं; राशि लौटने पर दाता को पत्र जाता है।';
export const why = 'कारण';
export const whyHint = 'क्या बताया गया और आपने क्या पाया। 10 से 500 अक्षर।';
export const askForRefund = 'वापसी माँगें';
export const saving = 'सहेजा जा रहा है…';
export const secondPerson = 'दूसरा व्यक्ति इसे स्वीकार करेगा।';
export const quietGift = 'गुप्त दान';
export const claimsToMatch = 'मिलाने के लिए दावे';
export const donation = 'दान';
export const matchedNote =
  'मिल गया। राशि मेल खाती हो, तो रसीद भेजी जा रही है। यदि पंक्ति ग़लत थी: <gift>दान खोलें</gift> और मिलान वापस लें।';
export const setAside = 'दावा “नहीं मिला” लिखकर हटा दिया गया।';
export const nothingToMatchNote =
  'दाता जब UPI या बैंक ट्रांसफ़र की सूचना देते हैं, तो वह यहाँ तब तक रहती है जब तक आप उसे बैंक के विवरण में न पाएँ।';
export const nothingToMatch = 'मिलाने को कुछ नहीं';
export const gift = 'दान';
export const anotherAmount = 'अलग राशि';
export const paidOn = 'भुगतान का दिन';
export const reported = 'हमें बताया';
export const foundOnStatement = 'विवरण में मिला';
export const notThere = 'वहाँ नहीं है';
export const sameGift = 'यही दान';
export const begunAt = (moment: string) => `${moment} को शुरू`;
export const enteredAnew = 'फिर से दर्ज';
export const matchTakenBack = (reason: string) => `इसका मिलान वापस लिया गया: ${reason}`;
export const whichGift = 'यह किस दान का भुगतान है';
export const whichGiftHint =
  'इस राशि के दान जिनका भुगतान किसी ने नहीं किया। कोई ठीक न हो, तो “वहाँ नहीं है” दबाएँ और दान हाथ से दर्ज करें।';
export const choose = 'चुनें';
export const refundsUnderWay = 'चल रही वापसियाँ';
export const whatItIs = 'यह क्या है';
export const status = 'स्थिति';
export const mode = 'माध्यम';
export const taken = 'लिया गया';
export const returned = 'लौटाया गया';
export const gatewayNumber = 'गेटवे की संख्या';
export const booksNumber = 'बही की संख्या';
export const gatewayNews = 'गेटवे की सूचनाएँ, देखने के लिए';
export const lookAtIt = 'इसे देखें';
export const heard = 'सूचना मिली';
export const lookedAt = 'मैंने देख लिया';
export const lookedAtOf = (title: string) => `मैंने देख लिया: ${title}`;
export const order = 'ऑर्डर';
export const openOrder = (number: number) => `ऑर्डर <num>${number}</num> खोलें`;
export const openGift = 'दान खोलें';
export const gatewayOrder = 'गेटवे का ऑर्डर';
export const payment = 'भुगतान';
export const whoMayAsk = 'वापसी स्वामी और लेखा-विभाग माँग सकते हैं।';
export const seat = 'सीटें';
export const seatOf = (number: number) => `सीटें ${number}`;
export const settlesNoSeat =
  'यह सीटों की किसी बुकिंग का भुगतान नहीं है। बुकिंग वैसी ही रहेगी; राशि लौटने पर ख़रीदार को पत्र जाता है।';
export const stay = 'बुकिंग';
export const stayOf = (number: number) => `बुकिंग ${number}`;
export const passes = 'पास';
export const passesOf = (number: number) => `पास-बुकिंग ${number}`;
export const orderOf = (number: number) => `ऑर्डर ${number}`;
export const theGift = 'दान';
export const paymentsToCheck = 'जाँचने के लिए भुगतान';
export const refundOf = (amount: string) => `${amount} की वापसी`;
export const ownerDecides = 'नहीं। स्वामी निर्णय करेंगे।';
export const paidTwice = 'दो बार भुगतान';
export const doubleOf = 'किसका दोहराव';
export const asked = 'माँगा';
export const decided = 'निर्णय';
export const decline = 'अस्वीकार करें';
export const ownerMustApprove = 'आपने जो माँगा है उसे कोई स्वामी स्वीकार करेगा।';
export const elseMustApprove = 'आपने जो माँगा है उसे स्वामी या लेखा-विभाग का कोई और स्वीकार करेगा।';
export const handOverIn = (number: number) => `जो राशि लौटाए, वह <order>ऑर्डर ${number}</order> में लिखे।`;
export const takenOffList = 'सूची से हटाया गया। किसने देखा, यह लॉग में रहता है।';
export const nothingToLookAtNote =
  'उसी दान या ऑर्डर का दूसरा भुगतान, अलग राशि का, या बहुत देर से आया भुगतान यहाँ रहता है; गेटवे की वह सूचना भी जिसे किसी को देखना है।';
export const nothingToLookAt = 'देखने को कुछ नहीं';
export const whatDiffers = 'क्या अलग है';
export const unknown = 'पता नहीं';
export const alreadyReturned = 'पहले लौटाया';
export const moreWentBack = 'जितना आया उससे अधिक लौटा';
export const moreWentBackSaid = (said: string, paid: string) =>
  `गेटवे कहता है कि ${paid} में से ${said} लौटे। इसे नहीं माना गया: दान, ऑर्डर और रसीद वैसे ही हैं।`;
export const moreWentBackAdvice = 'गेटवे के अपने डेस्क पर देखें कि कितना लौटा।';
export const timeWrong = 'भुगतान जिसका समय सही नहीं हो सकता';
export const timeWrongSaid = (said: string, instead: string) =>
  `गेटवे कहता है कि भुगतान ${said} लिया गया। उसकी जगह ${instead} माना गया है।`;
export const timeWrongAdvice = 'दिन को गेटवे के अपने डेस्क से मिलाएँ। रसीद पर दूसरा दिन हो, तो उसे रद्द करके नई बनाएँ।';
export const refundFailed = 'एक वापसी विफल हुई';
export const refundFailedSaid = (amount: string) => `${amount} नहीं लौटे: राशि अब भी यहीं है।`;
export const refundFailedAdvice = 'कारण पता करें, और वापसी अब भी देनी हो तो फिर माँगें।';
export const unreadable = 'भुगतान जो पढ़ा नहीं जा सकता';
export const flawUnknown = 'अज्ञात';
export const unreadableSaid = (flaw: string) =>
  `गेटवे ने एक भुगतान के बारे में जो बताया, उसमें कुछ ठीक नहीं है (${flaw})। जो पढ़ा जा सका, वह दर्ज हो गया।`;
export const unreadableAdvice = 'गेटवे के अपने डेस्क पर भुगतान देखें, और साइट सँभालने वाले को बताएँ।';
export const parked = 'एक सूचना दर्ज नहीं हो सकी';
export const parkedSaid = (flaw: string, amount: string) =>
  `गेटवे की एक सूचना (${flaw}, ${amount}) को बार-बार दर्ज करने की कोशिश हुई, और हर बार विफल रही।`;
export const parkedAdvice = 'स्वामी को यह “सिस्टम” में मिलेगी: क्या गड़बड़ हुई, और फिर पढ़ने का बटन।';
export const unknownSum = 'अज्ञात राशि';
export const unknownTime = 'किसी अज्ञात समय पर';
/** Who asks for refunds without being of the staff. */
export const strangers = { guest: 'अतिथि', site: 'वेबसाइट', buyer: 'ख़रीदार', gateway: 'गेटवे का अपना कार्यालय' };
