/** The digits of English are those that stand in the text. */
export const digitStyles: string | null = null;
