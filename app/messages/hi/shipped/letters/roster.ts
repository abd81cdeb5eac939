import type { rosterTexts } from '#core/letters/roster-texts.ts';
import type { ShippedLetter } from '#core/letters/shipped-letter.ts';

const shiftLetter = (
  subject: string,
  body: string,
  button: string,
  notes = 'कोई प्रश्न हो तो {phone} पर फ़ोन करें।',
): ShippedLetter => ({ subject, preview: '{duty}, {day}, {hours}', body, button, notes });

export const rosterLetters: Record<keyof typeof rosterTexts, ShippedLetter> = {
  'shift-invited': shiftLetter(
    'क्या आप {event} में सेवा कर सकते हैं? {duty}, {day}',
    '{event} में आपकी सेवा मिले तो हमें प्रसन्नता होगी: {duty}, {day}, {hours}।\n\nकृपया बटन से हाँ या नहीं बताएँ, ताकि हम योजना बना सकें।',
    'हाँ या नहीं बताएँ',
  ),
  'shift-changed': shiftLetter(
    '{event} में आपकी पाली बदल गई है: {duty}, {day}, {hours}',
    '{event} में आपकी पाली बदल गई है। अब यह है: {duty}, {day}, {hours}।\n\nयदि यह समय आपके लिए ठीक न हो तो कृपया बटन से बता दें।',
    'अपनी पाली देखें',
  ),
  'shift-reminder': shiftLetter(
    'कल {event} में आपकी सेवा है: {duty}, {hours}',
    'कल {event} में सेवा के लिए धन्यवाद: {duty}, {hours}।',
    'अपनी पाली देखें',
    'यदि कोई बाधा आ गई हो तो कृपया पृष्ठ पर बता दें, ताकि कोई और आ सके। या {phone} पर फ़ोन करें।',
  ),
  'shift-replaced': shiftLetter(
    'आपकी जगह कोई और आएँगे: {duty}, {day}',
    'जिनसे आपने कहा था उन्होंने हाँ कर दी है, इसलिए आपको नहीं आना है: {event} में {duty}, {day}, {hours}। किसी को खोज देने के लिए धन्यवाद।',
    'अपनी पाली देखें',
  ),
  'shift-released': shiftLetter(
    'आपको नहीं आना है: {duty}, {day}',
    'अब इसके लिए आपकी सहायता की आवश्यकता नहीं है: {event} में {duty}, {day}, {hours}। तैयार रहने के लिए धन्यवाद।',
    'अपनी पाली देखें',
  ),
};
