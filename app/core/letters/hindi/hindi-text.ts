import type { LetterText } from '../letter-model.ts';

/** A letter in Hindi: the warm line of the English one is Hindi already. */
export type HindiText = Omit<LetterText, 'hindi'>;
