/** Rooms that are kept for groups, in the office. */
export const groups = 'समूह';
export const groupsNote =
  'किसी समूह के लिए एक दिन तक रखे गए कमरे। वह दिन आते ही जो बुक नहीं हुआ, सबके लिए खाली हो जाता है।';
export const coming = 'आने वाले समूह';
export const nobody = 'किसी समूह के कमरे नहीं हैं।';
export const nobodyNote = 'नीचे किसी समूह के लिए कमरे रखें।';
export const kindLine = (kind: string, reserved: number, booked: number) =>
  `${kind}: ${reserved} रखे, ${booked} बुक`;
export const reservedUntil = (day: string) => `${day} से फिर खाली`;
export const open = 'रखे हैं';
export const over = 'छोड़ दिए';
export const bookOf = (kind: string) => `बुक करें: ${kind}`;
export const forGroup = (name: string) => `${name} के लिए`;
export const release = 'छोड़ दें';
export const keep = 'समूह के लिए कमरे रखें';
export const name = 'समूह का नाम';
export const nameHint = 'समूह का, किसी व्यक्ति का नहीं: “पुणे की यात्रा”।';
export const arrival = 'आगमन';
export const departure = 'प्रस्थान';
export const releaseDay = 'छोड़ने का दिन';
export const releaseHint = 'अधिक से अधिक आगमन का दिन।';
export const howMany = 'कितने कमरे या बिस्तर';
export const note = 'टिप्पणी';
export const keepThem = 'कमरे रखें';
export const done: Record<string, string> = {
  keep: 'कमरे रख लिए गए हैं।',
  release: 'छोड़ दिए: कमरे खाली हैं।',
  link: 'लिंक बन गया। समूह को भेजें।',
  'close-link': 'लिंक अब कुछ नहीं खोलता।',
};
export const linkForGuests = 'मेहमानों के लिए लिंक';
export const makeLink = 'मेहमानों के लिए लिंक बनाएँ';
export const closeLink = 'लिंक बंद करें';
