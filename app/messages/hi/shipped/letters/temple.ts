import type { ShippedLetter } from '#core/letters/shipped-letter.ts';
import type { VisitorKey } from '#core/letters/staff-letters.ts';
import type { templeTexts } from '#core/letters/temple-texts.ts';

const seva = (subject: string, body: string, button: string, notes: string): ShippedLetter => ({
  ...{ subject: `${subject} · {seva} · {reference}`, preview: '{seva}, {day}', body, button, notes },
});

const ifYouCannot = 'यदि आप न आ सकें, तो कृपया बटन से बुकिंग रद्द करें, ताकि कोई और सेवा कर सके।';
const seeOrCancel = 'बुकिंग देखें या रद्द करें';

/** Letters about sevas, requests and family days. */
export const templeLetters: Record<VisitorKey<typeof templeTexts>, ShippedLetter> = {
  'seva-booked': seva(
    'आपकी सेवा दर्ज हो गई है',
    'अपना समय अर्पित करने के लिए धन्यवाद। आपका स्थान सुरक्षित है।',
    seeOrCancel,
    ifYouCannot,
  ),
  'seva-reminder': seva(
    'आपकी सेवा कल है',
    'हम बस याद दिला रहे हैं कि कल आपकी सेवा का दिन है। हमें आपकी प्रतीक्षा रहेगी।',
    seeOrCancel,
    ifYouCannot,
  ),
  'seva-cancelled': seva(
    'आपकी सेवा रद्द हो गई है',
    'आपका स्थान अब किसी और के लिए खाली है। आप कोई दूसरा दिन चुनें, आपका स्वागत है।',
    'दूसरी सेवा चुनें',
    'यदि आपने इसे रद्द नहीं किया, तो कृपया मंदिर कार्यालय को बताएँ।',
  ),
  'request-stored': {
    subject: 'संदर्भ {reference} · {about}',
    preview: '{stored}',
    body: '{stored}\n\n{next}',
    button: '',
    notes:
      'इसके बारे में पूछने के लिए {phone} पर फ़ोन करें या {email} पर लिखें, और संदर्भ बताएँ।\n\nयदि यह आपने नहीं भेजा, तो आपको कुछ करने की आवश्यकता नहीं है।',
  },
  'request-answer': {
    subject: 'उत्तर: {about} · {reference}',
    preview: '{beginning}',
    body: '{answer}',
    button: '',
    notes: 'उत्तर देने के लिए {email} पर लिखें और {reference} बताएँ। हमारा फ़ोन: {phone}।',
  },
  'class-seat': {
    subject: 'आपको सीट मिल गई है · {class} · {reference}',
    preview: 'प्रतीक्षा-सूची से',
    body: '{class} में एक सीट खाली हुई है, और प्रतीक्षा-सूची में अगला नाम आपका था। यह सीट आपके लिए सुरक्षित है।',
    button: 'कक्षा देखें',
    notes:
      'यदि आप न आ सकें, तो कृपया {phone} पर फ़ोन करें या {email} पर लिखें और {reference} बताएँ, ताकि सीट प्रतीक्षा करने वाले अगले व्यक्ति को मिल सके।',
  },
  'called-off': {
    subject: '{title} रद्द है · {reference}',
    preview: '{title}, {day}',
    body: 'हमें खेद है: {title}, {day}, अब रद्द है। आपका नाम अब उसकी सूची में नहीं है, और आपको कुछ नहीं करना है।',
    button: 'देखें और क्या है',
    notes:
      'यदि आपने कुछ राशि दी है या कुछ पूछना चाहें, तो कृपया {phone} पर फ़ोन करें या {email} पर लिखें और {reference} बताएँ।',
  },
  'family-day': {
    subject: '{days} · {date}',
    preview: '{date} की याद',
    body: 'आपने हमसे इस दिन की याद दिलाने को कहा था। आप चाहें तो इस दिन प्रसाद की थालियाँ अर्पित कर सकते हैं: दिन पहले से भरा है, बाकी आप जो चाहें बदल सकते हैं।',
    button: 'इस दिन थालियाँ अर्पित करें',
    notes: 'ये याद दिलाने वाले पत्र आप यहाँ बदल या बंद कर सकते हैं: {manage}',
  },
};
