import type { seatTexts } from '#core/letters/seat-texts.ts';
import type { ShippedLetter } from '#core/letters/shipped-letter.ts';

const button = 'अपनी बुकिंग देखें';
const byTheBank = 'बैंक में दिखने में पाँच से सात कार्य-दिवस लग सकते हैं। राशि उसी खाते में जाती है जिससे आई थी।';

const step = (subject: string, body: string, notes = byTheBank): ShippedLetter => ({
  ...{ subject: `${subject} · बुकिंग {seat}`, preview: '{title}, {day}' },
  ...{ body, button, notes },
});

const returned = (body: string): ShippedLetter => ({
  ...{ subject: '{sum} आपको लौटा दिए गए हैं · बुकिंग {seat}', preview: 'बुकिंग {seat}' },
  ...{ body, button, notes: byTheBank },
});

/** Letters of paid seats. */
export const seatLetters: Record<keyof typeof seatTexts, ShippedLetter> = {
  'seat-booked': step(
    'आपकी सीटें बुक हैं और भुगतान हो गया है',
    'धन्यवाद: {title} आपके लिए {day} से बुक है। यह पत्र आपके भुगतान की पुष्टि है। आपके कैलेंडर के लिए तारीख़ें साथ लगी हैं।',
    'पृष्ठ पर आपके फ़ोन नंबर के अंतिम चार अंक पूछे जाएँगे।',
  ),
  'seat-offered': {
    ...step(
      'आपके लिए एक सीट खाली हुई है',
      '{title} में {day} से आपके लिए एक सीट है। {until} तक वह आपकी है: कृपया तब तक भुगतान करें। उसके बाद अगले की बारी आती है।',
      'यदि अब आप नहीं आना चाहते, तो कृपया उसी पृष्ठ पर रद्द कर दें: कोई और प्रतीक्षा में है।',
    ),
    button: 'सीट का भुगतान करें',
  },
  'seat-cancelled': step(
    'आपकी बुकिंग रद्द हो गई है',
    '{title}, {day} की आपकी बुकिंग रद्द हो गई है। यदि बुकिंग की शर्तों के अनुसार कुछ राशि लौटनी है, तो पहले कार्यालय के दूसरे व्यक्ति की सहमति ली जाती है, फिर हम आपको लिखेंगे।',
  ),
  'seat-short': step(
    'आपका भुगतान देर से आया',
    '{title} के लिए आपका भुगतान हम तक पहुँच गया है, पर वह उस समय के बाद आया जब तक सीटें आपके लिए रखी थीं, और अब हम वे सीटें नहीं दे सकते। हमें खेद है। आपकी पूरी राशि लौटाई जाएगी; कार्यालय की सहमति होते ही हम आपको लिखेंगे।',
  ),
  'seat-returned': returned('बुकिंग {seat} के लिए दी गई राशि में से {sum} लौटा दिए गए हैं।'),
  'seat-returned-stray': returned(
    '{sum} लौटा दिए गए हैं: बुकिंग {seat} के लिए यह भुगतान दूसरी बार या देर से आया था। बुकिंग वैसी ही है।',
  ),
};
