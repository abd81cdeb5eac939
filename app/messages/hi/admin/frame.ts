export const dashboard = 'डैशबोर्ड';
export const templeAdmin = 'मंदिर कार्यालय';
export const menu = 'मेन्यू';
export const viewSite = 'वेबसाइट देखें';
export const mySignIn = 'मेरा साइन इन';
export const signOut = 'साइन आउट';
export const groupsOnPage = 'इस पेज के समूह';

export const find = 'खोजें';
export const findInOffice = 'कार्यालय में खोजें';
export const findHint = 'व्यक्ति, ऑर्डर, पेज खोजें …';

export const tryAgain = 'फिर कोशिश करें';
export const toDashboard = 'डैशबोर्ड पर जाएँ';
export const tellThisNumber = 'ऐसा ही रहे, तो साइट चलाने वाले को यह संख्या बताएँ:';
export const notForRole = 'आपकी भूमिका के लिए नहीं';
export const askOwner = 'यह पेज चाहिए तो किसी स्वामी से कहें।';
export const pageNotFound = 'पेज नहीं मिला';
export const nothingHere = 'इस पते पर कुछ नहीं है।';
export const somethingWrong = 'कुछ गड़बड़ हो गई।';
export const nothingChanged = 'गड़बड़ी हमारी ओर से है, आपकी ओर से नहीं। कुछ भी बदला नहीं है।';

export const notSaved = 'सहेजा नहीं गया';
export const signedOut =
  '<b>आप साइन आउट हो चुके हैं, इसलिए कुछ सहेजा नहीं गया।</b> आपने जो लिखा वह यहीं है। <door>नए टैब में फिर साइन इन करें</door>, इस टैब पर लौटें और वही बटन फिर दबाएँ।';
export const roleTaken =
  '<b>आपकी भूमिका में अब इसकी अनुमति नहीं है, इसलिए कुछ सहेजा नहीं गया।</b> आपने जो लिखा वह यहीं है। किसी स्वामी से कहें।';
export const gone =
  '<b>कुछ सहेजा नहीं गया: यह अब यहाँ नहीं है।</b> शायद इस बीच किसी ने इसे हटा दिया। आपने जो लिखा वह यहीं है, ताकि आप उसकी नक़ल ले सकें।';
export const tooLong =
  '<b>यह एक प्रविष्टि के लिए बहुत अधिक है, इसलिए कुछ सहेजा नहीं गया।</b> आपने जो लिखा वह यहीं है। इसे छोटा करें या दो भागों में बाँटें।';
export const fault =
  '<b>कुछ गड़बड़ हो गई, और कुछ भी बदला नहीं है।</b> गड़बड़ी हमारी ओर से है, आपकी ओर से नहीं। आपने जो लिखा वह यहीं है। कृपया थोड़ी देर में फिर कोशिश करें।';
