/** Each within a word: no field of any form may store it. */
export const hiddenTexts = [
  ...['\0', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\ud800', '\udc00', '\ufeff', '\ufffd', '\uffff', '\ufdd0', '\u{1fffe}'],
].map((hidden) => `na${hidden}me`);

/** Legitimate characters without ink of their own: joiners, direction marks, parts of an emoji. */
export const rightTexts = [
  'क्\u200dषितिज',
  'श्री\u200cमान्',
  'मंदिर 🙏🏽 👨\u200d👩\u200d👧 ❤\ufe0f',
  'שלום\u200f 5',
  'كبير\u200e 5',
  'Rādhā Dāsī',
];
