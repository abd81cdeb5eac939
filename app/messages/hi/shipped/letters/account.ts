import type { accountTexts } from '#core/letters/account-texts.ts';
import type { securityTexts } from '#core/letters/security-texts.ts';
import type { ShippedLetter } from '#core/letters/shipped-letter.ts';
import type { VisitorKey } from '#core/letters/staff-letters.ts';

const nobodyGotIn = 'यदि यह आपने नहीं किया, तो आपको कुछ करने की आवश्यकता नहीं है। आपके खाते में कोई नहीं पहुँचा।';
const neverTell = 'कोड किसी को न बताएँ: मंदिर कभी नहीं पूछता।';
const ifNotYou =
  'यदि यह आपने ही किया, तो आपको कुछ करने की आवश्यकता नहीं है। यदि नहीं, तो बटन से नया पासवर्ड चुनें। तब आपके खाते में जो भी साइन इन हैं, वे सब साइन आउट हो जाएँगे।';
const notMe = 'यह मैंने नहीं किया: नया पासवर्ड चुनें';

/** Letters about signing in, and about what was done to an account. */
export const accountLetters: Record<
  VisitorKey<typeof accountTexts> | VisitorKey<typeof securityTexts>,
  ShippedLetter
> = {
  'verify-email': {
    subject: 'मंदिर की वेबसाइट के लिए आपका कोड',
    preview: 'अपना ई-मेल पता सत्यापित करें।',
    body: 'आपका स्वागत है। कृपया पुष्टि करें कि यह ई-मेल पता आपका है: जिस पृष्ठ पर आपने खाता बनाया वहाँ यह कोड लिखें, या बटन दबाएँ।',
    button: 'मेरा ई-मेल पता सत्यापित करें',
    notes: `इस पते से पहले किए गए दान फिर आपके खाते में “मेरे दान” के नीचे दिखेंगे।\n\n${neverTell} यदि आपने खाता नहीं बनाया, तो आपको कुछ करने की आवश्यकता नहीं है।`,
  },
  'account-exists': {
    subject: 'आपका खाता पहले से है',
    preview: 'किसी ने आपके ई-मेल पते से खाता बनाना चाहा।',
    body: 'किसी ने, शायद आपने ही, इस ई-मेल पते से मंदिर की वेबसाइट पर खाता बनाना चाहा। यहाँ आपका खाता पहले से है, इसलिए कृपया साइन इन करें।',
    button: 'साइन इन करें',
    notes: `साइन इन के पृष्ठ पर आप नया पासवर्ड भी चुन सकते हैं।\n\n${nobodyGotIn}`,
  },
  'reset-password': {
    subject: 'नया पासवर्ड चुनें',
    preview: 'यह लिंक एक ही बार और थोड़े समय के लिए चलता है।',
    body: 'आपने मंदिर की वेबसाइट के लिए नया पासवर्ड माँगा। बटन से वह पृष्ठ खुलेगा जहाँ आप उसे चुनेंगे। यह एक ही बार और थोड़े समय के लिए चलता है।',
    button: 'नया पासवर्ड चुनें',
    notes: 'यदि यह आपने नहीं माँगा, तो आपको कुछ करने की आवश्यकता नहीं है। आपका पासवर्ड वैसा ही रहेगा।',
  },
  'change-email': {
    subject: 'नए पते के लिए आपका कोड',
    preview: 'अपना नया ई-मेल पता सत्यापित करें।',
    body: 'आप मंदिर की वेबसाइट के अपने खाते में यह ई-मेल पता रखना चाहते हैं। जिस पृष्ठ पर आपने यह माँगा, वहाँ यह कोड लिखें।',
    button: '',
    notes: `${neverTell}\n\n${nobodyGotIn}`,
  },
  'email-changed': {
    subject: 'आपके खाते का ई-मेल पता बदल गया है',
    preview: 'अब से हम नए पते पर लिखेंगे।',
    body: 'मंदिर की वेबसाइट पर आपके खाते का ई-मेल पता अभी-अभी बदला गया है। इसे आपके पासवर्ड और नए पते पर भेजे गए कोड से बदला गया।',
    button: '',
    notes: 'यदि यह आपने नहीं किया, तो कृपया मंदिर को फ़ोन करें: नंबर संपर्क पृष्ठ पर हैं।',
  },
  'new-browser': {
    subject: 'एक नए ब्राउज़र से साइन इन',
    preview: '{browser}, {moment}',
    body: 'मंदिर की वेबसाइट पर आपके खाते में किसी ने ऐसे ब्राउज़र से साइन इन किया जो पहले इसके लिए काम में नहीं आया था: {browser}, {moment} को।',
    button: notMe,
    notes: ifNotYou,
  },
  'password-changed': {
    subject: 'आपका पासवर्ड बदल गया है',
    preview: '{moment} को।',
    body: '{moment} से मंदिर की वेबसाइट पर आपके खाते का पासवर्ड नया है। इसे हमारे पत्र के लिंक से चुना गया, ब्राउज़र: {browser}। आपके खाते में जो भी साइन इन थे, वे सब साइन आउट कर दिए गए।',
    button: notMe,
    notes: ifNotYou,
  },
  'mobile-changed': {
    subject: 'आपके साइन इन का मोबाइल नंबर बदल गया है',
    preview: '{moment} को।',
    body: '{moment} को मंदिर की वेबसाइट पर आपके खाते में साइन इन का मोबाइल नंबर जोड़ा, बदला या हटाया गया, ब्राउज़र: {browser}।',
    button: notMe,
    notes: `${ifNotYou}\n\nफिर अपनी प्रोफ़ाइल में नंबर देखें, या मंदिर को फ़ोन करें।`,
  },
};
