import digits from './digits.css?url';

/** The style sheet that draws digits as this language writes them, where the temple wishes it. */
export const digitStyles: string | null = digits;
