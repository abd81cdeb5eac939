export const fasts = {
  ekadasi: 'एकादशी व्रत: आज अनाज, दाल और मटर नहीं',
  noon: 'दोपहर तक उपवास',
  sunset: 'सूर्यास्त तक उपवास',
  moonrise: 'चन्द्रोदय तक उपवास',
  dusk: 'गोधूलि वेला तक उपवास',
  midnight: 'मध्यरात्रि तक उपवास',
  day: 'पूरे दिन का उपवास',
};

export const breakFastLimits = {
  sunrise: 'सूर्योदय',
  quarter: 'द्वादशी तिथि का पहला चौथाई भाग (हरिवासर) बीत जाता है',
  third: 'दिन का पहला तिहाई भाग बीत जाता है',
  tithiEnd: 'द्वादशी तिथि समाप्त होती है',
  naksatraEnd: 'व्रत का नक्षत्र समाप्त होता है',
};

export const fast = 'व्रत';
export const observedToday = 'आज ही रखें';
export const feastTomorrow = (subject: string) => `${subject} के निमित्त; उत्सव कल है`;
export const breakFastFrom = 'पारण इस समय से';
export const breakFastUntil = 'पारण इस समय तक';
export const noLimit = 'कोई सीमा नहीं';
export const anyTimeAfter = 'उसके बाद किसी भी समय';
export const sunrise = 'सूर्योदय';
export const sunset = 'सूर्यास्त';
export const tithi = 'तिथि';
export const masa = 'मास';
export const naksatra = 'नक्षत्र';
export const gaurabda = 'गौराब्द';
export const sunEnters = 'सूर्य का राशि-प्रवेश';
export const until = (moment: string) => `${moment} तक`;

export const breakFast = (when: string) => `पारण ${when}`;
export const after = (time: string) => `${time} के बाद`;
