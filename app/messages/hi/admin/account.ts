export const mySignIn = 'मेरा साइन इन';
export const signedOut = 'साइन आउट हो गया।';
export const passkeyAdded = 'पासकी जुड़ गई। इसके बारे में एक पत्र आपको भेजा जा रहा है।';
export const passkeyRemoved = 'पासकी हट गई। इसके बारे में एक पत्र आपको भेजा जा रहा है।';
export const whereSignedIn = 'मैं कहाँ साइन इन हूँ';
export const signOutElsewhere = 'बाकी हर जगह से साइन आउट';
export const recoveryCodes = 'रिकवरी कोड';
export const codesLeft = (count: number) => `आपके ${count} रिकवरी कोड बचे हैं। नए कोड इन सबकी जगह ले लेते हैं।`;
export const appSetUp = (since: string) => `ऐप ${since} को सेट हुआ।`;
export const codeOfApp = 'ऐप जो कोड दिखाए';
export const makeCodes = 'नए रिकवरी कोड बनाएँ';
export const passwordAlone =
  'आपकी भूमिका में केवल पासवर्ड से साइन इन होता है, इसलिए कोई कोड नहीं हैं। स्वामी और लेखा वालों के पास कोड भी होता है।';

export const passkeys = 'पासकी';
export const passkeysNote =
  'आपके फ़ोन, कंप्यूटर या सुरक्षा-कुंजी की पासकी कोड की जगह कार्यालय खोलती है। यह केवल इसी साइट पर चलती है, इसलिए किसी नक़ली साइट को इससे कुछ नहीं मिलता।';
export const addedAndUsed = (added: string, used: string) => `${added} को जोड़ी गई, अंतिम उपयोग ${used}`;
export const addedNotUsed = (added: string) => `${added} को जोड़ी गई, अभी उपयोग नहीं हुई`;
export const removePasskey = (name: string) => `पासकी हटाएँ: ${name}`;
export const remove = 'हटाएँ';
export const forCodeUsers = 'पासकी उनके लिए है जो कोड से साइन इन करते हैं: ऐप वापसी का रास्ता है।';
