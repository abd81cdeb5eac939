import type { donationTexts } from '#core/letters/donation-texts.ts';
import type { ShippedLetter } from '#core/letters/shipped-letter.ts';

const inName = '{in_name_of} के नाम से अर्पित।';
const account = 'इसी ई-मेल पते से खाता बनाने पर आपके सारे दान और रसीदें एक साथ दिखती हैं।';

const returned = (body: string): ShippedLetter => ({
  subject: '{sum} आपको लौटा दिए गए हैं',
  preview: '{date} का आपका भुगतान',
  body: `${body}\n\n{stands}`,
  button: 'अपना दान देखें',
  notes: 'बैंक में दिखने में पाँच से सात कार्य-दिवस लग सकते हैं। राशि उसी खाते में जाती है जिससे आई थी।',
});

const contactLine = 'कोई प्रश्न हो तो कृपया {phone} पर फ़ोन करें या {email} पर लिखें, और रसीद का क्रमांक बताएँ।';

/** Letters about donations and refunds. */
export const donationLetters: Record<keyof typeof donationTexts, ShippedLetter> = {
  'gift-receipt': {
    subject: 'आपके दान के लिए धन्यवाद · रसीद {number}',
    preview: '{sum}, {date} को',
    body: `आपका दान {entity} तक पहुँच गया है। हमारे साथ सेवा करने के लिए हार्दिक धन्यवाद। रसीद PDF के रूप में साथ लगी है।\n\n${inName}`,
    button: 'रसीद खोलें',
    notes: `{tax_text}\n\n${account}`,
  },
  'gift-receipt-void': {
    subject: 'रसीद {number} (रद्द)',
    preview: '{sum}, {date} को',
    body: `नीचे दी गई रसीद {void_day} से रद्द है। कारण: {void_reason}।\n\n${inName}`,
    button: 'रसीद खोलें',
    notes: `यह रसीद किसी दान का प्रमाण नहीं है, और इससे कर में कोई छूट नहीं ली जा सकती।\n\n${account}`,
  },
  'pay-link': {
    subject: 'आपका {sum} का दान: भुगतान का लिंक',
    preview: '{cause}, {until} तक',
    body: 'फ़ोन पर आपकी इच्छा के अनुसार, {cause} के लिए {sum} देने का लिंक यह है। बटन से वह खुलेगा; अपना नाम देख लें, फिर किसी भी UPI ऐप, कार्ड या नेट बैंकिंग से भुगतान करें।\n\nयह {until} तक खुला है। अपने आप कुछ नहीं कटता।',
    button: 'लिंक खोलें',
    notes: 'यदि आपने इसके लिए नहीं कहा था, तो आपको कुछ नहीं करना है। कोई प्रश्न हो तो कृपया {phone} पर फ़ोन करें।',
  },
  'monthly-gift': {
    subject: 'आपका मासिक दान · {month}',
    preview: '{cause} के लिए {sum}',
    body: 'आपने हर महीने {cause} के लिए {sum} देने की इच्छा जताई थी। बटन से भुगतान का पृष्ठ खुलेगा, जिसमें राशि और सेवा-कार्य पहले से भरे होंगे।\n\nआपके खाते से अपने आप कुछ नहीं कटता: इस महीने आप तभी देते हैं जब आप चाहें।',
    button: 'इस महीने का दान करें',
    notes:
      'राशि या दिन बदलने के लिए, या कुछ समय रुकने के लिए: {manage}\n\nये पत्र बंद करने के लिए, बिना साइन इन किए: {stop}',
  },
  'certificate-ready': {
    subject: 'अप्रैल से मार्च {year} का आपका प्रमाणपत्र',
    preview: '{entity} का {form}',
    body: 'वर्ष का विवरण दाखिल हो गया है, और कर पोर्टल ने {entity} को दिए आपके दान का प्रमाणपत्र बना दिया है: {form}। कानून की सीमाओं के भीतर कर में छूट इसी से ली जाती है।\n\n{where}',
    button: 'मेरे दान देखें',
    notes: account,
  },
  'returned-double': returned('आपने एक ही दान के लिए दो बार भुगतान किया। दूसरा भुगतान, {sum}, लौटा दिया गया है।'),
  'returned-unfit': returned(
    '{sum} का एक भुगतान उस दान से मेल नहीं खाता था जिसके लिए वह आया, इसलिए लौटा दिया गया है।',
  ),
  'returned-part': returned('आपके दान का एक भाग, {sum}, लौटा दिया गया है।'),
  'returned-whole': returned('{sum} का आपका दान लौटा दिया गया है।'),
  'taken-back-bounced': {
    subject: 'आपका चेक स्वीकार नहीं हुआ · रसीद {number} रद्द है',
    preview: '{date} का आपका दान',
    body: 'बैंक ने {sum} के आपके दान का चेक स्वीकार नहीं किया, इसलिए वह हम तक नहीं पहुँचा। रसीद {number} रद्द है: कृपया उसका उपयोग न करें, और उसकी छपी प्रति हो तो फेंक दें।\n\nआप चाहें तो किसी और तरीके से दान कर सकते हैं। आपकी सद्भावना के लिए धन्यवाद।',
    button: 'अपना दान देखें',
    notes: contactLine,
  },
  'taken-back-mistake': {
    subject: 'एक सुधार: रसीद {number} रद्द है',
    preview: '{date} का एक दान',
    body: 'मंदिर में भूल से आपके नाम {sum} का एक दान दर्ज हो गया था। रसीद {number} रद्द है: कृपया उसका उपयोग न करें, और उसकी छपी प्रति हो तो फेंक दें।\n\nयदि आपने कुछ और दिया था, तो उसकी सही रसीद अलग पत्र में आएगी।',
    button: 'दान देखें',
    notes: contactLine,
  },
  'taken-back-unmatched': {
    subject: 'एक सुधार: रसीद {number} रद्द है',
    preview: '{date} का आपका दान',
    body: '{sum} का एक बैंक ट्रांसफ़र भूल से आपके दान से जोड़ दिया गया था। रसीद {number} रद्द है: कृपया उसका उपयोग न करें, और उसकी छपी प्रति हो तो फेंक दें।\n\nआपका अपना ट्रांसफ़र हमारे खाते में मिलते ही उसकी रसीद अलग पत्र में आएगी।',
    button: 'दान देखें',
    notes: contactLine,
  },
};
