/**
 * As in fields.ts, for what is booked (sevas, tours, classes, rooms) and the admin: the other forms
 * need not load them.
 */
export const refusals = {
  'seva-needed': 'सेवा चुनें।',
  'temple-closed': 'ऐसी तारीख़ और समय चुनें जब मंदिर खुला हो।',
  'seva-hour-full': 'यह समय भर गया है। इस दिन {hours} पर अब भी जगह है।',
  'seva-day-full': 'यह दिन भर गया है। कृपया दूसरा दिन चुनें।',
  'seva-day-short': 'इस दिन केवल {n} और लोग आ सकते हैं।',
  'seva-share': 'यहाँ से केवल {n} और जगहें रखी जा सकती हैं। कृपया मंदिर कार्यालय से पूछें।',
  'seva-over': 'यह शुरू हो चुकी है, इसलिए अब यहाँ रद्द नहीं हो सकती।',
  'departure-share': '{n} से अधिक लोगों के लिए पूछताछ फ़ॉर्म भरें।',
  'departure-missing': 'वह दिन चुनें जिस दिन यह यात्रा निकलती है।',
  'departure-other': 'यह दिन दूसरी यात्रा का है। इसी यात्रा का दिन चुनें।',
  'departure-full': 'इस दिन कोई सीट नहीं बची। दूसरा दिन चुनें।',
  'departure-closed': 'इस दिन के लिए अब पंजीकरण नहीं हो सकता। दूसरा दिन चुनें।',
  'departure-short': 'इस दिन केवल {n} सीटें बची हैं।',
  'travellers-count': 'आप {n} हैं, पर सूची में {listed} हैं। हर पंक्ति में एक व्यक्ति लिखें: नाम और आयु।',
  'travellers-line': 'पंक्ति {line}: नाम और आयु लिखें, जैसे मीरा शर्मा, 41।',
  'people-too-few': 'कम से कम 1 व्यक्ति।',
  'people-invalid': '1 से 20 लोग लिखें।',
  'feature-missing': 'जिस विषय में पूछना है, उसे चुनें',
  'stay-no-room': 'इन रातों के लिए कोई कमरा नहीं बचा।',
  'stay-fewer-rooms': 'इन रातों के लिए केवल {n} बचे हैं।',
  'check-out-first': 'चेक-आउट, चेक-इन के बाद होना चाहिए।',
  'class-ended': 'यह कक्षा पूरी हो चुकी है और अब इसमें कोई नाम नहीं लिखा जाता।',
  'class-too-young': 'यह कक्षा {min} वर्ष और उससे बड़ों के लिए है।',
  'guardian-missing': 'माता, पिता या अभिभावक का नाम लिखें।',
};
