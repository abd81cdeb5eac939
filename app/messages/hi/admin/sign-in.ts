export const noPasskeyMade = 'पासकी नहीं बनी। शायद इस उपकरण में यह सुविधा नहीं है, या प्रश्न बंद कर दिया गया।';
export const passkeyName = 'नई पासकी का नाम';
export const passkeyNameHint = 'जैसे: मेरा फ़ोन।';
export const asking = 'पूछा जा रहा है…';
export const addPasskey = 'पासकी जोड़ें';
export const passkeyNoAnswer = 'पासकी से उत्तर नहीं मिला। फिर कोशिश करें, या कोड लिखें।';
export const usePasskey = 'पासकी इस्तेमाल करें';
export const recoveryNote =
  'फ़ोन खो जाए, तो इनमें से हर एक कोड की जगह एक बार कार्यालय खोलता है। इन्हें लिख लें या छाप लें, और ऐसी जगह रखें जहाँ केवल आपको मिलें। ये फिर नहीं दिखाए जाएँगे।';
export const signedInNowhere = 'कहीं साइन इन नहीं है।';
export const signedInOffice = (since: string, used: string) => `कार्यालय, ${since} से, अंतिम उपयोग ${used}`;
export const signedInSite = (since: string, used: string) => `वेबसाइट, ${since} से, अंतिम उपयोग ${used}`;
export const signedInOfficeFrom = (since: string, used: string, address: string) =>
  `कार्यालय, ${since} से, अंतिम उपयोग ${used}, पता ${address}`;
export const signedInSiteFrom = (since: string, used: string, address: string) =>
  `वेबसाइट, ${since} से, अंतिम उपयोग ${used}, पता ${address}`;
export const thisOne = 'यही';
export const signOut = 'साइन आउट';
export const signOutOf = (device: string) => `${device} से साइन आउट`;
