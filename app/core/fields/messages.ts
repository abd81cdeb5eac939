/** How a page says a refusal, in words of screens.md, 'Validators'. {braces} are filled by `messageFor`. */
const messages = {
  'name-invalid': ['Enter your name (2 to 80 letters).', 'अपना नाम लिखें (2 से 80 अक्षर)।'],
  'email-invalid': [
    'Enter a valid e-mail address, like name@example.com.',
    'सही ई-मेल पता लिखें, जैसे name@example.com।',
  ],
  'phone-indian': [
    'Enter a 10-digit Indian mobile number starting with 6, 7, 8 or 9.',
    '6, 7, 8 या 9 से शुरू होने वाला 10 अंकों का भारतीय मोबाइल नंबर लिखें।',
  ],
  'phone-international': ['Enter a valid number with country code.', 'देश कोड के साथ सही नंबर लिखें।'],
  'password-short': ['Use at least 8 characters.', 'कम से कम 8 अक्षर रखें।'],
  'password-long': ['Use at most 128 characters.', '128 से अधिक अक्षर न रखें।'],
  'password-common': ['This password is too common.', 'यह पासवर्ड बहुत आम है।'],
  'passwords-differ': ['The two passwords do not match.', 'दोनों पासवर्ड एक जैसे नहीं हैं।'],
  'otp-invalid': ['Enter the 6 digits of the code.', 'कोड के 6 अंक लिखें।'],
  'otp-wrong': ['That code is not right. {n} tries left.', 'यह कोड सही नहीं है। {n} प्रयास बाकी हैं।'],
  'otp-expired': ['This code has expired. Ask for a new one.', 'इस कोड का समय समाप्त हो गया। नया कोड मँगाएँ।'],
  'otp-resend-soon': ['Wait 30 seconds before you ask for another code.', 'दूसरा कोड मँगाने से पहले 30 सेकंड रुकें।'],
  'sign-in-wrong': ['The sign-in details are not correct.', 'साइन-इन की जानकारी सही नहीं है।'],
  'sign-in-locked': ['Too many tries. Wait 15 minutes.', 'बहुत अधिक प्रयास हुए। 15 मिनट रुकें।'],
  'too-many-tries': ['Too many tries. Wait an hour.', 'बहुत अधिक प्रयास हुए। एक घंटा रुकें।'],
  'too-many-requests': [
    'Several requests came from your connection within the hour. Wait an hour, or call the temple office.',
    'आपके कनेक्शन से एक घंटे में कई संदेश आए हैं। एक घंटा रुकें, या मंदिर कार्यालय को फ़ोन करें।',
  ],
  'too-many-codes': ['Too many codes were asked for. Wait an hour.', 'बहुत अधिक कोड मँगाए गए। एक घंटा रुकें।'],
  'link-invalid': ['This link is no longer valid. Ask for a new one.', 'यह लिंक अब मान्य नहीं है। नया लिंक मँगाएँ।'],
  'profile-conflict': ['This was changed elsewhere. Reload.', 'यह कहीं और बदला गया है। पेज फिर से खोलें।'],
  'email-same': ['This is your address already.', 'यह पहले से आपका पता है।'],
  'password-wrong': ['This is not your password.', 'यह आपका पासवर्ड नहीं है।'],
  'staff-stays': [
    'You work in the temple office with this account. Ask an owner to take your roles first.',
    'इस खाते से आप मंदिर कार्यालय में काम करते हैं। पहले अपनी भूमिकाएँ हटवाएँ।',
  ],
  'no-receipt': ['There is no receipt to send.', 'भेजने के लिए कोई रसीद नहीं है।'],
  'no-email': ['The donor gave no e-mail address.', 'दाता ने ई-मेल पता नहीं दिया है।'],
  'not-allowed': ['Your role does not allow this.', 'आपकी भूमिका में इसकी अनुमति नहीं है।'],
  'refund-open': [
    'A refund of this payment is asked for or done already.',
    'इस भुगतान की वापसी पहले ही माँगी या की जा चुकी है।',
  ],
  'refund-nothing-left': ['Nothing is left of this payment to return.', 'इस भुगतान में लौटाने को कुछ शेष नहीं है।'],
  'pan-invalid': ['Enter a valid PAN, like ABCDE1234F.', 'सही पैन लिखें, जैसे ABCDE1234F।'],
  'pin-invalid': ['Enter a 6-digit PIN code.', '6 अंकों का पिन कोड लिखें।'],
  'state-invalid': ['Choose your state or union territory.', 'अपना राज्य या केंद्र शासित प्रदेश चुनें।'],
  'address-invalid': ['Enter your full address.', 'अपना पूरा पता लिखें।'],
  'city-invalid': ['Enter your city or village.', 'अपने शहर या गाँव का नाम लिखें।'],
  'utr-invalid': ['Enter the 12-digit UPI reference.', '12 अंकों का UPI संदर्भ लिखें।'],
  'utr-claimed': ['This reference is already claimed.', 'यह संदर्भ पहले ही दर्ज हो चुका है।'],
  'date-invalid': ['Enter a date that exists.', 'सही तारीख लिखें।'],
  'lunar-year': [
    'By tithi we can reckon dates from 1950 on. Choose “By date” for this one.',
    'तिथि से हम 1950 के बाद की तारीखें गिन सकते हैं। इसके लिए “By date” चुनें।',
  ],
  'lunar-month-extra': [
    'This date lies in the extra month (Purusottama), which returns only every third year. Choose “By date”.',
    'यह तारीख अधिक मास (पुरुषोत्तम) में है, जो हर तीसरे वर्ष ही आता है। “By date” चुनें।',
  ],
  'date-outside': ['Choose a date from {from} to {to}.', '{from} से {to} तक की तारीख चुनें।'],
  'seva-needed': ['Choose a seva.', 'सेवा चुनें।'],
  'temple-closed': ['Choose a date and time when the temple is open.', 'ऐसी तारीख और समय चुनें जब मंदिर खुला हो।'],
  'latitude-invalid': ['Enter degrees north, like 28.647.', 'उत्तर के अंश लिखें, जैसे 28.647।'],
  'longitude-invalid': ['Enter degrees east, like 77.507.', 'पूर्व के अंश लिखें, जैसे 77.507।'],
  'time-invalid': ['Enter a time, like 07:30.', 'समय लिखें, जैसे 07:30।'],
  'people-invalid': ['Enter 1 to 20 people.', '1 से 20 लोग लिखें।'],
  'contact-invalid': ['Enter your phone number or e-mail address.', 'अपना फ़ोन नंबर या ई-मेल पता लिखें।'],
  'seva-hour-full': [
    'This hour is full. On this day there is still room at {hours}.',
    'यह समय भर गया है। इस दिन {hours} पर जगह है।',
  ],
  'seva-day-full': ['This day is full. Please choose another.', 'यह दिन भर गया है। कृपया दूसरा दिन चुनें।'],
  'seva-day-short': ['Only {n} more can come on this day.', 'इस दिन केवल {n} और लोग आ सकते हैं।'],
  'seva-over': [
    'It has begun, so it can no longer be cancelled here.',
    'यह शुरू हो चुकी है, इसलिए यहाँ रद्द नहीं हो सकती।',
  ],
  'text-length': ['Write {min} to {max} characters.', '{min} से {max} अक्षर लिखें।'],
  'text-forbidden': [
    'Some hidden characters cannot be kept. Type the text again.',
    'कुछ छिपे अक्षर नहीं रखे जा सकते। फिर से लिखें।',
  ],
  'text-markup': ['Write plain words, without HTML.', 'सादे शब्द लिखें, HTML नहीं।'],
  'number-outside': ['Enter a whole number from {min} to {max}.', '{min} से {max} तक की पूर्ण संख्या लिखें।'],
  'product-gone': ['This item is no longer available.', 'यह वस्तु अब उपलब्ध नहीं है।'],
  'variant-unknown': ['Choose one that is offered.', 'जो उपलब्ध है उसमें से चुनें।'],
  'out-of-stock': ['It was sold out meanwhile.', 'यह इस बीच समाप्त हो गया।'],
  'people-too-few': ['At least 1 person.', 'कम से कम 1 व्यक्ति।'],
  'departure-missing': ['Choose a day on which this tour leaves.', 'इस यात्रा के प्रस्थान का दिन चुनें।'],
  'departure-other': [
    'This day belongs to another tour. Choose a day of this one.',
    'यह दिन दूसरी यात्रा का है। इसी यात्रा का दिन चुनें।',
  ],
  'departure-full': ['No seat is left on this day. Choose another.', 'इस दिन कोई सीट नहीं बची। दूसरा दिन चुनें।'],
  'departure-short': ['Only {n} seats are left on this day.', 'इस दिन केवल {n} सीटें बची हैं।'],
  'travellers-count': [
    'You are {n}, and the list has {listed}. Write one a line: a name and an age.',
    'आप {n} हैं, सूची में {listed} हैं। हर पंक्ति में एक: नाम और आयु।',
  ],
  'travellers-line': [
    'Line {line}: write a name and an age, like Mira Sharma, 41.',
    'पंक्ति {line}: नाम और आयु लिखें, जैसे मीरा शर्मा, 41।',
  ],
  'feature-missing': ['Select a feature to inquire about', 'जिस विषय में पूछना है, उसे चुनें'],
  'check-out-first': ['Check-out must be after check-in.', 'चेक-आउट चेक-इन के बाद होना चाहिए।'],
  'class-ended': ['This course is over and takes nobody any more.', 'यह पाठ्यक्रम समाप्त हो चुका है।'],
  'class-too-young': [
    'This class is for those of {min} years and older.',
    'यह कक्षा {min} वर्ष और उससे बड़ों के लिए है।',
  ],
  'guardian-missing': ['Enter the name of a parent or guardian.', 'माता-पिता या अभिभावक का नाम लिखें।'],
  'csr-too-small': ['Enter an amount of ₹10,000 or more.', '₹10,000 या उससे अधिक राशि लिखें।'],
  'gstin-invalid': ['Enter a valid 15-character GSTIN.', '15 अक्षरों का सही GSTIN लिखें।'],
  'cin-invalid': ['Enter a valid 21-character CIN.', '21 अक्षरों का सही CIN लिखें।'],
  'consent-needed': ['Please tick this box to continue.', 'आगे बढ़ने के लिए इस बॉक्स पर निशान लगाएँ।'],
  'choice-invalid': ['Choose one of the options.', 'विकल्पों में से एक चुनें।'],
  'amount-empty': ['Enter an amount of ₹10 or more.', '₹10 या उससे अधिक राशि लिखें।'],
  'amount-malformed': [
    'Write the amount in digits, like 501 or 1,100.50.',
    'राशि अंकों में लिखें, जैसे 501 या 1,100.50।',
  ],
  'amount-decimals': ['Use at most two digits after the point.', 'दशमलव के बाद अधिकतम दो अंक लिखें।'],
  'amount-too-small': ['Enter an amount of ₹10 or more.', '₹10 या उससे अधिक राशि लिखें।'],
  'amount-too-large': [
    'For gifts above ₹5,00,000 please use bank transfer.',
    '₹5,00,000 से अधिक के दान के लिए कृपया बैंक ट्रांसफर करें।',
  ],
  'tax-not-eligible': ['This cause carries no tax receipt.', 'इस उद्देश्य पर कर रसीद नहीं मिलती।'],
  'foreign-not-accepted': [
    'This cause may not take gifts of foreign citizens.',
    'यह उद्देश्य विदेशी नागरिकों का दान नहीं ले सकता।',
  ],
  'intent-reused': [
    'This form was sent before with other facts. Open it anew.',
    'यह फ़ॉर्म पहले भेजा जा चुका है। नया खोलें।',
  ],
} as const satisfies Messages;

/** By code: the sentence in English and in Hindi, with names of values in braces. */
export type Messages = Record<string, readonly [english: string, hindi: string]>;
export type Language = 'en' | 'hi';

/**
 * The sentence beside a field. A code that only one form knows is worded by that form, so here it is answered with
 * the calm general sentence and never with the code itself. The office has a table of its own.
 */
export function messageFor(
  code: string,
  language: Language = 'en',
  values: Record<string, string | number> = {},
  table: Messages = messages,
): string {
  const words = (Object.hasOwn(table, code) && table[code]) || ['Please check this field.', 'कृपया इसे जाँच लें।'];
  const sentence = language === 'hi' ? words[1] : words[0];
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}
