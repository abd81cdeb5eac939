export const templeAdmin = 'मंदिर कार्यालय';
export const doorDescription = 'मंदिर के कार्यालय का द्वार, वहाँ काम करने वालों के लिए।';
export const siteIsSetUp = 'साइट तैयार है। आपने जो पासवर्ड चुना उससे साइन इन करें।';
export const email = 'ई-मेल';
export const password = 'पासवर्ड';
export const signingIn = 'साइन इन हो रहा है…';
export const signIn = 'साइन इन करें';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const toWebsite = 'वेबसाइट पर जाएँ';

export const looking = 'जाँच हो रही है…';
export const goOn = 'आगे बढ़ें';
export const yourCodeTitle = 'आपका कोड · मंदिर कार्यालय';
export const yourCode = 'आपका कोड';
export const code = 'कोड';
export const codeHint = 'आपके कोड वाले ऐप के छह अंक। फ़ोन पास न हो तो: अपना कोई रिकवरी कोड।';
export const signInAsOther = 'किसी और के रूप में साइन इन करें';

export const invitationTitle = 'निमंत्रण · मंदिर कार्यालय';
export const invitation = 'निमंत्रण';
export const welcome = 'स्वागत है';
export const nowOfOffice = 'अब आप कार्यालय में हैं। अपने पासवर्ड से साइन इन करें।';
export const greeting = (name: string) => `हरे कृष्ण, ${name}`;
export const invitedAs = (roles: string, email: string) =>
  `आपको मंदिर कार्यालय में ${roles} के रूप में, पते ${email} के साथ, आमंत्रित किया गया है।`;
export const keepsPassword = 'आपके खाते का पासवर्ड वही रहेगा।';
export const choosePassword = 'पासवर्ड चुनें';
export const passwordHint = 'कम से कम 8 अक्षर। कुछ शब्द साथ मिलाकर लिखें: मज़बूत भी होता है और याद भी रहता है।';
export const sameAgain = 'वही फिर से';
export const accepting = 'स्वीकार हो रहा है…';
export const accept = 'स्वीकार करें';

export const setUpCodeTitle = 'अपना कोड सेट करें · मंदिर कार्यालय';
export const setUpCode = 'अपना कोड सेट करें';
export const keepCodes = 'ये कोड सँभालकर रखें';
export const haveSaved = 'मैंने इन्हें सँभाल लिया';
export const needsCode = 'कार्यालय के आपके भाग में पासवर्ड के साथ एक कोड भी चाहिए।';
export const begin = 'शुरू करें';
export const codeIsSetUp = 'आपका कोड सेट हो गया है';
export const toOffice = 'कार्यालय में जाएँ';
export const scanThis =
  'कार्यालय के आपके भाग में पासवर्ड के साथ एक कोड भी चाहिए। इसे अपने फ़ोन के कोड वाले ऐप से स्कैन करें, जैसे Google Authenticator, Aegis या 2FAS।';
export const qrCode = 'आपके कोड वाले ऐप के लिए QR कोड';
export const openOnPhone = 'इसी फ़ोन पर ऐप खोलें';
export const cannotScan = 'स्कैन नहीं हो रहा? यह कुंजी ऐप में लिखें:';
export const codeOfApp = 'ऐप जो कोड दिखाए';

export const oneTimeCode = 'एक बार का कोड';
export const yourName = 'आपका नाम';
export const passwordAgain = 'पासवर्ड फिर से';
export const bodyName = 'संस्था का नाम';
export const postalAddress = 'संस्था का डाक पता';
export const itsPan = 'संस्था का पैन';
export const deductionRegistration = '80G पंजीकरण';
export const receiptsBeginWith = 'रसीदें इससे शुरू होती हैं';
export const mayTakeForeign = 'विदेश से दान ले सकती है';
export const setupCodeHint = 'चौबीस अक्षर और अंक; छोटे-बड़े अक्षर और रेखाओं से फ़र्क़ नहीं पड़ता।';
export const firstOwner = 'पहले स्वामी';
export const whoReceives = 'दान कौन प्राप्त करता है';
export const receiverNote =
  'ट्रस्ट या सोसाइटी, जैसा उसके काग़ज़ों में है। यह हर रसीद पर रहता है; नाम, पता और उपसर्ग बाद में सेटिंग में बदले जा सकते हैं।';
export const withoutDeduction = 'इसके बिना दान लिए जा सकते हैं, पर किसी रसीद में कर-छूट का उल्लेख नहीं होगा।';
export const prefixHint = 'एक बड़ा अंग्रेज़ी अक्षर, फिर अधिक से अधिक दो अक्षर या अंक: D से D/26-27/000001 बनता है।';
export const registeredForeign = 'यह FCRA में पंजीकृत है और दूसरे देशों के नागरिकों से दान ले सकती है';
export const setUpSite = 'यह साइट तैयार करें';
export const nobodyYet =
  'इस साइट को अभी कोई नहीं सँभालता। जिसने इसे शुरू किया उसे इसके लॉग में, इस पेज के नाम वाली पंक्ति पर, एक बार का कोड मिलेगा।';
export const settingUp = 'तैयार हो रही है…';
export const setUpTheSite = 'साइट तैयार करें';
