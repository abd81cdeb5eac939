export const facts = {
  when: 'कब',
  where: 'कहाँ',
  whom: 'किनके लिए',
  cost: 'शुल्क',
  contact: 'संपर्क',
};
export const everybody = 'सबके लिए';
export const yearsAndOlder = (years: number) => `${years} वर्ष और उससे बड़े`;
export const atTheTemple = 'मंदिर में';
export const everyDayAt = (clock: string) => `हर दिन, ${clock}`;
/** 'Every Sunday, 18:00–20:00' */
export const everyWeek = (weekday: string, hours: string) => `हर ${weekday}, ${hours}`;
export const free = 'निःशुल्क';

export const aboutUs = 'हमारे बारे में';
export const teachings = 'शिक्षाएँ';
export const activities = 'गतिविधियाँ';
export const donation = 'दान';

export const more = 'और';
export const dated = (day: string) => `दिनांक ${day}`;
export const exploreMore = 'और पढ़ें';
export const topics = 'विषय';
export const moreVoices = (count: number) => `और ${count} की बात`;
export const jumpToYear = 'किसी वर्ष पर जाएँ';
export const knowMore = 'और जानें';
export const captionWithPhoto = (caption: string, by: string) => `${caption} फ़ोटो: ${by}`;
/** Under a large number: of what it is, and what was done with it. */
export const figure = (ofWhat: string, words: string) => `${ofWhat}। ${words}`;
export const email = 'ई-मेल';
export const phone = 'फ़ोन';
export const address = 'पता';
export const directions = 'रास्ता देखें';
export const inNewTab = '(नए टैब में खुलेगा)';
export const hoursAndWhy = (hours: string, note: string) => `${hours}, ${note}`;

export const supportTemple = 'मंदिर का सहयोग करें';
export const supportTempleWords = 'पूजा, भोजन, कक्षाएँ और मंदिर की देखभाल, सब आपके दान से चलते हैं।';
export const donateNow = 'अभी दान करें';
export const giveMeals = 'भोजन दान करें';
export const giveMealsWords = 'मंदिर में आए अतिथि के लिए प्रसाद की एक थाली, आपके चुने हुए दिन पर।';
export const choosePlates = 'थालियाँ चुनें';
export const giveGita = 'एक भगवद्गीता दान करें';
export const giveGitaWords = 'एक प्रति उनके लिए जिन्होंने माँगी है: किसी स्कूल में, अस्पताल में या मंदिर में।';
export const giveBooks = 'ग्रंथ दान करें';

export const leadership = 'नेतृत्व';
export const nameAndRole = (name: string, role: string) => `${name}, ${role}`;
export const leaderDescription = (name: string, role: string, summary: string) =>
  `${name}, ${role}। ${summary}`;
export const writeToOffice = 'कार्यालय को लिखें';
export const allLeaders = 'सभी मार्गदर्शक';

export const qrCode = 'UPI से मंदिर को दान देने का QR कोड';
export const scanToDonate = 'स्कैन करके दान करें';
export const supportThisWork = 'इस सेवा में सहयोग करें';
export const transferOrScan =
  'बैंक ट्रांसफ़र या स्कैन से हमें पता नहीं चलता कि दान किसने दिया। रसीद चाहिए, तो दान यहाँ से शुरू करें; अंत में आप QR कोड या बैंक ट्रांसफ़र से ही भुगतान कर सकते हैं।';
export const transferOnly =
  'बैंक ट्रांसफ़र से हमें पता नहीं चलता कि दान किसने दिया। रसीद चाहिए, तो दान यहाँ से शुरू करें; अंत में आप बैंक ट्रांसफ़र से ही भुगतान कर सकते हैं।';
export const scanOnly =
  'स्कैन से हमें पता नहीं चलता कि दान किसने दिया। रसीद चाहिए, तो दान यहाँ से शुरू करें; अंत में आप QR कोड से ही भुगतान कर सकते हैं।';
export const beginGift = 'रसीद के साथ दान शुरू करें';
