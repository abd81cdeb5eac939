import type { Language } from '../language/languages.ts';
import { accountHindi } from './hindi/account-hindi.ts';
import { donationHindi } from './hindi/donation-hindi.ts';
import type { HindiText } from './hindi/hindi-text.ts';
import { orderHindi } from './hindi/order-hindi.ts';
import { templeHindi } from './hindi/temple-hindi.ts';
import type { LetterKey, letterTexts } from './letter-texts.ts';
import { staffLetters, type VisitorKey } from './staff-letters.ts';

export type VisitorLetterKey = VisitorKey<typeof letterTexts>;

/** The letters to visitors as they come with the site, for each language but English. */
export const shippedLetters: Record<Exclude<Language, 'en'>, Record<VisitorLetterKey, HindiText>> = {
  hi: { ...donationHindi, ...orderHindi, ...templeHindi, ...accountHindi },
};

export function isVisitorLetter(key: LetterKey): key is VisitorLetterKey {
  return !(staffLetters as readonly string[]).includes(key);
}
