export const shiftUnknown = 'पाली नहीं मिली';
export const titles = {
  invited: 'क्या आप सेवा कर सकते हैं?',
  accepted: 'आप आ रहे हैं: धन्यवाद',
  declined: 'आप नहीं आ रहे हैं',
  replaced: 'आपकी जगह कोई और आएँगे',
  released: 'आपको नहीं आना है',
  over: 'यह पाली हो चुकी है',
  cancelled: 'यह उत्सव नहीं हो रहा है',
};
export const leads = {
  invited: 'कृपया हाँ या नहीं बताएँ, ताकि मंदिर योजना बना सके।',
  accepted: 'कृपया दस मिनट पहले पहुँचें। कोई बाधा आए तो यहाँ बता दें।',
  declined: 'बताने के लिए धन्यवाद। यदि आ सकें तो हाँ कर दें।',
  replaced: 'जिनसे आपने कहा था उन्होंने हाँ कर दी है। किसी को खोज देने के लिए धन्यवाद।',
  released: 'मंदिर को इसके लिए अब आपकी सहायता की आवश्यकता नहीं है। तैयार रहने के लिए धन्यवाद।',
  over: 'सेवा करने वाले सभी को धन्यवाद।',
  cancelled: 'इसलिए अब सेवा की आवश्यकता नहीं है। आने के लिए तैयार रहने का धन्यवाद।',
};
export const insteadOf = (name: string) => `${name} ने आपको अपनी जगह आने को कहा है।`;
export const event = 'उत्सव';
export const duty = 'सेवा';
export const day = 'दिन';
export const hours = 'समय';
export const where = 'स्थान';
export const good = 'ध्यान रखें';
export const yes = 'हाँ, मैं आऊँगा/आऊँगी';
export const no = 'नहीं आ सकता/सकती';
export const cannotAfterAll = 'अब मैं नहीं आ सकता/सकती';
export const somebodyElse = 'किसी और से कहें';
export const somebodyElseLead =
  'क्या आप किसी को जानते हैं जो आपकी जगह आ सके? उन्हें लिंक के साथ एक पत्र जाएगा; उनके हाँ कहने तक यह सेवा आपकी ही रहेगी।';
export const theirWay = 'ई-मेल या मोबाइल नंबर';
export const ask = 'उनसे पूछें';
export const asked = (name: string) => `आपने ${name} से पूछा है; अभी उत्तर नहीं आया।`;
export const sendThem = 'यहाँ उनका ई-मेल नहीं है। कृपया यह लिंक उन्हें स्वयं भेजें:';
export const callUs = (phone: string) => `कोई प्रश्न? <phone>${phone}</phone> पर फ़ोन करें।`;
export const saved = 'धन्यवाद, लिख लिया गया।';
export const refusals = {
  'roster-full': 'इस बीच पर्याप्त लोगों ने हाँ कर दी है। धन्यवाद!',
  'roster-over': 'अब इसे बदला नहीं जा सकता। कृपया मंदिर को फ़ोन करें।',
  'roster-line': 'नाम लिखें, और ई-मेल या मोबाइल नंबर।',
  'roster-asked': 'उनसे इस पाली के लिए पहले ही पूछा गया है, या किसी और ने अभी उत्तर नहीं दिया है।',
  'roster-asked-enough': 'तीन लोगों से पहले ही पूछा जा चुका है। कृपया मंदिर को फ़ोन करें।',
  'roster-letters': 'इस पते पर अभी-अभी कई पत्र गए हैं। कृपया एक घंटे बाद पूछें।',
  'roster-no-shift': 'शायद पता अधूरा है। कृपया अपने पत्र से फिर खोलें।',
};
export const callTemple = 'मंदिर को लिखें या फ़ोन करें';
