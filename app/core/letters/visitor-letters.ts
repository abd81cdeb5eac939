import type { LetterKey } from './letter-texts.ts';
import type { VisitorLetterKey } from './shipped-letter.ts';
import { staffLetters } from './staff-letters.ts';

/** Whether a letter goes to visitors: the others are in English alone. */
export function isVisitorLetter(key: LetterKey): key is VisitorLetterKey {
  return !(staffLetters as readonly string[]).includes(key);
}
