export const monthlyPromises = 'मासिक दान के संकल्प';
export const takesNothing =
  'आपके खाते से अपने आप कुछ नहीं कटता। आपके चुने हुए दिन हम आपको एक पत्र लिखते हैं; दान देना हर महीने आपकी इच्छा पर है।';
/** By what was done. */
export const done = {
  make: 'आपका संकल्प यहाँ दर्ज है। उसके दिन हम आपको एक पत्र लिखेंगे।',
  change: 'बदलाव सहेज लिया गया है।',
  pause: 'संकल्प रुका हुआ है। जब तक आप उसे फिर शुरू नहीं करते, कोई पत्र नहीं आएगा।',
  resume: 'संकल्प फिर चल रहा है।',
  end: 'संकल्प समाप्त हो गया है। आपके दिए हुए दान के लिए धन्यवाद।',
};

export const promisedAlready = 'इस सेवा-कार्य के लिए आपका संकल्प पहले से है। उसे आप नीचे बदल सकते हैं।';
export const noCauseOpen = 'अभी कोई सेवा-कार्य नहीं चल रहा है';
export const anyAmountCauses = 'संकल्प उसी सेवा-कार्य के लिए लिया जा सकता है जिसमें कोई भी राशि दी जा सके।';
export const seeCauses = 'देखें कि आप किस सेवा-कार्य के लिए दे सकते हैं';
export const promiseAnother = 'दूसरे सेवा-कार्य के लिए संकल्प लें';
export const promiseMonthly = 'मासिक दान का संकल्प लें';
export const causeTakesNone = 'उस सेवा-कार्य के लिए अभी मासिक संकल्प नहीं लिया जा सकता। आप दूसरा चुन सकते हैं।';
export const cause = 'किस सेवा-कार्य के लिए';
export const chooseCause = 'सेवा-कार्य चुनें';
export const amountEachMonth = 'हर महीने की राशि';
export const dayOfLetter = 'पत्र का दिन';
export const theDay = (day: number) => `${day} तारीख़`;
export const theDayAsToday = (day: number) => `${day} तारीख़, आज के अनुसार`;
export const saving = 'सहेजा जा रहा है…';
export const promiseIt = 'संकल्प लें';

export const eachMonth = (sum: string, day: number) => `हर महीने <sum>${sum}</sum>, पत्र ${day} तारीख़ को`;
export const notSaved = 'बदलाव सहेजा नहीं गया।';
export const ended = 'समाप्त';
export const causeClosed = 'सेवा-कार्य बंद';
export const resting = 'रुका हुआ';
export const fulfilledThisMonth = 'इस महीने पूरा';
export const running = 'चल रहा है';
export const madeOn = (day: string) => `${day} को लिया गया। अब कोई पत्र नहीं आता।`;
export const noLetterNow =
  'इस सेवा-कार्य के लिए अभी दान नहीं लिया जा रहा है, इसलिए पत्र नहीं भेजा जाता। आप संकल्प समाप्त कर सकते हैं, या प्रतीक्षा करें।';
export const rests = 'यह रुका हुआ है: जब तक आप इसे फिर शुरू नहीं करते, कोई पत्र नहीं आएगा।';
export const nextLetter = (day: string) =>
  `अगला पत्र: ${day}। यदि तब तक उस महीने का संकल्प पूरा हो गया, तो पत्र नहीं आएगा।`;
export const fulfilled = (sum: string) => `${sum}, पूरा`;
export const partGiven = (given: string, sum: string) => `${sum} में से ${given}`;
export const notGivenYet = 'अभी नहीं दिया';
export const notGiven = 'नहीं दिया';
export const giveThisMonth = 'इस महीने का दान करें';
export const resume = 'फिर शुरू करें';
export const pause = 'रोकें';
export const endPromise = 'संकल्प समाप्त करें';
export const endsLetters = 'फिर कोई पत्र नहीं आएगा। आप कभी भी नया संकल्प ले सकते हैं।';
export const endIt = 'समाप्त करें';
export const changeIt = 'राशि या दिन बदलें';
export const saveChange = 'बदलाव सहेजें';

export const stopLetters = 'मासिक पत्र बंद करें';
export const notFound = 'संकल्प नहीं मिला।';
export const addressCut = 'हो सकता है कि पता अधूरा रह गया हो। कृपया अपने पत्र से लिंक फिर खोलें।';
export const seePromises = 'अपने संकल्प देखें';
export const noMoreLetters = 'अब कोई पत्र नहीं आएगा';
export const hasEnded = (sum: string, cause: string) =>
  `${cause} के लिए हर महीने ${sum} का संकल्प समाप्त हो गया है। आपके दिए हुए दान के लिए धन्यवाद।`;
export const stopLettersAsk = 'क्या मासिक पत्र बंद करें?';
export const stopEnds = (sum: string, cause: string) =>
  `इससे ${cause} के लिए हर महीने ${sum} का संकल्प समाप्त हो जाएगा। संकल्प से कभी कुछ नहीं कटा, और आपके दिए हुए दान वैसे ही रहेंगे।`;
export const stopNow = 'पत्र बंद करें';
export const changeInstead = 'इसके बजाय राशि या दिन बदलें';
export const addEmail = 'ई-मेल पता जोड़ें';
