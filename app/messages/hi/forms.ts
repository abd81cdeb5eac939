export const fullName = 'पूरा नाम';
export const yourName = 'आपका नाम';
export const mobileNumber = 'मोबाइल नंबर';
export const email = 'ई-मेल';
export const phoneHint = '10 अंक; विदेश से हो तो देश कोड के साथ।';

export const city = 'शहर';
export const pinCode = 'पिन कोड';
export const sixDigits = '6 अंक';
export const stateOrTerritory = 'राज्य या केंद्र शासित प्रदेश';
export const choose = 'चुनें';

export const sending = 'भेजा जा रहा है…';
/** Over a field that nobody sees. */
export const leaveEmpty = 'इसे खाली छोड़ दें';
/** `title` says that the request is stored. */
export const stored = '<title></title> संदर्भ संख्या <number></number>।';

/** Who gets no letter must keep the page. */
export const keepPageQuiet =
  'आपने गुप्त दान किया है, इसलिए हम आपको लिख नहीं सकते: इस पेज का पता सँभालकर रखें और बाद में फिर देखें।';
export const keepPageNoEmail =
  'आपने ई-मेल पता नहीं दिया, इसलिए हम आपको लिख नहीं सकते: इस पेज का पता सँभालकर रखें और बाद में फिर देखें।';

/** By the name of a field: those whose problems do not say what they are about. */
export const fieldNames: Record<string, string> = {
  adults: 'वयस्क',
  age: 'आयु',
  checkIn: 'आगमन',
  checkOut: 'प्रस्थान',
  children: 'बच्चे',
  city: 'शहर',
  companyName: 'कंपनी',
  date: 'तारीख़',
  destination: 'कहाँ जाना है',
  message: 'आपका संदेश',
  paidFor: 'रसीद या दान संख्या',
  paidOn: 'भुगतान की तारीख़',
  people: 'लोग',
  projectId: 'परियोजना',
  reason: 'क्या हुआ',
  room: 'कमरा',
  rooms: 'कमरे या बिस्तर',
  tier: 'सदस्यता',
  topic: 'विषय',
  travelDate: 'यात्रा की तारीख़',
  visitDate: 'आपके आने का दिन',
};
