import type { ShippedLetter } from '#core/letters/shipped-letter.ts';
import type { stayTexts } from '#core/letters/stay-texts.ts';

const button = 'अपनी बुकिंग देखें';
const fourDigits = 'पृष्ठ पर आपके फ़ोन नंबर के अंतिम चार अंक पूछे जाएँगे।';
const onlineByTheBank =
  'ऑनलाइन दी हुई राशि को बैंक में दिखने में पाँच से सात कार्य-दिवस लग सकते हैं। वह उसी खाते में जाती है जिससे आई थी।';
const byTheBank = 'बैंक में दिखने में पाँच से सात कार्य-दिवस लग सकते हैं। राशि उसी खाते में जाती है जिससे आई थी।';

const step = (subject: string, body: string, notes = fourDigits): ShippedLetter => ({
  ...{ subject: `${subject} · बुकिंग {stay}`, preview: '{room}, {arrival} से {departure} तक' },
  ...{ body, button, notes },
});

const returned = (body: string): ShippedLetter => ({
  ...{ subject: '{sum} आपको लौटा दिए गए हैं · बुकिंग {stay}', preview: 'बुकिंग {stay}' },
  ...{ body, button, notes: byTheBank },
});

/** Letters of the guest house. */
export const stayLetters: Record<keyof typeof stayTexts, ShippedLetter> = {
  'stay-booked': step(
    'अतिथि-गृह में आपका कमरा',
    'आपका कमरा {arrival} से {departure} तक बुक है। कृपया अपना पहचान-पत्र साथ लाएँ। आपके कैलेंडर के लिए तारीख़ें साथ लगी हैं।',
  ),
  'stay-changed': step(
    'आपके ठहरने की तारीख़ें बदल गई हैं',
    'अब आप {arrival} से {departure} तक ठहरेंगे। आपके कैलेंडर के लिए नई तारीख़ें साथ लगी हैं; वे पहले वाली की जगह लेंगी।',
  ),
  'stay-cancelled': step(
    'आपकी बुकिंग रद्द हो गई है',
    '{arrival} से {departure} तक की आपकी बुकिंग रद्द हो गई है। यदि बुकिंग की शर्तों के अनुसार कुछ राशि लौटनी है, तो पहले कार्यालय के दूसरे व्यक्ति की सहमति ली जाती है। ऑनलाइन दी हुई राशि भेजे जाने पर हम आपको फिर लिखेंगे; काउंटर पर दी हुई राशि आपको काउंटर पर ही लौटाई जाएगी।',
    onlineByTheBank,
  ),
  'stay-short': step(
    'आपका भुगतान देर से आया',
    'आपका भुगतान हम तक पहुँच गया है, पर वह उस समय के बाद आया जब तक कमरा आपके लिए रखा था, और अब हम वह कमरा नहीं दे सकते। हमें खेद है। आपकी पूरी राशि लौटाई जाएगी; कार्यालय की सहमति होते ही हम आपको लिखेंगे।',
    byTheBank,
  ),
  'stay-billed': step(
    'आपके ठहरने का बिल',
    '{arrival} से {departure} तक हमारे यहाँ ठहरने के लिए धन्यवाद। आपका बिल साथ लगा है।',
    'यदि इसमें से कुछ राशि लौटती है, तो उसका क्रेडिट नोट आपकी बुकिंग के पृष्ठ पर मिलेगा।',
  ),
  'stay-no-show': step(
    'आप नहीं आए',
    'आपका कमरा {arrival} से आपके लिए रखा था। कोई नहीं आया, इसलिए बुकिंग की शर्तों के अनुसार जो राशि मंदिर के पास रहती है उसका बिल साथ लगा है। यदि कुछ राशि लौटनी है, तो पहले कार्यालय के दूसरे व्यक्ति की सहमति ली जाती है, फिर हम आपको लिखेंगे।',
    'यदि यहाँ कुछ ग़लत है, तो कृपया हमें लिखें या फ़ोन करें।',
  ),
  'stay-wait-joined': {
    subject: 'आप अतिथि-गृह की प्रतीक्षा-सूची में हैं',
    preview: '{room}, {arrival} से {departure} तक',
    body: '{arrival} से {departure} तक {room} खाली होते ही, और आपकी बारी आने पर, हम उसे आपके लिए रखेंगे और आपको लिखेंगे।',
    button: 'अपनी प्रविष्टि देखें, या सूची छोड़ें',
    notes: 'अभी कुछ बुक नहीं हुआ है, और कुछ देना नहीं है।',
  },
  'stay-wait-offered': {
    subject: 'आपकी रातें खाली हो गई हैं: {arrival} से {departure} तक',
    preview: '{room}, {arrival} से {departure} तक',
    body: '{arrival} से {departure} तक {room} खाली है, और हम उसे {until} तक आपके लिए रख रहे हैं। तब तक बुक कर लें; उसके बाद अगले व्यक्ति की बारी आएगी।',
    button: 'ये रातें बुक करें, या मना करें',
    notes: 'यदि अब ये रातें नहीं चाहिए, तो कृपया मना कर दें: कोई और प्रतीक्षा में है।',
  },
  'stay-returned': returned('बुकिंग {stay} के लिए आपके दिए भुगतान में से {sum} लौटा दिए गए हैं।'),
  'stay-returned-stray': returned(
    '{sum} लौटा दिए गए हैं: बुकिंग {stay} के लिए यह भुगतान दूसरी बार या देर से आया था। बुकिंग जैसी थी वैसी ही है।',
  ),
};
