export const topics = {
  visit: 'मंदिर दर्शन के लिए आना',
  classes: 'कक्षाएँ और गीता पाठ्यक्रम',
  donation: 'दान या रसीद',
  events: 'कार्यक्रम, उत्सव और सेवाएँ',
  stay: 'अतिथि-गृह और यात्राएँ',
  shop: 'दुकान',
  website: 'यह वेबसाइट',
  other: 'कुछ और',
};

export const call = 'फ़ोन करें';
export const email = 'ई-मेल';
export const inNewTab = '(नए टैब में खुलेगा)';
export const openEveryDay = 'हर दिन खुला';
export const open = 'खुलने का समय';
export const dayAtTemple = 'मंदिर का एक दिन';
export const directions = 'रास्ता देखें';
export const metroParkingDress = 'मेट्रो, पार्किंग, वेश';

export const writeToUs = 'हमें लिखें';
export const messageToOffice = 'मंदिर कार्यालय को संदेश';
export const sendMessage = 'संदेश भेजें';
export const useOfWords =
  'आप जो लिखते हैं, उसका उपयोग हम केवल आपको उत्तर देने के लिए करते हैं: <policy>गोपनीयता नीति</policy>।';
export const subject = 'विषय';
export const choose = 'चुनें';
export const yourMessage = 'आपका संदेश';
export const messageLength = '10 से 2000 अक्षर, किसी भी भाषा में।';
