/**
 * Of what has a text to read: the language of the text where nobody has published it in that of the
 * page yet. Never on pages in English.
 */
export type ReadInEnglish = { textLang?: 'en' };
