import type { LetterText } from './letter-model.ts';
import type { letterTexts } from './letter-texts.ts';
import type { VisitorKey } from './staff-letters.ts';

/** A letter in another language: the warm line of the English one is Hindi already. */
export type ShippedLetter = Omit<LetterText, 'hindi'>;

export type VisitorLetterKey = VisitorKey<typeof letterTexts>;
export type ShippedLetters = Record<VisitorLetterKey, ShippedLetter>;
