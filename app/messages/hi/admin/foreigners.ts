/** The list of guests with a passport, and the fields of Form C. */
export const foreigners = 'विदेशी अतिथि';
export const foreignersNote =
  'पिछले 14 दिनों में आए वे अतिथि जिन्होंने पासपोर्ट दिखाया। हर विदेशी अतिथि की सूचना आने के 24 घंटे के भीतर देनी होती है (फ़ॉर्म सी)।';
export const byHand =
  'यहाँ पहचान-पत्र का केवल प्रकार और अंतिम चार अक्षर रखे जाते हैं। राष्ट्रीयता, पासपोर्ट, वीज़ा और बाकी बातें हर अतिथि के पत्र देखकर हाथ से भरें; भारत के अतिथियों को छोड़ दें। फ़ाइल में हर व्यक्ति की एक पंक्ति है।';
export const saveForm = 'फ़ॉर्म सी की फ़ाइल सहेजें';
export const nobody = 'पासपोर्ट वाला कोई अतिथि नहीं आया';
export const nobodyNote = 'जो आगमन पर पासपोर्ट दिखाते हैं वे यहाँ 14 दिन तक दिखते हैं।';
export const guest = 'अतिथि';
export const came = 'आए';
export const room = 'कमरा';
export const passport = 'पासपोर्ट';
export const people = 'लोग';
export const phone = 'फ़ोन';
export const columns = {
  stay: 'बुकिंग',
  room: 'कमरा',
  name: 'उपनाम और नाम',
  sex: 'लिंग',
  birth: 'जन्म-तिथि',
  nationality: 'राष्ट्रीयता',
  address: 'अपने देश का पता',
  passport: 'पासपोर्ट नंबर',
  passportPlace: 'पासपोर्ट: जारी होने का स्थान',
  passportIssued: 'पासपोर्ट: जारी होने की तारीख़',
  passportUntil: 'पासपोर्ट: कब तक मान्य',
  visa: 'वीज़ा नंबर',
  visaPlace: 'वीज़ा: जारी होने का स्थान',
  visaIssued: 'वीज़ा: जारी होने की तारीख़',
  visaUntil: 'वीज़ा: कब तक मान्य',
  visaType: 'वीज़ा: प्रकार',
  arrivedFrom: 'कहाँ से आए',
  arrivalIndia: 'भारत आने की तारीख़',
  arrivalHere: 'यहाँ आने की तारीख़',
  hourOfArrival: 'यहाँ आने का समय',
  nights: 'कितनी रातें',
  purpose: 'आने का उद्देश्य',
  nextPlace: 'आगे कहाँ जाएँगे',
  employed: 'भारत में नौकरी',
  phoneInIndia: 'भारत में फ़ोन',
  phoneAtHome: 'अपने देश में फ़ोन',
};
