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
  'second-factor-wrong': [
    'That code is not right, or was used already. Wait for the next one.',
    'यह कोड सही नहीं है या पहले ही इस्तेमाल हो चुका है। अगले कोड की प्रतीक्षा करें।',
  ],
  'staff-known': ['This person works in the office already.', 'यह व्यक्ति पहले से कार्यालय में है।'],
  'last-owner': [
    'The office needs an owner. Make somebody else an owner first.',
    'कार्यालय को एक स्वामी चाहिए। पहले किसी और को स्वामी बनाएँ।',
  ],
  'roles-missing': ['Choose at least one role.', 'कम से कम एक भूमिका चुनें।'],
  'saved-meanwhile': [
    'Somebody else changed this meanwhile. Look at what it says now, then save again.',
    'इस बीच किसी और ने इसे बदल दिया। अब जो लिखा है उसे देखें, फिर सहेजें।',
  ],
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
  'already-decided': ['This claim was decided meanwhile.', 'इस दावे पर इस बीच निर्णय हो चुका है।'],
  'unknown-claim': ['There is no such claim.', 'ऐसा कोई दावा नहीं है।'],
  'not-allowed': ['Your role does not allow this.', 'आपकी भूमिका में इसकी अनुमति नहीं है।'],
  'refund-open': [
    'A refund of this payment is asked for or done already.',
    'इस भुगतान की वापसी पहले ही माँगी या की जा चुकी है।',
  ],
  'refund-nothing-left': ['Nothing is left of this payment to return.', 'इस भुगतान में लौटाने को कुछ शेष नहीं है।'],
  'refund-by-bank': [
    'A transfer that reached the bank account goes back by hand from there.',
    'बैंक खाते में आया अंतरण वहीं से हाथ से लौटाया जाता है।',
  ],
  'refund-unknown': ['This payment belongs to no gift of ours.', 'यह भुगतान हमारे किसी दान का नहीं है।'],
  'refund-not-double': [
    'Choose the gift that was paid for the same wish: of the same sum, within seven days, and not returned itself.',
    'वह दान चुनें जो उसी के लिए दिया गया था: वही राशि, सात दिन के भीतर, और स्वयं लौटाया न गया हो।',
  ],
  'refund-reason': ['Write why, in 10 to 500 characters.', 'कारण लिखें, 10 से 500 अक्षर।'],
  'refund-own': ['Somebody else must decide what you asked for.', 'आपने जो माँगा है उस पर कोई और निर्णय करेगा।'],
  'refund-decided': ['This was decided meanwhile.', 'इस पर इस बीच निर्णय हो चुका है।'],
  'pan-reason': ['Write why, in 10 to 300 characters.', 'कारण लिखें, 10 से 300 अक्षर।'],
  'pan-none': ['This gift has no PAN.', 'इस दान में पैन नहीं है।'],
  'pan-invalid': ['Enter a valid PAN, like ABCDE1234F.', 'सही पैन लिखें, जैसे ABCDE1234F।'],
  'pin-invalid': ['Enter a 6-digit PIN code.', '6 अंकों का पिन कोड लिखें।'],
  'state-invalid': ['Choose your state or union territory.', 'अपना राज्य या केंद्र शासित प्रदेश चुनें।'],
  'address-invalid': ['Enter your full address.', 'अपना पूरा पता लिखें।'],
  'city-invalid': ['Enter your city or village.', 'अपने शहर या गाँव का नाम लिखें।'],
  'utr-invalid': ['Enter the 12-digit UPI reference.', '12 अंकों का UPI संदर्भ लिखें।'],
  'utr-claimed': ['This reference is already claimed.', 'यह संदर्भ पहले ही दर्ज हो चुका है।'],
  'date-invalid': ['Enter a date that exists.', 'सही तारीख लिखें।'],
  'ends-before-start': ['The last day must not be before the first.', 'अंतिम दिन पहले दिन से पहले नहीं हो सकता।'],
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
  'slug-invalid': [
    'Use small letters, digits and hyphens, at most 60.',
    'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, अधिकतम 60।',
  ],
  'picture-invalid': ['Choose a picture.', 'एक चित्र चुनें।'],
  'alt-missing': [
    'Write what the picture shows, for those who do not see it (3 to 200 characters).',
    'चित्र में क्या है, लिखें, उनके लिए जो उसे नहीं देखते (3 से 200 अक्षर)।',
  ],
  'picture-unknown': ['This picture is no longer in the library.', 'यह चित्र अब संग्रह में नहीं है।'],
  'picture-without-words': [
    'Before this can be published, say in the media library what the picture shows.',
    'प्रकाशित करने से पहले संग्रह में लिखें कि चित्र में क्या है।',
  ],
  'media-missing': ['Choose a file of the media library.', 'संग्रह से एक फ़ाइल चुनें।'],
  'file-missing': ['Choose a file.', 'एक फ़ाइल चुनें।'],
  'file-type': [
    'Send a JPEG, PNG, WebP or AVIF picture, an MP4 film or an MP3 sound.',
    'JPEG, PNG, WebP या AVIF चित्र, MP4 फ़िल्म या MP3 ध्वनि भेजें।',
  ],
  'file-too-large': [
    'The file is too large: at most 8 MB for a picture, 20 MB for a film, 50 MB for a sound.',
    'फ़ाइल बहुत बड़ी है: चित्र 8 MB, फ़िल्म 20 MB, ध्वनि 50 MB तक।',
  ],
  'file-broken': ['This picture cannot be read. Save it anew and send it again.', 'यह चित्र पढ़ा नहीं जा सकता।'],
  'picture-too-large': [
    'This picture has too many pixels: at most 64 million.',
    'इस चित्र में बहुत अधिक पिक्सेल हैं: अधिकतम 6.4 करोड़।',
  ],
  'file-in-use': ['It is still in use: replace it there first.', 'यह अभी उपयोग में है: पहले वहाँ बदलें।'],
  'too-many-uploads': [
    'Many uploads are unfinished. Wait a little, then try again.',
    'कई अपलोड अधूरे हैं। थोड़ा रुककर फिर कोशिश करें।',
  ],
  'upload-gone': ['The upload was interrupted. Send the file again.', 'अपलोड रुक गया। फ़ाइल फिर से भेजें।'],
  'piece-wrong': ['A part of the file is missing. Send it again.', 'फ़ाइल का एक भाग छूट गया। फिर से भेजें।'],
  'file-gone': ['This file is no longer in the library.', 'यह फ़ाइल अब संग्रह में नहीं है।'],
  'price-missing': ['Enter an amount above ₹0.', '₹0 से अधिक राशि लिखें।'],
  'weekday-missing': ['Choose at least one day of the week.', 'सप्ताह का कम से कम एक दिन चुनें।'],
  'moment-invalid': ['Enter a day and a time that exist.', 'सही दिन और समय लिखें।'],
  'end-before-start': ['End must be after start.', 'अंत आरंभ के बाद होना चाहिए।'],
  'too-many': ['At most {max}.', 'अधिकतम {max}।'],
  'inside-invalid': ['Enter an address of this site, like /donate.', 'इस साइट का पता लिखें, जैसे /donate।'],
  'youtube-invalid': ['Paste a YouTube link.', 'YouTube का लिंक डालें।'],
  'still-used': [
    'It is used elsewhere (people have booked it): take it off the page instead.',
    'यह कहीं और उपयोग में है: इसे हटाने के बजाय पेज से उतार दें।',
  ],
  'row-gone': ['This was deleted meanwhile.', 'इसे इस बीच हटा दिया गया।'],
  'place-taken': ['Something else stands in its place now.', 'इसकी जगह अब कुछ और है।'],
  'web-invalid': ['Enter a web address that begins with https://.', 'https:// से शुरू होने वाला वेब पता लिखें।'],
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
  'amount-none': ['Enter an amount of ₹1 or more.', '₹1 या उससे अधिक राशि लिखें।'],
  'amount-unlikely': ['Check the amount: it is above ₹10 crore.', 'राशि जाँचें: यह ₹10 करोड़ से अधिक है।'],
  'cash-barred': [
    'The law bars cash of ₹2,00,000 or more. Ask for a cheque or a bank transfer.',
    'कानून ₹2,00,000 या अधिक नक़द लेने से रोकता है। चेक या बैंक ट्रांसफर माँगें।',
  ],
  'cash-barred-day': [
    'With what this giver brought in cash that day it would be ₹2,00,000 or more, which the law bars.',
    'इस दाता के उसी दिन के नक़द के साथ यह ₹2,00,000 या अधिक होगा, जिसे कानून रोकता है।',
  ],
  'cheque-invalid': ['Enter the 6 digits of the cheque number.', 'चेक नंबर के 6 अंक लिखें।'],
  'paper-known': ['A gift with this paper is entered already.', 'इस काग़ज़ का दान पहले ही दर्ज है।'],
  'paper-claimed': [
    'A donor told us of this transfer. Match it under “Claims to match”.',
    'दाता ने यह ट्रांसफर बताया है। उसे “Claims to match” में मिलाएँ।',
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
  'slug-taken': ['This address is taken. Choose another.', 'यह पता पहले से है। दूसरा चुनें।'],
  'unknown-cause': ['There is no such cause.', 'ऐसा कोई उद्देश्य नहीं है।'],
  'changed-meanwhile': [
    'Somebody saved this meanwhile. What you typed stands below: open the record in a second tab, compare, and save there.',
    'इस बीच किसी ने इसे सहेज दिया है। आपका लिखा नीचे है: दूसरे टैब में खोलकर मिलाएँ और वहाँ सहेजें।',
  ],
  'presets-invalid': [
    'Write at most 8 amounts of ₹10 to ₹5,00,000, parted by spaces.',
    '₹10 से ₹5,00,000 तक की अधिकतम 8 राशियाँ, बीच में जगह छोड़कर लिखें।',
  ],
  'entity-no-deduction': [
    'The receiving body has no registration for the deduction.',
    'प्राप्त करने वाली संस्था का कटौती हेतु पंजीकरण नहीं है।',
  ],
  'entity-no-foreign': [
    'The receiving body may not take foreign gifts.',
    'प्राप्त करने वाली संस्था विदेशी दान नहीं ले सकती।',
  ],
  'csr-religious': ['Religious purposes cannot be CSR.', 'धार्मिक उद्देश्य CSR नहीं हो सकते।'],
  'nothing-to-give': [
    'Offer at least one kind of gift, or let people give their own amount.',
    'कम से कम एक प्रकार का दान रखें, या अपनी राशि देने दें।',
  ],
  'void-reason': ['Write why, in 10 to 500 characters.', 'कारण लिखें, 10 से 500 अक्षर।'],
  'void-gupt': ['A quiet gift names nobody.', 'गुप्त दान में कोई नाम नहीं होता।'],
  'person-unknown': ['Nobody has an account with this address.', 'इस पते से कोई खाता नहीं है।'],
  'merge-self': ['This is the same account.', 'यह वही खाता है।'],
  'merge-taken': [
    'One of the two is part of another person already. Part them first.',
    'इन दोनों में से एक पहले से किसी और का भाग है। पहले उसे अलग करें।',
  ],
  'erase-unconfirmed': ['Type the address exactly as it stands.', 'पता ठीक वैसा ही लिखें।'],
  'no-sender-email': ['They left no e-mail address. Call them.', 'उन्होंने ई-मेल नहीं दिया। फ़ोन करें।'],
  'request-twin': [
    'The same words wait in another request. Work on that one.',
    'वही शब्द दूसरे संदेश में प्रतीक्षा में हैं। उसी पर काम करें।',
  ],
  'template-taken': ['There is a template of this title.', 'इस शीर्षक का टेम्पलेट पहले से है।'],
  'note-invalid': ['Write 1 to 2,000 characters, without HTML.', '1 से 2,000 अक्षर लिखें, HTML नहीं।'],
} as const satisfies Record<string, readonly [english: string, hindi: string]>;

type FieldCode = keyof typeof messages;
export type Language = 'en' | 'hi';

/**
 * The sentence beside a field. A code that only one form knows is worded by that form, so here it is answered with
 * the calm general sentence and never with the code itself.
 */
export function messageFor(
  code: string,
  language: Language = 'en',
  values: Record<string, string | number> = {},
): string {
  const known = Object.hasOwn(messages, code) ? messages[code as FieldCode] : null;
  const words = known ?? ['Please check this field.', 'कृपया इसे जाँच लें।'];
  const sentence = language === 'hi' ? words[1] : words[0];
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}
