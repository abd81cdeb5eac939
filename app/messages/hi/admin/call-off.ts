export const callOff = 'रद्द करें';
export const whatHappens = 'इसके बाद क्या होगा';
export const seated = (count: number) => `${count} नाम सूची से हटेंगे।`;
export const waiting = (count: number) => `सीट की प्रतीक्षा कर रहे ${count} लोगों को बताया जाएगा।`;
export const unpaid = (count: number) => `${count} बुकिंग, जिनका भुगतान नहीं हुआ है, समाप्त होंगी।`;
export const goesBack = (sum: string) =>
  `दी गई पूरी राशि, ${sum}, लौटाने का अनुरोध होगा। हर वापसी पर दूसरे व्यक्ति की सहमति ली जाती है।`;
export const nothingPaid = 'कोई भुगतान नहीं हुआ था।';
export const letters = 'जिन्होंने ई-मेल दिया है, उन सबको उनकी भाषा में पत्र जाएगा।';
export const forGood = 'इसे बदला नहीं जा सकता: साइट का पृष्ठ तुरंत यही बताएगा।';
export const reason = 'कारण, कार्यालय के लिए';
export const words = 'कारण, आगंतुकों के लिए';
export const wordsNote =
  'यह साइट के पृष्ठ पर दोनों भाषाओं में वैसा ही दिखता है जैसा आप लिखें। खाली छोड़ें तो केवल यही लिखा जाएगा कि यह रद्द है।';
export const rewordNote =
  'यह साइट के पृष्ठ पर दोनों भाषाओं में वैसा ही दिखता है जैसा आप लिखें। जो पत्र जा चुके हैं, वे वैसे ही रहेंगे।';
export const visitorsRead = 'आगंतुक पढ़ते हैं:';
export const sure = 'हर आने वाले को लिखा जाएगा। हाँ, मैंने सोच लिया है।';
export const yes = 'रद्द करें और सबको लिखें';
export const isOff = 'रद्द है';
export const why = 'कारण';
export const offAt = (moment: string, by: string) => `${moment}, ${by}`;
export const somebody = 'कोई जो अब यहाँ नहीं है';
export const stillEnding = (count: number) =>
  `${count} अभी बाकी हैं: पत्र एक मिनट में जाते हैं, और जिनका भुगतान अभी चल रहा है उन्हें थोड़ी देर बाद।`;
export const allEnded = 'जिन्होंने ई-मेल दिया था, उन सबको बता दिया गया है।';
export const toCall = 'जिन तक पत्र नहीं पहुँचता';
export const toCallNote = 'इन्होंने ई-मेल नहीं दिया। कृपया इन्हें फ़ोन करें।';
export const nobodyToCall = 'सबने ई-मेल दिया है।';
export const over = 'यह हो चुका है, इसलिए रद्द करने को कुछ नहीं।';
export const done: Record<string, string> = {
  off: 'रद्द हुआ। पत्र अब जा रहे हैं।',
  words: 'आगंतुक अब से यही पढ़ेंगे।',
};
