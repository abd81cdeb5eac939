/** The waiting list of the guest house in the office. */
export const waitingList = 'प्रतीक्षा-सूची';
export const waitingCall = (count: number) => `प्रतीक्षा-सूची: ${count} को फ़ोन करें`;
export const waitingNote =
  'खाली हुई रातें उस पहले व्यक्ति के लिए रखी जाती हैं जिसके लिए वे ठीक हैं और जिस तक संदेश पहुँचता है।';
export const inLine = 'प्रतीक्षा में';
export const firstOf = (shown: number, all: number) => `${all} में से ${shown}`;
export const callThem = (count: number) =>
  `${count === 1 ? 'एक व्यक्ति' : `${count} लोग`} फ़ोन की प्रतीक्षा में: रातें खाली हैं, और कोई संदेश उन तक नहीं पहुँचता। “अभी प्रस्ताव दें” से रातें रखें, फिर फ़ोन करें।`;
export const callNow = 'अभी खाली: फ़ोन करें';
export const ended = 'पिछले 30 दिनों में समाप्त';
export const nobody = 'कोई नहीं।';
export const wanted = (kind: string, rooms: number, people: number) =>
  `${kind}${rooms > 1 ? ` × ${rooms}` : ''}, ${people === 1 ? 'एक व्यक्ति' : `${people} लोग`}`;
export const since = (moment: string) => `${moment} से`;
export const noEmail = 'ई-मेल नहीं: फ़ोन करें';
export const offerUntil = (moment: string) => `${moment} तक रखी हैं`;
export const seeStay = 'बुकिंग देखें';
export const offerNow = 'अभी प्रस्ताव दें';
export const bookNow = 'बुक करें';
export const remove = 'हटाएँ';
export const states = {
  waiting: 'प्रतीक्षा में',
  offered: 'प्रस्ताव दिया',
  taken: 'बुक',
  declined: 'मना किया',
  lapsed: 'उत्तर नहीं दिया',
  left: 'सूची छोड़ी',
  removed: 'हटाया',
  over: 'कुछ खाली नहीं हुआ',
};
export const done: Record<string, string> = {
  offer: 'प्रस्ताव दिया: रातें रख ली गई हैं।',
  remove: 'हटा दिया।',
};
