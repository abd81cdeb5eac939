export const until = (day: string) => `${day} तक`;
export const allCauses = 'सभी सेवा-कार्य';
export const everyMonth = (circle: string) => `हर महीने: ${circle}`;
export const kindsOfCauses = 'सेवा-कार्यों के प्रकार';
export const causes = 'सेवा-कार्य';
export const notLoaded = 'सेवा-कार्यों की सूची नहीं खुल सकी';
export const tryAgain = 'फिर कोशिश करें';
export const notYourSide = 'आपकी ओर से कोई गड़बड़ी नहीं है। कृपया एक मिनट में फिर कोशिश करें।';
export const giveWhereNeeded = 'जहाँ सबसे अधिक आवश्यकता है, वहाँ दान करें';

/** After the sum of a tier. */
export const aMonth = 'प्रति माह';
export const giveThisMonth = 'इस महीने का दान करें';
export const giveSumThisMonth = (sum: string) => `इस महीने का दान करें: ${sum}`;
export const remindMe = 'हर महीने याद दिलाएँ';
export const remindMeOf = (sum: string) => `हर महीने याद दिलाएँ: ${sum}`;
export const circleRests = 'अभी कोई सामान्य सेवा-कार्य नहीं चल रहा है, इसलिए दान मंडल भी रुका हुआ है।';
export const circleTakesNothing =
  'आप केवल एक बार, इस महीने के लिए दान करते हैं। आपके खाते से अपने आप कुछ नहीं कटता: संकल्प आपका है, और अगले महीने फिर आकर आप ही उसे निभाते हैं। आप चाहें तो महीने में एक पत्र आपको याद दिलाएगा; उसे कभी भी बंद कर सकते हैं।';

export const byBank = 'बैंक ट्रांसफ़र से';
export const byBankOrScan = 'बैंक ट्रांसफ़र से, या स्कैन करके';
export const byScan = 'UPI ऐप से स्कैन करें';
/** `way` as the checkout names it; `scans`: there is a code too. */
export const howToTransfer = (way: string, scans: boolean) =>
  `सदा की तरह दान शुरू करें और अंत में “${way}” चुनें। आपको ${scans ? 'स्कैन करने का कोड और एक संदर्भ संख्या' : 'एक संदर्भ संख्या'} मिलेगी। भुगतान के बाद हमें बताएँ, ताकि हम ट्रांसफ़र का मिलान करके आपकी रसीद बना सकें। दान की राशि लौटाई नहीं जाती; दो बार हुआ भुगतान जाँच के बाद ठीक कर दिया जाता है।`;
export const beginGift = 'दान शुरू करें';
export const codeForTemple = 'मंदिर को UPI से दान देने का QR कोड';
export const scan = 'किसी भी UPI ऐप से स्कैन करें';
export const upiId = 'UPI आईडी';
export const payee = 'खाते का नाम';
