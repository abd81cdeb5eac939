export const home = 'होम';
export const breadcrumbs = 'आप यहाँ हैं';
export const inNewTab = '(नए टैब में खुलेगा)';
export const close = 'बंद करें';
export const skipToPage = 'सीधे पेज पर जाएँ';
export const notifications = 'सूचनाएँ Alt+T';
export const photoBy = (name: string) => `फ़ोटो: ${name}`;

export const appearance = 'आविर्भाव';
export const disappearance = 'तिरोभाव';
export const fasting = 'व्रत';
export const festival = 'उत्सव';

export const from = (price: string) => `${price} से`;
/** Ahead of an older price. */
export const before = 'पहले';

export const slide = (number: number, count: number) => `${count} में से स्लाइड ${number}`;
export const play = 'चलाएँ';
export const pause = 'रोकें';

export const pages = 'पेज';
export const page = 'पेज';
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';

export const optional = '(वैकल्पिक)';
export const checkAnswers = 'कृपया इन उत्तरों को जाँच लें';
export const oneLess = 'एक कम करें';
export const oneMore = 'एक बढ़ाएँ';
export const provingNoRobot = 'एक क्षण: हम जाँच रहे हैं कि यह फ़ॉर्म कोई रोबोट तो नहीं भर रहा।';
export const proven = 'जाँच हो गई। कृपया एक बार देख लें कि आपने क्या लिखा है, और फ़ॉर्म भेजें।';
/** `otherwise` says what else one can do: 'or call the temple office'. */
export const notProven = (minutes: number, otherwise: string) =>
  `यहाँ जाँच नहीं हो पाई। फ़ॉर्म एक बार फिर भेजें। इससे भी काम न बने तो ${minutes} मिनट रुककर फ़ॉर्म दोबारा भेजें, ${otherwise}।`;
export const proofNeedsScript = (minutes: number, otherwise: string) =>
  `इस जाँच के लिए JavaScript चाहिए। उसके बिना ${minutes} मिनट रुककर फ़ॉर्म दोबारा भेजें, ${otherwise}।`;
export const orCall = 'या मंदिर कार्यालय को फ़ोन करें';
