export const passes = 'प्रवेश-पास';
export const passesNote = 'कार्यक्रम में कौन आएगा: क्या बुक किया, कब आएगा और किस द्वार से।';
export const event = 'कार्यक्रम';
export const day = 'दिन';
export const kinds = 'पास के प्रकार';
export const people = 'लोग';
export const inside = 'अंदर आए';
export const noEvent = 'कोई कार्यक्रम आने वाला नहीं है';
export const noEventNote = 'पहले कार्यक्रम जोड़ें; फिर उसके पास हो सकते हैं।';
export const notPlanned = 'अभी कोई नहीं';

export const sales = 'बिक्री';
export const bookings = 'बुकिंग';
export const plan = 'प्रकार और समय';
export const gates = 'द्वार';

export const namesIn = (language: string) => `नाम, प्रश्न और द्वार ${language} में`;
export const products = 'पास के प्रकार';
export const noProduct = 'अभी पास का कोई प्रकार नहीं। एक जोड़ें, तब लोग उसे बुक कर सकेंगे।';
export const addProduct = 'पास का प्रकार जोड़ें';
export const add = 'जोड़ें';
export const change = 'बदलें';
export const remove = 'हटाएँ';
export const removeProductAsk = 'पास का यह प्रकार हट जाएगा। यह किसी के पास नहीं है।';
export const title = 'नाम';
export const kind = 'यह क्या है';
export const chooseKind = '-- चुनें --';
export const kindNames = {
  free: 'निःशुल्क प्रवेश',
  seat: 'सशुल्क सीट',
  child: 'बच्चा',
  family: 'परिवार',
  camp: 'शिविर या पाठ्यक्रम',
};
export const price = 'मूल्य';
export const free = 'निःशुल्क';
export const early = 'जल्दी बुकिंग का मूल्य';
export const earlyUntil = 'यह मूल्य कब तक';
export const lastDayHint = 'यह दिन भी शामिल है।';
export const peopleOfPass = 'एक पास पर कितने लोग';
export const familyLimit = 'एक परिवार को कितने पास';
export const familyLimitHint = 'फ़ोन नंबर के हिसाब से।';
export const quota = 'कुल कितने';
export const leastAge = 'किस आयु से';
export const mostAge = 'किस आयु तक';
export const questions = 'प्रश्न';
export const questionsHint = 'हर पंक्ति में एक, अधिक से अधिक 8। अंत में * हो तो उत्तर ज़रूरी है।';
export const membersUntil = 'केवल आजीवन सदस्य, कब तक';
export const approval = 'हर बुकिंग को कार्यालय स्वीकार करता है';
export const membersFree = 'सदस्य इसे अपने वर्ष के निःशुल्क पास से ले सकते हैं';
export const onSale = 'साइट पर बुक हो सकता है';
export const position = 'सूची में स्थान';
export const notOnSale = 'साइट पर नहीं';
export const approves = 'कार्यालय स्वीकार करता है';
export const given = (given: number, held: number, quota: number) =>
  held > 0 ? `${quota} में से ${given} दिए गए, ${held} रोके हुए` : `${quota} में से ${given} दिए गए`;
export const takenPlaces = (given: number, held: number, capacity: number) =>
  held > 0 ? `${capacity} में से ${given} लोग, ${held} रोके हुए` : `${capacity} में से ${given} लोग`;
export const soFar = (price: string, until: string) => `${until} तक ${price}`;
export const forPeople = (count: number) => (count === 1 ? '1 व्यक्ति' : `${count} लोग`);
export const ages = (least: number | null, most: number | null) => {
  if (least === null) return `${most} वर्ष तक`;
  return most === null ? `${least} वर्ष से` : `${least} से ${most} वर्ष`;
};
export const forMembers = (until: string) => `${until} तक केवल सदस्य`;

export const times = 'समय';
export const timesNote = 'समय न हो तो पास से पूरे कार्यक्रम में प्रवेश होता है।';
export const noTime = 'कोई समय नहीं: पास से पूरे कार्यक्रम में प्रवेश होता है।';
export const addTimes = 'समय जोड़ें';
export const every = 'हर कितने मिनट';
export const everyHint = 'खाली: शुरू से अंत तक एक ही समय। 60: हर घंटे का एक।';
export const gate = 'द्वार';
export const everyGate = 'हर द्वार';
export const capacity = 'हर समय में कितने लोग';
export const capacityOne = 'लोग';
export const removeTimeAsk = 'यह समय हट जाएगा। इसमें किसी की जगह नहीं है।';

