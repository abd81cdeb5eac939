export const title = 'पंजीकरण की कतार';
export const lead = (event: string) => `${event} के लिए पंजीकरण नंबर से होता है।`;
export const many = 'इस समय बहुत लोग पंजीकरण कर रहे हैं।';
export const how = 'कतार में अपनी जगह लें। आपको एक नंबर मिलेगा, और सब अपने नंबर के क्रम से अंदर जाएँगे: कोई आगे नहीं निकलेगा।';
export const keep = 'आप यह पेज छोड़ सकते हैं: आपकी जगह इस ब्राउज़र में बनी रहेगी।';
export const takePlace = 'मेरी जगह लें';
export const noPlace = 'आपके कनेक्शन से बहुत जगहें ली जा चुकी हैं। कृपया एक घंटे बाद फिर कोशिश करें।';
export const titles = {
  waiting: 'आप कतार में हैं',
  called: 'आपकी बारी आ गई',
  late: 'आपकी बारी आ गई',
  over: 'यह जगह अब नहीं रही',
};
export const yourNumber = 'आपका नंबर';
export const before = (count: number) =>
  count === 0
    ? 'अगली बारी आपकी है।'
    : count === 1
      ? 'आपसे पहले एक नंबर है।'
      : `आपसे पहले ${count.toLocaleString('hi-IN')} नंबर हैं।`;
export const aboutMinutes = (minutes: number) =>
  minutes === 1 ? 'लगभग एक मिनट।' : `लगभग ${minutes.toLocaleString('hi-IN')} मिनट।`;
export const leads = {
  waiting: 'आपकी बारी आने पर यह पेज बता देगा। तब तक आप कुछ और करके लौट सकते हैं।',
  called: 'कृपया दो मिनट में अंदर जाएँ। बाद में भी एक घंटे तक आ सकते हैं, पर थोड़ा रुकना पड़ सकता है।',
  late: 'आपकी जगह रखी गई थी। कृपया अब अंदर जाएँ।',
  over: 'आप इससे पंजीकरण कर चुके हैं, या इसका समय निकल गया है। एक और पंजीकरण के लिए नई जगह लें।',
};
export const timeInside = (minutes: number) =>
  `फ़ॉर्म भरने के लिए आपके पास ${minutes} मिनट हैं। नाम और मोबाइल नंबर तैयार रखें।`;
export const goIn = 'फ़ॉर्म भरने जाएँ';
export const noRoomYet = 'एक क्षण: अंदर की सब जगहें भरी हैं। कृपया कुछ सेकंड बाद फिर दबाएँ।';
export const notYet = 'अभी आपकी बारी नहीं आई है।';
export const newPlace = 'नई जगह लें';
export const withoutScript = 'JavaScript के बिना यह पेज हर 20 सेकंड में अपने आप फिर खुलता है।';
export const lineUnknown = 'ऐसी कोई कतार नहीं है';
export const lineUnknownLead = 'कृपया पता देख लें, या कोई कार्यक्रम चुनें।';
export const allEvents = 'सभी कार्यक्रम';
/** Beside a form that came without a place, or too late. */
export const takePlaceAside = 'कतार में जगह लें (नए टैब में खुलेगा)';
