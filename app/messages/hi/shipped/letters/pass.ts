import type { passTexts } from '#core/letters/pass-texts.ts';
import type { ShippedLetter } from '#core/letters/shipped-letter.ts';

const seeBooking = 'अपनी बुकिंग देखें';
const byTheBank = 'बैंक में दिखने में पाँच से सात कार्य-दिवस लग सकते हैं। राशि उसी खाते में जाती है जिससे आई थी।';

const step = (subject: string, body: string, notes: string, button = seeBooking): ShippedLetter => ({
  ...{ subject: `${subject} · {event}`, preview: '{when} · बुकिंग {booking}', body, button, notes },
});

const returned = (body: string): ShippedLetter => ({
  ...{ subject: '{sum} आपको लौटा दिए गए हैं · बुकिंग {booking}', preview: '{event}' },
  ...{ body, button: seeBooking, notes: byTheBank },
});

const wait = (subject: string, body: string, button: string, notes: string): ShippedLetter => ({
  ...{ subject, preview: '{event}, {when}', body, button, notes },
});

/** Letters about passes of events. */
export const passLetters: Record<keyof typeof passTexts, ShippedLetter> = {
  'passes-confirmed': step(
    'आपके पास',
    '{event}, {when} के लिए आपके पास यहाँ हैं। कृपया द्वार पर उन्हें फ़ोन या काग़ज़ पर तैयार रखें। आपके कैलेंडर के लिए समय साथ लगा है।',
    'जिसके पास यह लिंक है, वह आपके पास दिखा सकता है: कृपया इसे केवल उन्हें भेजें जो आपके साथ आ रहे हैं।',
    'अपने पास देखें',
  ),
  'passes-asked': step(
    'पासों के लिए आपकी इच्छा हमें मिल गई है',
    '{event}, {when} के पासों के लिए आपकी इच्छा हमें मिल गई है। कार्यालय हर एक को देखता है, फिर हम आपको लिखेंगे। अभी कुछ बुक नहीं हुआ है।',
    'अभी कुछ भुगतान नहीं करना है।',
  ),
  'passes-approved': step(
    'अब आप अपने पासों का भुगतान कर सकते हैं',
    'कार्यालय ने {event}, {when} के लिए आपके पासों की स्वीकृति दे दी है। वे आपके लिए दो दिन तक रखे हैं। कृपया इस समय में भुगतान करें; उसके बाद वे दूसरों को मिल सकते हैं।',
    'भुगतान मिलते ही पास एक और पत्र में आएँगे।',
    'पासों का भुगतान करें',
  ),
  'passes-declined': step(
    'हम आपको पास नहीं दे सके',
    'कार्यालय {event}, {when} के लिए आपके पासों की स्वीकृति नहीं दे सका। हमें खेद है। कोई राशि नहीं ली गई।',
    'यदि कोई प्रश्न हो, तो कृपया इस पत्र का उत्तर दें।',
  ),
  'passes-unanswered': step(
    'पासों का आपका अनुरोध समाप्त हो गया',
    'आपने {event}, {when} के लिए पास माँगे थे। कार्यालय समय पर उत्तर नहीं दे सका, इसका हमें खेद है। अनुरोध समाप्त हो गया है; कुछ बुक नहीं हुआ और कोई राशि नहीं ली गई।',
    'यदि आप अब भी आना चाहें, तो कृपया फिर से अनुरोध करें, या इस पत्र का उत्तर दें।',
  ),
  'passes-cancelled': step(
    'आपके पास रद्द हो गए हैं',
    '{event}, {when} के लिए आपकी बुकिंग {booking} रद्द हो गई है। अब इसके पासों से द्वार नहीं खुलेगा। यदि कुछ राशि लौटनी है, तो पहले कार्यालय के दूसरे व्यक्ति की सहमति ली जाती है, फिर हम आपको लिखेंगे।',
    byTheBank,
  ),
  'passes-short': step(
    'आपका भुगतान देर से आया',
    '{event}, {when} के लिए आपका भुगतान हम तक पहुँच गया है, पर वह उस समय के बाद आया जब तक स्थान आपके लिए रखे थे, और अब हम उन्हें नहीं दे सकते। हमें खेद है। आपकी पूरी राशि लौटाई जाएगी; कार्यालय की सहमति होते ही हम आपको लिखेंगे।',
    byTheBank,
  ),
  'passes-returned': returned('बुकिंग {booking} ({event}) के लिए आपके भुगतान में से {sum} लौटा दिए गए हैं।'),
  'passes-returned-stray': returned(
    '{sum} लौटा दिए गए हैं: बुकिंग {booking} ({event}) का ऐसा भुगतान जो दूसरी बार या देर से आया था। बुकिंग जैसी थी वैसी ही है।',
  ),
  'passes-news': {
    ...{ subject: '{subject} · {event}', preview: '{beginning}', body: '{letter}' },
    ...{ button: 'अपने पास देखें', notes: 'यह पत्र आपको इसलिए आया है क्योंकि आपके पास {event} के पास हैं।' },
  },
  'pass-wait-joined': wait(
    'आप प्रतीक्षा सूची में हैं · {event}',
    '{event}, {when} के लिए जैसे ही स्थान मिलेंगे और आपकी बारी आएगी, हम उन्हें आपके लिए रखेंगे और आपको लिखेंगे।',
    'अपनी प्रविष्टि देखें, या सूची छोड़ें',
    'अभी कुछ बुक नहीं हुआ है, और कुछ भुगतान नहीं करना है।',
  ),
  'pass-wait-offered': wait(
    'आपके लिए स्थान हैं · {event}',
    '{event}, {when} के लिए स्थान मिल गए हैं, और हम उन्हें आपके लिए {until} तक रखेंगे। तब तक बुक कर लें; उसके बाद अगले की बारी होगी।',
    'ये पास बुक करें, या मना करें',
    'यदि अब आपको ये नहीं चाहिए, तो कृपया मना कर दें: कोई और प्रतीक्षा में है।',
  ),
};
