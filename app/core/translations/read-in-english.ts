/** Of what has a text to read: nobody has published it in the language of the page yet. */
export type ReadInEnglish = { inEnglish?: true };
