import { type Language, messageFor } from '#core/fields/messages.ts';
import { accountMessageFor } from '#core/fields/messages-account.ts';
import { hindiMessageFor } from '#core/fields/messages-hindi.ts';

/** Messages of admin forms alone; not part of what visitors load. */
const adminMessages: Record<string, readonly [english: string, hindi: string]> = {
  // About other people's data: visitors are asked for their own.
  'name-invalid': ['Write a name, 2 to 80 letters.', 'नाम लिखें (2 से 80 अक्षर)।'],
  'address-invalid': ['Write the full address.', 'पूरा पता लिखें।'],
  'city-invalid': ['Write the city or village.', 'शहर या गाँव का नाम लिखें।'],
  // Prices and charges may be less than the smallest donation.
  'amount-empty': ['Write an amount in rupees.', 'राशि रुपये में लिखें।'],
  'state-invalid': ['Choose the state or union territory.', 'राज्य या केंद्र शासित प्रदेश चुनें।'],
  'second-factor-wrong': [
    'That code is not right, or was used already. Wait for the next one.',
    'यह कोड सही नहीं है या पहले ही इस्तेमाल हो चुका है। अगले कोड की प्रतीक्षा करें।',
  ],
  'proof-needed': [
    'You signed in a while ago. Write your password, or a code of your app.',
    'आपने कुछ समय पहले साइन इन किया था। अपना पासवर्ड या ऐप का कोड लिखें।',
  ],
  'proof-wrong': [
    'This is neither your password nor a code of your app that was not used yet.',
    'यह न आपका पासवर्ड है, न आपके ऐप का अप्रयुक्त कोड।',
  ],
  'passkey-name': ['Give it a name, 60 letters at most.', 'इसे एक नाम दें, अधिकतम 60 अक्षर।'],
  'passkey-refused': [
    'The passkey was not taken. Please try again.',
    'पासकी स्वीकार नहीं हुई। कृपया फिर कोशिश करें।',
  ],
  'second-factor-missing': [
    'Set up an app for codes first: it is the way back if the passkey is lost.',
    'पहले कोड वाला ऐप सेट करें: पासकी खो जाने पर वही लौटने का रास्ता है।',
  ],
  'change-waits': [
    'Another change of this waits for a second owner. Decide that one first.',
    'इसका एक और बदलाव दूसरे स्वामी की प्रतीक्षा में है। पहले उस पर निर्णय लें।',
  ],
  'change-own': [
    'Another owner must approve what you asked for.',
    'आपने जो माँगा है उसे कोई और स्वामी स्वीकार करेगा।',
  ],
  'change-decided': [
    'This was decided meanwhile, or its time is over.',
    'इस पर इस बीच निर्णय हो चुका है, या समय बीत गया है।',
  ],
  'change-outdated': [
    'What it was about had changed meanwhile: nothing was done. Ask for it anew.',
    'जिसके बारे में यह था वह इस बीच बदल गया: कुछ नहीं किया गया। फिर से माँगें।',
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
  'version-without': [
    'This version does not say it: it is older than the field.',
    'इस संस्करण में यह नहीं है: यह उस समय का है जब यह खाना नहीं था।',
  ],
  'version-too-long': ['Today the form takes {n} at most.', 'आज फ़ॉर्म में अधिकतम {n} आते हैं।'],
  'version-unknown': ['There is no such version.', 'ऐसा कोई संस्करण नहीं है।'],
  'version-stands': ['This is what stands now.', 'अभी यही लिखा है।'],
  'already-decided': ['This claim was decided meanwhile.', 'इस दावे पर इस बीच निर्णय हो चुका है।'],
  'unknown-claim': ['There is no such claim.', 'ऐसा कोई दावा नहीं है।'],
  'refund-open': [
    'A refund of this payment is asked for or done already.',
    'इस भुगतान की वापसी पहले ही माँगी या की जा चुकी है।',
  ],
  'refund-too-small': ['The payment gateway sends back no less than ₹1.', 'भुगतान गेटवे ₹1 से कम नहीं लौटाता।'],
  'refund-nothing-left': ['Nothing is left of this payment to return.', 'इस भुगतान में लौटाने को कुछ शेष नहीं है।'],
  'refund-by-bank': [
    'A transfer that reached the bank account goes back by hand from there.',
    'बैंक खाते में आया अंतरण वहीं से हाथ से लौटाया जाता है।',
  ],
  'refund-unknown': [
    'This payment belongs to no gift and no order of ours.',
    'यह भुगतान हमारे किसी दान या ऑर्डर का नहीं है।',
  ],
  'refund-of-order': [
    'This money pays the order. It goes back with its lines: cancel them in the order.',
    'यह राशि ऑर्डर का भुगतान है। ऑर्डर में पंक्तियाँ रद्द करें, तब यह लौटती है।',
  ],
  'refund-not-double': [
    'Choose the gift that the same giver paid for the same: of the same sum, within seven days, and not returned itself.',
    'वही दान चुनें जो उसी दाता ने उसी के लिए दिया था: वही राशि, सात दिन के भीतर, और स्वयं लौटाया न गया हो।',
  ],
  'refund-reason': ['Write why, in 10 to 500 characters.', 'कारण लिखें, 10 से 500 अक्षर।'],
  'refund-other-reason': [
    'The gift was not paid twice, so an owner must decide.',
    'यह दान दो बार नहीं दिया गया था, इसलिए स्वामी ही निर्णय करेंगे।',
  ],
  'refund-own': ['Somebody else must decide what you asked for.', 'आपने जो माँगा है उस पर कोई और निर्णय करेगा।'],
  'refund-to-self': [
    'This money would come back to you. Somebody else must decide.',
    'यह राशि आपको ही लौटेगी। इस पर कोई और निर्णय करेगा।',
  ],
  'refund-decided': ['This was decided meanwhile.', 'इस पर इस बीच निर्णय हो चुका है।'],
  'pan-reason': ['Write why, in 10 to 300 characters.', 'कारण लिखें, 10 से 300 अक्षर।'],
  'statement-year-open': [
    'The year is not over yet. Its statement is filed after 31 March.',
    'वर्ष अभी पूरा नहीं हुआ है। विवरण 31 मार्च के बाद दाखिल होता है।',
  ],
  'statement-not-filed': [
    'Note first when the statement was filed: certificates come after that.',
    'पहले लिखें कि विवरण कब दाखिल हुआ: प्रमाणपत्र उसके बाद आते हैं।',
  ],
  'certificate-type': [
    'This is not a PDF. Send the file as the tax portal gave it.',
    'यह PDF नहीं है। कर पोर्टल से मिली फ़ाइल ही भेजें।',
  ],
  'certificate-size': ['The file is too large: at most 1 MB.', 'फ़ाइल बहुत बड़ी है: अधिकतम 1 MB।'],
  'certificate-cut': [
    'This PDF is not whole. Download it from the portal once more.',
    'यह PDF अधूरी है। पोर्टल से दोबारा डाउनलोड करें।',
  ],
  'certificate-known': ['This very file is here already.', 'यही फ़ाइल पहले से यहाँ है।'],
  'certificate-gone': [
    'This certificate was taken out or given to its donor meanwhile.',
    'यह प्रमाणपत्र इस बीच हटा दिया गया या दाता को दे दिया गया।',
  ],
  'certificate-whose': ['Choose whose certificate it is.', 'चुनें कि यह प्रमाणपत्र किसका है।'],
  'pan-none': ['This gift has no PAN.', 'इस दान में पैन नहीं है।'],
  'ends-before-start': ['The last day must not be before the first.', 'अंतिम दिन पहले दिन से पहले नहीं हो सकता।'],
  'sitting-empty': ['It must close later than it opens.', 'बंद होने का समय खुलने के बाद होना चाहिए।'],
  'sittings-overlap': [
    'The second stretch must begin after the first has ended.',
    'दूसरा समय पहले के समाप्त होने के बाद शुरू होना चाहिए।',
  ],
  'day-twice': ['This day stands here twice.', 'यह दिन दो बार लिखा है।'],
  'list-empty': ['Leave at least one row.', 'कम से कम एक पंक्ति रहने दें।'],
  'link-setting': [
    'Write an address of this site, like /events, or one that begins with https://.',
    'इस साइट का पता लिखें, जैसे /events, या https:// से शुरू होने वाला पता।',
  ],
  'zone-invalid': ['Write a time zone, like Asia/Kolkata.', 'समय क्षेत्र लिखें, जैसे Asia/Kolkata।'],
  'account-invalid': ['Enter the account number, 6 to 20 digits.', 'खाता संख्या लिखें, 6 से 20 अंक।'],
  'branch-code-invalid': ['Enter the IFSC, like HDFC0001234.', 'IFSC लिखें, जैसे HDFC0001234।'],
  'upi-invalid': ['Enter a UPI id, like temple@bank.', 'UPI आईडी लिखें, जैसे temple@bank।'],
  'place-unknown': [
    'There is nothing to fill in for {place}. The places are named beside the field.',
    '{place} के लिए कुछ भरने को नहीं है। स्थान फ़ील्ड के पास लिखे हैं।',
  ],
  'place-missing': ['{place} must stand in this text.', 'इस पाठ में {place} होना चाहिए।'],
  'letter-not-printed': [
    'The receipt’s typeface has no “{letter}”. Leave it out or write it another way.',
    'रसीद के अक्षरों में “{letter}” नहीं है। इसे हटाएँ या दूसरे ढंग से लिखें।',
  ],
  'tax-text-day': [
    'A text for this day was added already. Withdraw it first, or choose another day.',
    'इस दिन का पाठ पहले से है। पहले उसे वापस लें या दूसरा दिन चुनें।',
  ],
  'tax-text-gone': ['This text was withdrawn meanwhile.', 'यह पाठ इस बीच वापस ले लिया गया।'],
  'tax-text-printed': [
    'Receipts carry this text: it stays. Add one that holds from a later day.',
    'रसीदों पर यह पाठ छप चुका है: यह रहेगा। बाद के दिन से नया पाठ जोड़ें।',
  ],
  'prefix-invalid': [
    'Use one to three characters: a capital letter, then letters or digits.',
    'एक से तीन अक्षर लिखें: पहले बड़ा अंग्रेज़ी अक्षर, फिर अक्षर या अंक।',
  ],
  'prefix-taken': [
    'Another body’s receipts begin with these letters. Choose others.',
    'किसी और संस्था की रसीदें इन्हीं अक्षरों से शुरू होती हैं। दूसरे चुनें।',
  ],
  'series-begun-year': [
    'Receipts of this year are numbered already. It can change with the next financial year.',
    'इस वर्ष की रसीदें क्रमांकित हो चुकी हैं। अगले वित्त वर्ष से बदल सकते हैं।',
  ],
  'unknown-entity': ['There is no such body.', 'ऐसी कोई संस्था नहीं है।'],
  'letter-gone': ['This letter was sent meanwhile.', 'यह पत्र इस बीच भेज दिया गया।'],
  'warning-seen': ['Somebody has looked at this meanwhile.', 'इसे इस बीच किसी ने देख लिया है।'],
  'job-unknown': ['There is no such job.', 'ऐसा कोई काम नहीं है।'],
  'event-unknown': ['There is no such event, or it holds nothing to work in.', 'ऐसी कोई सूचना नहीं है।'],
  'event-failed': [
    'It could not be worked in. The log says why; it waits as before.',
    'इसे पूरा नहीं किया जा सका। यह पहले की तरह प्रतीक्षा में है।',
  ],
  'slug-invalid': [
    'Use small letters, digits and hyphens, at most 60.',
    'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, अधिकतम 60।',
  ],
  'picture-invalid': ['Choose a picture.', 'एक चित्र चुनें।'],
  'picture-elsewhere': [
    'Pictures of other sites are not shown here. Send it to the media library and choose it there.',
    'दूसरी साइटों के चित्र यहाँ नहीं दिखते। चित्र को संग्रह में भेजें और वहाँ से चुनें।',
  ],
  'picture-place-invalid': [
    'Choose one of the pictures above, or the first.',
    'ऊपर के चित्रों में से एक चुनें, या पहला।',
  ],
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
  'page-not-whole': [
    'These words do not make a whole page: something that stands alone on a line was cut.',
    'इन शब्दों से पूरा पेज नहीं बनता।',
  ],
  'film-too-long': ['A film may run at most {n} seconds here.', 'यहाँ फ़िल्म अधिकतम {n} सेकंड की हो सकती है।'],
  'media-other-type': ['This file is of another type.', 'यह फ़ाइल किसी और प्रकार की है।'],
  'poster-only-films': ['Only a film has a picture before it.', 'केवल फ़िल्म के पहले चित्र होता है।'],
  'seats-taken': ['{min} are taken already.', '{min} पहले ही ली जा चुकी हैं।'],
  'departure-twice': [
    'This tour leaves on {day} already. Choose another day.',
    'यह यात्रा {day} को पहले से है। दूसरा दिन चुनें।',
  ],
  'departure-booked': [
    'People registered for it meanwhile, so it stays. Close it instead.',
    'इसके लिए पंजीकरण हो चुका है, इसलिए यह रहेगी। इसे बंद करें।',
  ],
  'departure-over': ['It has left: it stays as it is.', 'यह जा चुकी है: अब बदली नहीं जाती।'],
  'departure-unknown': ['It was deleted meanwhile.', 'इसे इस बीच हटा दिया गया।'],
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
  'picture-oblong': [
    'This picture is more than 20 times as long as it is short. Cut it and send it again.',
    'यह चित्र अपनी चौड़ाई या ऊँचाई से 20 गुना से अधिक लंबा है। इसे काटकर फिर भेजें।',
  ],
  'film-broken': [
    'This film cannot be played as it is. Save it anew as an MP4 and send it again.',
    'यह फ़िल्म ऐसे नहीं चल सकती। इसे फिर से MP4 में सहेजकर भेजें।',
  ],
  'media-elsewhere': [
    'Parts of this film lie in other files. Save it as one MP4 and send it again.',
    'इस फ़िल्म के भाग दूसरी फ़ाइलों में हैं। इसे एक MP4 में सहेजकर भेजें।',
  ],
  'sound-broken': [
    'This sound cannot be played as it is. Save it anew as an MP3 and send it again.',
    'यह ध्वनि ऐसे नहीं चल सकती। इसे फिर से MP3 में सहेजकर भेजें।',
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
  'not-in-bin': [
    'It is no longer in the bin: it was brought back already, or its 30 days are over.',
    'यह अब कूड़ेदान में नहीं है: इसे वापस लाया जा चुका है, या 30 दिन बीत गए।',
  ],
  'row-gone': ['This was deleted meanwhile.', 'इसे इस बीच हटा दिया गया।'],
  'place-taken': ['Something else stands in its place now.', 'इसकी जगह अब कुछ और है।'],
  'web-invalid': ['Enter a web address that begins with https://.', 'https:// से शुरू होने वाला वेब पता लिखें।'],
  'prefix-none': ['Write at least one beginning of a PIN code.', 'पिन कोड की कम से कम एक शुरुआत लिखें।'],
  'pin-prefix-invalid': [
    '“{prefix}” is no beginning of a PIN code: 1 to 6 digits, the first not 0.',
    '“{prefix}” पिन कोड की शुरुआत नहीं है: 1 से 6 अंक, पहला 0 नहीं।',
  ],
  'prefix-twice': ['{prefix} stands twice.', '{prefix} दो बार लिखा है।'],
  'pin-prefix-taken': [
    '{prefix} belongs to “{zone}”. Take it away there first.',
    '{prefix} “{zone}” में है। पहले वहाँ से हटाएँ।',
  ],
  'grams-order': ['Each weight must be above the one before it.', 'हर वज़न पिछले से अधिक होना चाहिए।'],
  'days-order': ['At most must not be less than at least.', 'अधिकतम, न्यूनतम से कम नहीं हो सकता।'],
  'unknown-zone': ['There is no such zone.', 'ऐसा कोई क्षेत्र नहीं है।'],
  'unknown-category': ['There is no such category.', 'ऐसी कोई श्रेणी नहीं है।'],
  'percent-invalid': [
    'Enter a rate of 0 to 40 percent, like 5 or 2.5.',
    '0 से 40 प्रतिशत की दर लिखें, जैसे 5 या 2.5।',
  ],
  'rate-stands': [
    'A rate for this class, day and price stands already.',
    'इस वर्ग, दिन और मूल्य की दर पहले से है।',
  ],
  'rate-first': [
    'First add the rate of this day from the first rupee (above 0).',
    'पहले इसी दिन की पहले रुपये से (0 से ऊपर) दर जोड़ें।',
  ],
  'rate-in-force': [
    'It is in force: bills are made by it, so it stays.',
    'यह लागू है: बिल इसी से बनते हैं, इसलिए यह रहेगी।',
  ],
  'sku-invalid': [
    'Enter an article number of capital letters, digits, points and hyphens.',
    'बड़े अंग्रेज़ी अक्षर, अंक, बिंदु और हाइफ़न से लेख संख्या लिखें।',
  ],
  'sku-twice': ['This article number stands twice.', 'यह लेख संख्या दो बार लिखी है।'],
  'sku-taken': ['Another product has this article number.', 'यह लेख संख्या किसी और वस्तु की है।'],
  'price-invalid': ['Enter a price in rupees, like 250 or 250.50.', 'रुपयों में मूल्य लिखें, जैसे 250 या 250.50।'],
  'mrp-low': ['The MRP must be above the price.', 'MRP मूल्य से अधिक होना चाहिए।'],
  'hsn-invalid': ['Enter 4, 6 or 8 digits, or leave it empty.', '4, 6 या 8 अंक लिखें, या खाली छोड़ें।'],
  'fssai-invalid': [
    'Enter the 14 digits of the licence, or leave it empty.',
    'लाइसेंस के 14 अंक लिखें, या खाली छोड़ें।',
  ],
  'choose-invalid': ['At most three choices, parted by commas.', 'अधिकतम तीन विकल्प, अल्पविराम से अलग।'],
  'options-count': [
    'Write {n} values parted by “ / ”, one for each choice above; none where there is nothing to choose.',
    '{n} मान “ / ” से अलग करके लिखें।',
  ],
  'options-twice': ['Another variant has the same choice.', 'यही विकल्प किसी और प्रकार का है।'],
  'variants-many': ['At most {n} variants.', 'अधिकतम {n} प्रकार।'],
  'unknown-product': ['There is no such product.', 'ऐसी कोई वस्तु नहीं है।'],
  'stock-changed': ['Stock changed meanwhile: now {n}.', 'स्टॉक इस बीच बदल गया: अब {n}।'],
  'stock-held': [
    '{n} of them are promised to buyers who are paying just now.',
    'इनमें से {n} उन खरीदारों के लिए रखे हैं जो अभी भुगतान कर रहे हैं।',
  ],
  'csv-encoding': [
    'The file is not UTF-8. In the spreadsheet choose “CSV UTF-8” when saving.',
    'फ़ाइल UTF-8 में नहीं है। सहेजते समय “CSV UTF-8” चुनें।',
  ],
  'csv-quote': ['A quotation mark is opened and never closed.', 'एक उद्धरण चिह्न खुला है और बंद नहीं हुआ।'],
  'csv-empty': ['The file is empty.', 'फ़ाइल खाली है।'],
  'csv-large': ['The file is larger than 200 KB. Part it in two.', 'फ़ाइल 200 KB से बड़ी है। इसे दो भागों में बाँटें।'],
  'csv-head': [
    'The first line does not name the columns. Take the file of this shop as a pattern.',
    'पहली पंक्ति में स्तंभों के नाम नहीं हैं। इस दुकान की फ़ाइल को नमूना मानें।',
  ],
  'csv-column': ['This column is missing.', 'यह स्तंभ नहीं है।'],
  'csv-cells': ['The row has {n} cells, the head has {of}.', 'पंक्ति में {n} खाने हैं, शीर्षक में {of}।'],
  'csv-formula': ['This begins like a formula.', 'यह सूत्र की तरह शुरू होता है।'],
  'csv-differs': ['This differs from line {line} of the same product.', 'यह इसी वस्तु की पंक्ति {line} से अलग है।'],
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
  'account-digits-invalid': [
    'Enter 4 to 18 digits, the last ones of the account.',
    'खाते के आखिरी 4 से 18 अंक लिखें।',
  ],
  'cheque-account-needed': [
    'Another cheque of this number and bank is entered already. Write the last digits of the account, so that the two can be told apart.',
    'इसी नंबर और बैंक का दूसरा चेक पहले से दर्ज है। खाते के आखिरी अंक लिखें, जिससे दोनों अलग पहचाने जाएँ।',
  ],
  'paper-known': ['A gift with this paper is entered already.', 'इस काग़ज़ का दान पहले ही दर्ज है।'],
  'paper-claimed': [
    'A donor told us of this transfer. Match it under “Claims to match”.',
    'दाता ने यह ट्रांसफर बताया है। उसे “Claims to match” में मिलाएँ।',
  ],
  'only-cheques-bounce': ['Only a cheque can bounce.', 'केवल चेक बाउंस हो सकता है।'],
  'not-by-hand': ['This gift was not entered by hand.', 'यह दान हाथ से दर्ज नहीं हुआ था।'],
  'taken-back': ['This entry was taken back meanwhile.', 'यह प्रविष्टि इस बीच वापस ली जा चुकी है।'],
  'not-matched': [
    'No transfer is matched to this gift, or its match was taken back meanwhile.',
    'इस दान से कोई ट्रांसफर मिला हुआ नहीं है, या मिलान इस बीच वापस ले लिया गया है।',
  ],
  'choose-gift': ['Choose the gift that this transfer pays.', 'वह दान चुनें जिसके लिए यह ट्रांसफर है।'],
  'gift-unfit': [
    'This gift cannot take the transfer: it has another sum, or was paid meanwhile.',
    'यह दान यह ट्रांसफर नहीं ले सकता: राशि अलग है, या भुगतान इस बीच हो गया है।',
  ],
  'gift-has-claim': [
    'For this gift another transfer is told. Decide about that one first.',
    'इस दान के लिए दूसरा ट्रांसफर बताया गया है। पहले उस पर निर्णय लें।',
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
  'setup-code-wrong': [
    'This is not the code. It stands in the log of the latest start.',
    'यह कोड सही नहीं है। सही कोड पिछली शुरुआत के लॉग में है।',
  ],
  'setup-locked': [
    'Too many wrong codes. Wait 15 minutes, or start the site again: it writes a new code.',
    'बहुत अधिक गलत कोड। 15 मिनट रुकें, या साइट फिर से शुरू करें: नया कोड लिखा जाएगा।',
  ],
  'email-or-phone': ['Write an e-mail address or a phone number.', 'ई-मेल या फ़ोन नंबर लिखें।'],
  'person-known': ['This person stands in the list already.', 'यह व्यक्ति पहले से सूची में है।'],
  'phone-known': [
    'Somebody else is known by this phone. If this is another person of the house, tick the box.',
    'इस फ़ोन से कोई और जाना जाता है। यदि यह घर का कोई और सदस्य है, तो खाने पर निशान लगाएँ।',
  ],
  'person-unknown': ['We know nobody by this e-mail or phone.', 'इस ई-मेल या फ़ोन से हम किसी को नहीं जानते।'],
  'person-unclear': [
    'Several people share this phone. Write the name after it.',
    'यह फ़ोन कई लोगों का है। इसके बाद नाम लिखें।',
  ],
  'merge-self': ['This is the same person.', 'यह वही व्यक्ति है।'],
  'merge-taken': [
    'One of the two is part of another person already. Part them first.',
    'इन दोनों में से एक पहले से किसी और का भाग है। पहले उसे अलग करें।',
  ],
  'erase-unconfirmed': ['Type it exactly as it stands.', 'ठीक वैसा ही लिखें।'],
  'seats-given-back': [
    'Declining gave the seats back, and others may have them. Ask them to send the form again.',
    'अस्वीकार करने से सीटें लौट गईं और किसी और को मिल सकती हैं। उनसे फ़ॉर्म फिर भेजने को कहें।',
  ],
  'not-waiting': ['This request waits for no seat.', 'यह अनुरोध किसी सीट की प्रतीक्षा में नहीं है।'],
  'no-seat-free': ['No seat is free in this class now.', 'इस कक्षा में अभी कोई सीट ख़ाली नहीं है।'],
  'others-wait-first': [
    'Others asked before. Seats are given in order.',
    'दूसरों ने पहले पूछा है। सीटें क्रम से दी जाती हैं।',
  ],
  'seva-full': ['No place is left on that day or in that hour.', 'उस दिन या घंटे में कोई स्थान ख़ाली नहीं है।'],
  'seva-past': ['This seva is over.', 'यह सेवा हो चुकी है।'],
  'no-sender-email': ['They left no e-mail address. Call them.', 'उन्होंने ई-मेल नहीं दिया। फ़ोन करें।'],
  'request-duplicate': [
    'The same words wait in another request. Work on that one.',
    'वही शब्द दूसरे संदेश में प्रतीक्षा में हैं। उसी पर काम करें।',
  ],
  'tax-class-used': [
    'A rate or a product is of this class. Give the products another class first.',
    'इस वर्ग में कोई दर या वस्तु है। पहले वस्तुओं को दूसरा वर्ग दें।',
  ],
  'tax-class-taken': ['There is a tax class of this name.', 'इस नाम का कर-वर्ग पहले से है।'],
  'template-taken': ['There is a template of this title.', 'इस शीर्षक का टेम्पलेट पहले से है।'],
  'note-invalid': ['Write 1 to 2,000 characters, without HTML.', '1 से 2,000 अक्षर लिखें, HTML नहीं।'],
};

/** The message for a field of an admin form, which knows the codes of the site's forms too. */
export function adminMessageFor(
  code: string,
  language: Language = 'en',
  values?: Record<string, string | number>,
): string {
  const own = Object.hasOwn(adminMessages, code) ? adminMessages[code] : undefined;
  if (own) return messageFor(code, values, { [code]: own[language === 'hi' ? 1 : 0] });
  return language === 'hi' ? hindiMessageFor(code, values) : accountMessageFor(code, values);
}
