export const page = 'पेज';
export const blog = 'ब्लॉग';
export const event = 'कार्यक्रम';
export const donation = 'दान';
export const seva = 'सेवा';
export const tour = 'यात्रा';
export const classKind = 'कक्षा';
export const shop = 'दुकान';

export const search = 'खोजें';
export const searchFor = (query: string) => `खोज: “${query}”`;
export const searchIn = (temple: string) => `${temple} के पेज, ब्लॉग, कार्यक्रम और सेवा-कार्य खोजें।`;
export const tooMany = 'थोड़े समय में बहुत-सी खोजें हो गईं। कृपया एक मिनट रुककर फिर कोशिश करें।';
export const oftenLookedFor = 'लोग अक्सर यह खोजते हैं';
export const nothingFound =
  '<query></query> के लिए कुछ नहीं मिला। कम अक्षर या कोई दूसरी वर्तनी लिखकर देखें; संस्कृत शब्द रोमन लिपि में भी लिखे जा सकते हैं, चिह्नों के साथ या उनके बिना, और हिन्दी देवनागरी में।';
export const someWords = 'किसी पेज में पूरा <query></query> नहीं मिला। इन पेजों में उसका कुछ भाग है:';
export const results = (count: number) => `<query></query> के लिए ${count} परिणाम`;
export const firstResults = (shown: number, count: number) =>
  `<query></query> के लिए ${count} में से ${shown} परिणाम`;
