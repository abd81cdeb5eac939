export const bookings = 'बुकिंग';
export const confirmedInDays = (confirmed: number, days: number) =>
  `अगले ${days} दिनों में ${confirmed.toLocaleString('en-IN')} बुकिंग पक्की`;
export const confirmedAndAsked = (confirmed: number, asked: number, days: number) =>
  `अगले ${days} दिनों में ${confirmed.toLocaleString('en-IN')} बुकिंग पक्की, ${asked.toLocaleString('en-IN')} माँगी गई`;
export const whichBookings = 'कौन-सी बुकिंग';
export const kind = 'प्रकार';
export const all = 'सभी';
export const howFarAhead = 'कितने दिन आगे';
export const days = (count: number) => `${count} दिन`;
export const state = 'स्थिति';
export const toCome = 'आने वाली बुकिंग';
export const nothingBooked = 'इन दिनों के लिए कोई बुकिंग नहीं';
export const nothingBookedNote = 'साइट पर हुई बुकिंग आज से आगे की यहाँ दिखती है।';
export const confirmed = 'पक्की';
export const askedFor = 'माँगी गई';
export const cancelled = 'बुकिंग रद्द हो गई; उसका स्थान फिर खाली है।';
export const putAwayDone = 'माँगी गई सेवा हटा दी गई। किसी को पत्र नहीं गया।';
export const confirmedDone = 'सेवा बुक हो गई। जिन्होंने ई-मेल दिया है, उन्हें बताया जाता है।';
export const seva = 'सेवा';
export const classKind = 'कक्षा';
export const stay = 'अतिथि-गृह';
export const tour = 'यात्रा';
export const day = 'दिन';
export const what = 'क्या';
export const who = 'कौन';
export const people = 'लोग';
export const cancel = 'रद्द करें';
export const cancelOf = (name: string) => `${name} की सेवा रद्द करें`;
export const cancelling = 'रद्द हो रही है…';
export const yesFree = 'हाँ, स्थान खाली करें';

export const sevasToConfirm = 'पुष्टि करने की सेवाएँ';
export const trapClosed =
  'स्पैम-जाल ने इन्हें रोका: इनका कोई स्थान नहीं है, और कोई पत्र नहीं गया। कुछ ऐसे लोग हो सकते हैं जिनके ब्राउज़र ने कोई अदृश्य खाना भर दिया। पुष्टि से पहले उन्हें फ़ोन करें।';
export const nextStand = (count: number) => `अगली ${count} यहाँ हैं।`;
export const decide = 'निर्णय';
export const confirmOf = (name: string) => `${name} की सेवा की पुष्टि करें`;
export const confirming = 'पुष्टि हो रही है…';
export const confirm = 'पुष्टि करें';
export const putAwayOf = (name: string) => `${name} की सेवा हटाएँ`;
export const puttingAway = 'हटाई जा रही है…';
export const putAway = 'हटाएँ';

export const visits = {
  seva: 'सेवाएँ',
  class: 'कक्षाएँ',
  stay: 'अतिथि-गृह',
  tour: 'यात्राएँ',
};
