import type { Language } from '#core/language/languages.ts';

/** What stands in letters with sample data, where it is words of a language. */
export type SampleWords = {
  name: string;
  seva: string;
  book: string;
  bookOption: string;
  otherBookOption: string;
  subject: string;
  answer: string;
  beads: string;
  beadsOption: string;
  klass: string;
  room: string;
  cause: string;
  occasion: string;
  entity: string;
  donation: string;
  honoured: string;
  voidReason: string;
  courier: string;
};

export const sampleWords: Record<Language, SampleWords> = {
  en: {
    name: 'Mīrā Śarmā',
    seva: 'Garland making',
    book: 'Bhagavad-gītā As It Is',
    bookOption: 'Hindi',
    otherBookOption: 'English',
    subject: 'A question',
    answer: 'Thank you for asking. There are seats left.\n\nPlease call us.',
    beads: 'Japa beads',
    beadsOption: 'Tulsi',
    klass: 'Mridanga for beginners',
    room: 'First-floor classroom',
    cause: 'Food for Life',
    occasion: 'Mother’s birthday',
    entity: 'Hare Krishna Temple Trust',
    donation: 'Annadan: 100 meals',
    honoured: 'Kṛṣṇa dāsa',
    voidReason: 'the name was wrong',
    courier: 'India Post',
  },
  hi: {
    name: 'मीरा शर्मा',
    seva: 'माला बनाना',
    book: 'श्रीमद्भगवद्गीता यथारूप',
    bookOption: 'हिन्दी',
    otherBookOption: 'अंग्रेज़ी',
    subject: 'एक प्रश्न',
    answer: 'पूछने के लिए धन्यवाद। अभी सीटें बची हैं।\n\nकृपया हमें फ़ोन करें।',
    beads: 'जप माला',
    beadsOption: 'तुलसी',
    klass: 'मृदंग: पहला पाठ',
    room: 'पहली मंज़िल का कक्ष',
    cause: 'अन्नदान',
    occasion: 'माँ का जन्मदिन',
    entity: 'हरे कृष्ण मंदिर न्यास',
    donation: 'अन्नदान: 100 थालियाँ',
    honoured: 'कृष्ण दास',
    voidReason: 'नाम ग़लत था',
    courier: 'भारतीय डाक',
  },
};
