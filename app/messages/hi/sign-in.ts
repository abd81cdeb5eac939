export const signIn = 'साइन इन करें';
export const signInLead = 'आपके दान और रसीदें, सब एक जगह।';
export const signInTitle = (temple: string) => `साइन इन | ${temple}`;
export const signInDescription = (temple: string) =>
  `${temple} में अपने दान, रसीदें और प्रोफ़ाइल देखने के लिए साइन इन करें।`;
export const newHere = 'यहाँ नए हैं? <link>खाता बनाएँ</link>';
export const byMobile = 'मोबाइल पर आए कोड से साइन इन करें';
export const notSignedIn = 'साइन इन नहीं हो सका';
export const emailOrMobile = 'ई-मेल या मोबाइल नंबर';
export const password = 'पासवर्ड';
export const keepSignedIn = 'मुझे 30 दिन तक साइन इन रखें';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const signingIn = 'साइन इन हो रहा है…';
/** Follows 'wait 5 minutes and send the form again,' where the puzzle cannot be solved. */
export const letterInstead = 'या हमसे ई-मेल पर लिंक मँगाएँ: नीचे “पासवर्ड भूल गए?”';
export const byLetter =
  'इस खाते के लिए कई बार ग़लत पासवर्ड आज़माया गया। ई-मेल पर आए लिंक से आप तुरंत साइन इन कर सकते हैं: नीचे “पासवर्ड भूल गए?” दबाएँ। या एक घंटा रुकें।';

export const signUp = 'खाता बनाएँ';
export const signUpLead = 'आपके दान, रसीदों और बुकिंग के लिए एक ही खाता। दान आप बिना खाते के भी कर सकते हैं।';
export const signUpTitle = (temple: string) => `खाता बनाएँ | ${temple}`;
export const signUpDescription = 'खाता बनाएँ, ताकि आपके दान और रसीदें फिर मिल सकें और दान करते समय कम लिखना पड़े।';
export const withoutEmail = 'ई-मेल पता नहीं है? <link>मोबाइल पर आए कोड से खाता बनाएँ</link>';
export const haveAccount = 'पहले से खाता है? <link>साइन इन करें</link>';
export const emailHint = 'हम इस पर एक कोड भेजेंगे।';
export const phoneHint = 'इससे भी साइन इन हो सकेगा। भारत से बाहर का नंबर हो, तो + और देश कोड से शुरू करें।';
export const passwordAgain = 'पासवर्ड फिर से';
export const passwordHint = 'कम से कम 8 अक्षर। कुछ शब्द एक साथ रखें: वे मज़बूत भी होते हैं और याद भी रहते हैं।';
export const acceptTerms =
  'मुझे <terms>नियम और शर्तें</terms> स्वीकार हैं और मैंने <privacy>गोपनीयता नीति</privacy> पढ़ ली है।';
export const sending = 'भेजा जा रहा है…';

export const checkEmail = 'अपना ई-मेल देखें';
export const digitsSent = 'हमने <email></email> पर छह अंक भेजे हैं। वे 10 मिनट तक काम करेंगे।';
export const newCodeSent = 'नया कोड भेज दिया गया है। पुराना अब काम नहीं करेगा।';
export const checking = 'जाँच हो रही है…';
export const confirm = 'पुष्टि करें';
/** Ahead of the button `sendNewCode`. */
export const nothingCame = 'कुछ नहीं आया? स्पैम फ़ोल्डर देखें, या';
export const sendNewCode = 'नया कोड मँगाएँ';
export const wrongAddress = 'पता ग़लत था? <link>फिर से शुरू करें</link>';

export const confirmEmail = 'अपने ई-मेल की पुष्टि करें';
export const onePress = 'बस एक बार दबाएँ, और आपका खाता तैयार है।';
export const chosenPassword = 'वही, जो आपने खाता बनाते समय चुना था।';
export const confirming = 'पुष्टि हो रही है…';
export const confirmMyEmail = 'मेरे ई-मेल की पुष्टि करें';

export const forgotTitle = (temple: string) => `पासवर्ड भूल गए | ${temple}`;
export const forgotDescription = 'नया पासवर्ड चुनने का लिंक मँगाएँ। वह ई-मेल पर आता है और 30 मिनट तक काम करता है।';
export const forgotLead = 'अपना ई-मेल पता लिखें, और हम नया पासवर्ड चुनने का लिंक भेज देंगे। वह 30 मिनट तक काम करेगा।';
export const backToSignIn = 'वापस साइन इन पर';
export const linkSent = 'यदि ऐसा खाता है, तो हमने लिंक भेज दिया है।';
export const notNow = 'अभी नहीं';
export const email = 'ई-मेल';
export const sendLink = 'लिंक भेजें';

export const resetTitle = (temple: string) => `नया पासवर्ड | ${temple}`;
export const resetDescription = (temple: string) => `${temple} में अपने खाते के लिए नया पासवर्ड चुनें।`;
export const chooseNewPassword = 'नया पासवर्ड चुनें';
export const newPassword = 'नया पासवर्ड';
export const newPasswordAgain = 'नया पासवर्ड फिर से';
export const saving = 'सहेजा जा रहा है…';
export const save = 'सहेजें';
export const passwordSet = 'आपका नया पासवर्ड लग गया है। आप सभी डिवाइसों पर साइन आउट कर दिए गए हैं।';
export const askNewLink = 'नया लिंक मँगाएँ';
