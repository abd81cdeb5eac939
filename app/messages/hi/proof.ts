export const provingNoRobot = 'एक क्षण: हम जाँच रहे हैं कि यह फ़ॉर्म कोई रोबोट तो नहीं भर रहा।';
export const proven = 'जाँच हो गई। कृपया एक बार देख लें कि आपने क्या लिखा है, और फ़ॉर्म भेजें।';
/** `otherwise` says what else one can do: 'or call the temple office'. */
export const notProven = (minutes: number, otherwise: string) =>
  `यहाँ जाँच नहीं हो पाई। फ़ॉर्म एक बार फिर भेजें। इससे भी काम न बने तो ${minutes} मिनट रुककर फ़ॉर्म दोबारा भेजें, ${otherwise}।`;
export const proofNeedsScript = (minutes: number, otherwise: string) =>
  `इस जाँच के लिए JavaScript चाहिए। उसके बिना ${minutes} मिनट रुककर फ़ॉर्म दोबारा भेजें, ${otherwise}।`;
export const orCall = 'या मंदिर कार्यालय को फ़ोन करें';
