export const seva = 'सेवा';

export const yourSeva = 'आपकी सेवा';
export const asked = 'आपका अनुरोध हमें मिल गया है';
export const cancelled = 'यह सेवा रद्द कर दी गई है';
export const noPlaceHeld = 'इसके लिए अब कोई स्थान नहीं रखा गया है। आप कोई दूसरा दिन चुन सकते हैं।';
export const when = 'कब';
export const dayAndHour = (day: string, hour: string) => `${day}, ${hour} (भारतीय समय)`;
export const where = 'कहाँ';
export const fromHome = 'घर से, ऑनलाइन';
export const atTemple = 'मंदिर में';
export const people = 'लोग';
export const reference = 'संदर्भ संख्या';
export const bookAnother = 'एक और सेवा बुक करें';
export const keepAddress = 'इस पेज का पता सहेजकर रखें: इसी से बुकिंग देखी और रद्द की जा सकती है।';
export const cancelRequest = 'अनुरोध वापस लें';
export const requestCancelled = 'फिर सेवा डेस्क इस पर विचार नहीं करेगा।';
export const yesTakeBack = 'हाँ, वापस लें';
export const cancelBooking = 'यह बुकिंग रद्द करें';
export const placeThenFree = 'फिर आपका स्थान किसी और को मिल सकता है।';
export const yesCancel = 'हाँ, रद्द करें';
export const cancelling = 'रद्द की जा रही है…';
export const noPlaceYet =
  'अभी कोई स्थान नहीं रखा गया है। सेवा डेस्क पहले आपका अनुरोध देखेगा, और फिर यह पेज बताएगा कि बुकिंग हो गई।';
export const filledByRobots = (phone: string) =>
  `फ़ॉर्म में एक ऐसा ख़ाना भरा हुआ आया जो किसी को दिखाई नहीं देता, जैसा रोबोट करते हैं; कुछ ब्राउज़र और पासवर्ड मैनेजर भी ऐसा करते हैं। यदि दिन पास ही है, तो कृपया <phone>${phone}</phone> पर फ़ोन करें और संदर्भ संख्या बताएँ।`;
export const bookingNotFound = 'बुकिंग नहीं मिली।';
export const seeSevas = 'सेवाएँ देखें';
export const addressCutShort = 'हो सकता है पता अधूरा हो। कृपया अपने ई-मेल से इसे फिर खोलें।';