export const noGate = 'अभी कोई द्वार नहीं।';
export const addGate = 'द्वार जोड़ें';
export const gateName = 'द्वार का नाम';
export const rename = 'नाम बदलें';
export const removeGateAsk = 'यह द्वार हट जाएगा। कोई समय या फ़ोन इसका नहीं है।';
export const phones = 'द्वारों के फ़ोन';
export const phonesNote =
  'द्वार का फ़ोन नीचे का पता एक बार खोलता है और कोड लिखता है। उसके बाद वह पास जाँचता है, इंटरनेट के बिना भी।';
export const noPhone = 'अभी कोई फ़ोन नहीं जोड़ा गया।';
export const makeCode = 'कोड बनाएँ';
export const phoneName = 'किसका फ़ोन';
export const phoneNameHint = 'ताकि इस सूची में पहचान सकें: अर्जुन, पूर्व द्वार 2।';
export const codeFor = (name: string) => `${name} के लिए कोड`;
export const codeUntil = (time: string) => `इसे ${time} से पहले लिखें। यह एक बार चलता है और दोबारा नहीं दिखता।`;
export const codeAddress = 'फ़ोन पर यह पता खोलें';
export const phoneStates = {
  waiting: 'कोड की प्रतीक्षा',
  lapsed: 'कोड काम में नहीं आया',
  paired: 'चल रहा है',
  withdrawn: 'हटाया गया',
};
export const seenAt = (moment: string) => `पिछली बार ${moment}`;
export const neverSeen = 'अभी संपर्क नहीं';
export const codeEnds = (time: string) => `कोड ${time} तक`;
export const withdraw = 'हटाएँ';
export const withdrawPhoneAsk =
  'फ़ोन को अब उत्तर नहीं मिलेगा, और वह जो भेजे वह नहीं लिया जाएगा। इंटरनेट के बिना वह तब तक चलेगा जब तक उसे यह पता न लगे।';

export const keys = 'पास की कुंजियाँ';
export const keysNote =
  'हर पास पर हस्ताक्षर होता है, ताकि द्वार उसे इंटरनेट के बिना जाँच सके। द्वार हर उस कुंजी को मानते हैं जो वापस नहीं ली गई।';
export const noKey = 'पहली कुंजी पहले पास के साथ बनती है।';
export const theKey = 'कुंजी';
export const signs = 'नए पास पर हस्ताक्षर करती है';
export const trusted = 'अभी मान्य';
export const withdrawn = 'वापस ली गई';
export const madeOn = (day: string) => `${day} को बनी`;
export const withdrawnOn = (day: string) => `${day} को वापस ली गई`;
export const signedPasses = (count: number) => `${count} पास जो दिए जा चुके हैं`;
export const newKey = 'नई कुंजी बनाएँ';
export const newKeyAsk = 'अब से नई कुंजी हस्ताक्षर करेगी। दिए गए पास तब तक मान्य हैं जब तक पहले की कुंजी वापस न ली जाए।';
export const withdrawKey = 'यह कुंजी वापस लें';
export const withdrawKeyAsk = (count: number) =>
  count === 0
    ? 'अब कोई द्वार इसे नहीं मानेगा।'
    : `अब कोई द्वार इसे नहीं मानेगा। ${count} पास पर नया हस्ताक्षर होगा: उनके पेज पर यह तुरंत दिखेगा, पर छपे हुए पास नहीं चलेंगे। पास वालों को लिखें।`;

export const done = {
  addProduct: 'पास का प्रकार जोड़ा गया।',
  changeProduct: 'पास का प्रकार बदला गया।',
  deleteProduct: 'पास का प्रकार हटाया गया।',
  addSlots: 'समय जोड़े गए।',
  changeSlot: 'समय बदला गया।',
  deleteSlot: 'समय हटाया गया।',
  addGate: 'द्वार जोड़ा गया।',
  renameGate: 'द्वार का नाम बदला गया।',
  deleteGate: 'द्वार हटाया गया।',
  withdrawDevice: 'फ़ोन हटाया गया।',
  makeKey: 'अब से नई कुंजी हस्ताक्षर करती है।',
  withdrawKey: 'कुंजी वापस ली गई।',
};
