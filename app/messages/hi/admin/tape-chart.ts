/** Rooms by nights, in the office. */
export const roomChart = 'कमरों का चार्ट';
export const firstNight = 'पहली रात';
export const howMany = 'कितनी रातें';
export const nights = (count: number) => `${count} रातें`;
export const kind = 'कमरे का प्रकार';
export const allKinds = 'सभी प्रकार';
export const earlier = 'पहले';
export const today = 'आज';
export const later = 'आगे';
export const roomsByNights = (from: string, to: string) => `रातों के अनुसार कमरे, ${from} से ${to} तक`;
export const room = 'कमरा';
export const fromTo = (from: string, to: string) => `${from} से ${to} तक`;
/** A bar in words, for who hears it and for who points at it. */
export const barOf = (name: string, state: string, dates: string) => `${name}। ${state}, ${dates}`;
export const inOtherRooms = (count: number) => `${count} कमरे`;
export const blocked = 'रोका हुआ';
/** Nights that are held for who is on the waiting list. */
export const offered = 'प्रस्ताव भेजा है';
export const offeredUntil = (moment: string) => `${moment} तक का प्रस्ताव`;
/** Nights that are kept for a group. */
export const group = 'समूह';
export const reservedUntil = (moment: string) => `समूह के लिए ${moment} तक रखी हैं`;
export const free = 'खाली';
export const freeFrom = (room: string, dates: string) => `${room} खाली है, ${dates}: बुकिंग करें`;
export const whatIsWhat = 'चिह्नों का अर्थ';
export const busyDays = 'इन रातों की एकादशियाँ और उत्सव';
export const firstNightsOnly = (count: number) =>
  `जावास्क्रिप्ट के बिना चार्ट में केवल पहली ${count} रातों की बुकिंग दिखती है। ${count} रातें चुनें, और अगली रातों के लिए “आगे”।`;
export const noRooms = 'दिखाने के लिए कोई कमरा नहीं';
export const noRoomsNote = '“कमरे” में कमरे जोड़ें, या दूसरा प्रकार चुनें।';
