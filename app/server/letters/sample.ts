import type { LetterSamples } from '#core/language/outside-words.ts';
import type { LetterPage, Writing } from './letter-page.ts';

/** A letter of one key with sample data. */
export type Sample = (writing: Writing, words: LetterSamples) => LetterPage;

/** Where the links of a sample lead: nowhere. */
export const link = '#';

/** When what it is about happened. */
export const at = '2026-11-21T06:12:00Z';
