import type { membershipTexts } from '#core/letters/membership-texts.ts';
import type { ShippedLetter } from '#core/letters/shipped-letter.ts';

const part = (subject: string, body: string): ShippedLetter => ({
  ...{ subject, preview: '{sum}, अंतिम तिथि {due}', body, button: 'भुगतान खोलें' },
  notes:
    'हर भुगतान की अपनी रसीद होती है। जो राशि ऑनलाइन नहीं दी जा सकती, वह बैंक से भेजी जा सकती है: {phone} पर फ़ोन करें।',
});

const step = (subject: string, body: string, button: string): ShippedLetter => ({
  ...{ subject, preview: '{tier}', body, button, notes: 'कोई प्रश्न हो तो {phone} पर फ़ोन करें।' },
});

/** Letters of a life membership. */
export const membershipLetters: Record<keyof typeof membershipTexts, ShippedLetter> = {
  'membership-approved': part(
    'आपकी {tier} सदस्यता स्वीकृत हो गई है',
    'आपका आवेदन स्वीकृत हो गया है। पूरी राशि मिलने पर आपकी सदस्यता आरंभ होगी। पहला भुगतान {sum} है, अंतिम तिथि {due}; बटन से भुगतान खुलेगा।',
  ),
  'membership-part': part(
    'आपकी {tier} सदस्यता: {sum} की अंतिम तिथि {due}',
    'आपकी सदस्यता की अगली किस्त {sum} है, अंतिम तिथि {due}। बटन से भुगतान खुलेगा। अपने आप कुछ नहीं लिया जाता।',
  ),
  'membership-overdue': part(
    'आपकी {tier} सदस्यता: {sum} की तिथि {due} थी',
    '{sum} की किस्त, जिसकी अंतिम तिथि {due} थी, अभी हम तक नहीं पहुँची है। यदि आपने इस बीच दे दी है, तो इस पत्र पर ध्यान न दें। नहीं तो बटन से भुगतान खुलेगा।',
  ),
  'membership-begun': step(
    'आपकी {tier} सदस्यता आरंभ हो गई है',
    'आपकी सदस्यता की पूरी राशि मिल गई है और सदस्यता आरंभ हो गई है। बटन से आपका कार्ड खुलेगा; उसे PDF में भी रखा जा सकता है।',
    'अपना कार्ड खोलें',
  ),
  'membership-lapsed': step(
    'आपकी {tier} सदस्यता रुकी हुई है',
    'आपकी सदस्यता की एक किस्त बहुत समय से नहीं मिली है, इसलिए सदस्यता रुकी हुई है। आपने जो दिया है, वह बना रहेगा: बाकी किस्तें मिलते ही सदस्यता आगे चलेगी।',
    'अपनी सदस्यता देखें',
  ),
  'membership-transferred': step(
    'एक {tier} सदस्यता अब आपकी है',
    'यह सदस्यता आपको सौंपी गई है, अपने नंबर के साथ, और जो लाभ लिए जा चुके हैं वे भी इसमें गिने जाएँगे।',
    'अपनी सदस्यता देखें',
  ),
  'membership-ended': step(
    'आपकी {tier} सदस्यता',
    'कार्यालय ने आपकी सदस्यता समाप्त कर दी है, या आवेदन स्वीकार नहीं किया जा सका। कारण नीचे लिखा है।',
    '',
  ),
};
