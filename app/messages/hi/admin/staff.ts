export const name = 'नाम';
export const email = 'ई-मेल';
export const sendInvitation = 'न्योता भेजें';
export const inviting = 'भेजा जा रहा है…';
export const roles = 'भूमिकाएँ';
export const saved = 'सहेजा गया।';
export const rolesAsked =
  'जो भूमिका हटाई गई, वह तुरंत हट गई। नई भूमिकाएँ किसी और स्वामी की प्रतीक्षा में हैं; कोई और स्वामी न हो, तो वे दो दिन में मिल जाती हैं।';
export const person = 'व्यक्ति';
export const whatTheyMayDo = 'वे क्या कर सकते हैं';
export const saveRoles = 'भूमिकाएँ सहेजें';
export const signedIn = 'साइन इन';
export const signOutEverywhere = 'हर जगह से साइन आउट करें';
export const code = 'कोड';
export const appSetUp =
  'ऐप सेट है। फ़ोन खो जाए और रिकवरी कोड समाप्त हों, तो उन्हें नए सिरे से शुरू करने दें: अगले साइन इन पर वे दूसरा ऐप सेट करेंगे।';
export const forgetApp = 'ऐप हटाएँ';
export const forgetAppAsk = (name: string) => `${name} अगले साइन इन पर दूसरा ऐप सेट करेंगे।`;
export const yesForget = 'हाँ, हटाएँ';
export const noApp = 'कोई ऐप सेट नहीं है। स्वामी और लेखा-विभाग अगले साइन इन पर सेट करते हैं।';
export const leaving = 'कार्यालय छोड़ना';
export const leavingNote = 'भक्त के रूप में उनका खाता रहता है। उन्होंने जो किया वह ऑडिट लॉग में रहता है।';
export const removeFromOffice = 'कार्यालय से हटाएँ';
export const removeAsk = (name: string) => `${name} तुरंत साइन आउट हो जाएँगे। लौटने के लिए उन्हें फिर न्योता देना होगा।`;
export const yesRemove = 'हाँ, उन्हें हटाएँ';
export const setUp = 'सेट है';
export const none = 'नहीं';
export const lastSeen = 'अंतिम बार देखे गए';
export const notSignedIn = 'साइन इन नहीं';
export const invited = 'न्योता भेजा जा रहा है। उसका लिंक तीन दिन चलता है।';
export const invitedAnew =
  'नया न्योता भेजा जा रहा है। इस पते का पिछला न्योता अब नहीं चलता; नया लिंक तीन दिन चलता है।';
export const invitationAsked =
  'यह न्योता जाने से पहले किसी और स्वामी को स्वीकार करना होगा, क्योंकि इन भूमिकाओं से राशि इधर-उधर हो सकती है। कोई और स्वामी न हो, तो यह दो दिन में जाता है।';
export const invitedJustNow =
  'यह न्योता कुछ ही मिनट पहले भेजा गया और चलता है: दूसरा पत्र नहीं गया। फिर भेजने के लिए पहले इसे वापस लें।';
export const invitationWithdrawn = 'न्योता अब नहीं चलता।';
export const removed = 'वे अब कार्यालय में नहीं हैं, और यहाँ से साइन आउट हो चुके हैं।';
export const staff = 'कर्मचारी';
export const waitsForSecond = 'जो दूसरे स्वामी की प्रतीक्षा में है';
export const inOffice = 'कार्यालय में';
export const peopleCount = (count: number) => `${count} लोग`;
export const invitedTitle = 'जिन्हें न्योता भेजा';
export const invitedUntil = (email: string, roles: string, until: string) =>
  `${email}, ${roles}, ${until} तक`;
export const withdraw = 'वापस लें';
export const withdrawOf = (name: string) => `${name} का न्योता वापस लें`;
export const inviteSomebody = 'किसी को न्योता दें';

export const roleLabels = {
  owner: 'स्वामी',
  accounts: 'लेखा-विभाग',
  content: 'सामग्री',
  'seva-desk': 'सेवा डेस्क',
  'shop-desk': 'दुकान डेस्क',
  'guest-house-desk': 'अतिथि-गृह काउंटर',
  'event-organiser': 'कार्यक्रम आयोजक',
  'gate-steward': 'द्वार सेवक',
  viewer: 'दर्शक',
};

export const roleNotes = {
  owner: 'सब कुछ, सेटिंग, कर्मचारी और ऑडिट लॉग सहित',
  accounts: 'दान, रसीदें, वापसियाँ, दाता और सदस्य',
  content: 'पेज, ब्लॉग, कार्यक्रम, चित्र और पंचांग',
  'seva-desk': 'सेवाएँ, कक्षाएँ और संदेश',
  'shop-desk': 'वस्तुएँ, स्टॉक और ऑर्डर',
  'guest-house-desk': 'कमरे, उनके अनुरोध और संदेश',
  'event-organiser': 'कार्यक्रमों के पास: उनके प्रकार, बुकिंग, द्वार, सहायक',
  'gate-steward': 'कार्यक्रम के द्वार और उनके फ़ोन, कोई नाम नहीं',
  viewer: 'काम और योग देखते हैं, कुछ नहीं बदलते',
};
