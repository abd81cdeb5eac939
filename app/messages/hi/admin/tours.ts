export const leavesOn = 'प्रस्थान का दिन';
export const movesAlong = 'जिन्होंने पंजीकरण किया है, वे साथ चले जाते हैं। किसी को पत्र नहीं जाता: उन्हें फ़ोन करें।';
export const seats = 'सीटें';
export const seatsHint = (least: number, most: number) => `${least} से ${most} तक।`;
export const saving = 'सहेजा जा रहा है…';
export const save = 'सहेजें';
export const addDeparture = 'प्रस्थान जोड़ें';

export const open = 'खुला';
export const full = 'भर चुका';
export const closed = 'बंद';
export const hasLeft = 'जा चुका';
export const seatCount = (seats: number, taken: number, left: number) =>
  `${seats} ${seats === 1 ? 'सीट' : 'सीटें'}, ${taken} भरीं, ${left} ख़ाली`;
export const stays = 'यह जैसा था वैसा ही है';
export const openDay = (day: string) => `${day} को फिर खोलें`;
export const closeDay = (day: string) => `${day} को बंद करें`;
export const openAgain = 'फिर खोलें';
export const close = 'बंद करें';
export const deleteDeparture = 'हटाएँ';
export const deleteAsk = 'इसके लिए किसी ने पंजीकरण नहीं किया है। यह तुरंत हट जाएगा।';
export const yesDelete = 'हाँ, हटाएँ';
export const changeDay = (day: string) => `बदलें: ${day}`;
export const change = 'बदलें';
export const nobodyRegistered = 'अभी किसी ने पंजीकरण नहीं किया है।';
export const registrations = (count: number) => `${count} पंजीकरण`;
export const people = (count: number) => `${count} लोग`;

export const savedDone = 'सहेजा गया। यह अब यात्रा के पेज पर है।';
export const closedDone = 'बंद हुआ। अब कोई इसके लिए पंजीकरण नहीं कर सकता; जिनकी सीट है, उनकी रहेगी।';
export const openDone = 'फिर खुल गया। यात्रा के पेज पर अब यह मिलता है।';
export const deletedDone = 'हटाया गया।';
export const departures = 'प्रस्थान';
export const tourItself = 'यात्रा का पेज';
export const toCome = 'आने वाले प्रस्थान';
export const noneToCome = 'आगे कोई प्रस्थान नहीं';
export const noneToComeNote = 'इसके बिना लोग यात्रा कार्यालय से बात करके किसी भी दिन के लिए पंजीकरण करते हैं।';
export const newDeparture = 'नया प्रस्थान';
export const haveLeft = (count: number) => (count === 1 ? '1 प्रस्थान हो चुका है' : `${count} प्रस्थान हो चुके हैं`);
