import type { NameTable } from '#core/calendar/names/calendar-words.ts';

export const names = 'पंचांग के नाम';
export const namesIn = (language: string) => `पंचांग के नाम: ${language}`;
export const about =
  'पंचांग, दिन का कार्ड, शुभकामनाएँ, छपाई और फ़ीड मासों, तिथियों, एकादशियों और उत्सवों को क्या कहते हैं। गणना जैसी है वैसी ही रहती है, केवल शब्द बदलते हैं। जो नाम खाली छोड़ें, वह वैसा ही पढ़ा जाता है जैसा साइट के साथ आया।';
export const howMany = (corrected: number, all: number) =>
  corrected === 0 ? `${all} नाम, कोई सुधारा नहीं गया` : `${all} नाम, ${inWords(corrected)}`;
const inWords = (corrected: number) => (corrected === 1 ? '1 सुधारा गया' : `${corrected} सुधारे गए`);
export const fromCalendar = 'दूसरी भाषाओं में';
export const fromCalendarNote = 'साइट के साथ आए हर नाम को कोई विद्वान सुधार सकते हैं।';
export const correctNames = (language: string) => `${language} के नाम सुधारें`;
export const translateRenamed = 'बदले हुए नामों का अनुवाद करें';

export const findNames = 'नाम ढूँढें';
export const language = 'भाषा';
export const table = 'सारणी';
export const everyTable = 'हर सारणी';
export const search = 'खोजें';
export const which = 'कौन-से';
export const all = 'सभी';
export const correctedOnly = 'सुधारे हुए';
export const untouched = 'जैसे आए थे';

export const none = 'कोई नाम नहीं मिला';
export const noneHint = 'हर सारणी में देखें, या कम अक्षरों से खोजें।';
export const asItCame = 'जैसा आया';
export const correction = 'सुधार';
export const correctionOf = (name: string) => `${name} का सुधार`;
export const corrected = 'सुधारा हुआ';
export const save = 'सहेजें';
export const saveOf = (name: string) => `${name} सहेजें`;
export const takeBack = 'वापस लें';
export const takeBackOf = (name: string) => `${name} का सुधार वापस लें`;
export const saving = 'सहेजा जा रहा है…';
export const saved = 'सहेजा गया। साइट इसे अभी से दिखाती है।';
export const tookBack = 'वापस लिया गया। साइट नाम वैसा ही दिखाती है जैसा आया था।';
export const history = (saves: number) => `इतिहास: ${saves} बार सहेजा गया`;
export const wasTakenBack = 'वापस लिया गया';
export const somebody = 'कोई, जिनका खाता अब नहीं है';

export const tables: Readonly<Record<NameTable, string>> = {
  masas: 'मास',
  vedicMasas: 'मास, जैसे दूसरे हिंदू पंचांग कहते हैं',
  paksas: 'पक्ष',
  tithis: 'तिथियाँ',
  naksatras: 'नक्षत्र',
  rasis: 'राशियाँ',
  ekadasis: 'एकादशियाँ',
  mahadvadasis: 'महाद्वादशियाँ',
  fasts: 'व्रत के शब्द',
  breakFastLimits: 'पारण के समय के कारण',
  fastSubjects: 'व्रत किनके निमित्त है',
  events: 'वर्ष के उत्सव और तिथियाँ',
  greeted: 'उत्सव, जैसे उनकी शुभकामना दी जाती है',
  caturmasya: 'चातुर्मास्य',
  caturmasyaNotes: 'चातुर्मास्य के नियम',
};
