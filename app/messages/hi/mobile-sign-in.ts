/** The sign-in by a code to the mobile, and the number in the profile. */
export const byMobile = 'मोबाइल पर आए कोड से साइन इन करें';
export const byMobileTitle = (temple: string) => `मोबाइल से साइन इन | ${temple}`;
export const byMobileDescription = (temple: string) =>
  `${temple} में मोबाइल पर आए कोड से साइन इन करें। न पासवर्ड चाहिए, न ई-मेल पता।`;
export const byMobileLead =
  'हम आपके नंबर पर छह अंक भेजेंगे। पासवर्ड की ज़रूरत नहीं। जो यहाँ नए हैं, उनका खाता इसी से बन जाएगा।';
export const numberHint = 'भारत का मोबाइल नंबर।';
export const sendCode = 'कोड भेजें';
export const sending = 'भेजा जा रहा है…';
export const withPassword = 'या <link>पासवर्ड से साइन इन करें</link>';
export const notSent = 'कोड नहीं भेजा गया';

export const checkMobile = 'अपना मोबाइल देखें';
export const digitsTexted = 'हमने <number></number> पर छह अंक भेजे हैं। वे इसी ब्राउज़र में 10 मिनट तक काम करेंगे।';
export const newCodeTexted = 'नया कोड भेज दिया गया है। पुराना अब काम नहीं करेगा।';
export const checking = 'जाँच हो रही है…';
export const signIn = 'साइन इन करें';
export const keepSignedIn = 'मुझे 30 दिन तक साइन इन रखें';
/** Ahead of the button `sendNewCode`. */
export const nothingTexted = 'कुछ नहीं आया? थोड़ा रुकें, या';
export const sendNewCode = 'नया कोड मँगाएँ';
export const wrongNumber = 'नंबर ग़लत था? <link>फिर से शुरू करें</link>';

export const yourName = 'आपका नाम क्या है?';
export const nameLead = 'आपके नंबर की पुष्टि हो गई, और उसका अभी कोई खाता नहीं है। आपके दान और रसीदें इसी नाम से रहेंगी।';
export const makeAccount = 'मेरा खाता बनाएँ';
export const making = 'एक क्षण…';
export const haveEmailAccount =
  'क्या आपका खाता ई-मेल पते से पहले से है? <link>वहाँ साइन इन करें</link> और प्रोफ़ाइल में अपना नंबर जोड़ें।';

export const myMobile = 'मेरा मोबाइल नंबर';
export const mobileToSignIn = 'साइन इन का मोबाइल नंबर';
export const howMobileChanges =
  'नंबर पर एक कोड भेजा जाएगा। जब आप उसे यहाँ लिख देंगे, तब से इस नंबर से आपके खाते में साइन इन होगा; पहले वाले नंबर से नहीं होगा।';
export const newMobile = 'मोबाइल नंबर';
export const useNumber = 'यह नंबर रखें';
export const mobileTexted = 'हमने <number></number> पर छह अंक भेजे हैं। वे दस मिनट तक काम करेंगे।';
export const removeMobile = 'इस नंबर से साइन इन न हो';
export const howMobileGoes =
  'इसके बाद <number></number> से कोई साइन इन नहीं कर सकेगा। आप अपने ई-मेल पते से साइन इन करेंगे।';
export const removeNumber = 'हटाएँ';
export const sendAnotherCode = 'दूसरा कोड भेजें';
export const signInAgain =
  'आपकी सुरक्षा के लिए: <link>कोड से एक बार फिर साइन इन करें</link>, और दस मिनट के भीतर यह करें।';

export const refusals: Record<string, string> = {
  'phone-indian': '10 अंकों का मोबाइल नंबर लिखें।',
  'mobile-abroad': 'कोड केवल भारत के मोबाइल नंबरों पर जाते हैं। विदेश का नंबर हो, तो कृपया ई-मेल पते से खाता बनाएँ।',
  'mobile-not-offered': 'अभी कोड नहीं भेजे जा रहे हैं। कृपया अपने पासवर्ड से साइन इन करें।',
  'texts-spent':
    'इतने कोड मँगाए गए कि अभी हम और नहीं भेज रहे हैं। कृपया कुछ घंटे बाद फिर आएँ, या पासवर्ड से साइन इन करें। दान आप बिना खाते के भी कर सकते हैं।',
  'mobile-staff':
    'यह खाता मंदिर कार्यालय में काम करने वाले किसी व्यक्ति का है। इसमें केवल ई-मेल पते और पासवर्ड से साइन इन होता है।',
  'mobile-same': 'इस नंबर से आपके खाते में पहले से साइन इन होता है।',
  'mobile-taken':
    'इस नंबर से किसी दूसरे खाते में साइन इन होता है। वह भी आपका हो, तो हमें लिखें: हम दोनों को एक खाता बना देंगे।',
  'last-way-in': 'इस नंबर के बिना आप साइन इन नहीं कर पाएँगे। पहले एक ई-मेल पता जोड़ें।',
};
