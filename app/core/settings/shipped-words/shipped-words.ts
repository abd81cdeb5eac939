import type { Language } from '../../language/languages.ts';
import { hindiWords } from './hindi-words.ts';

/** Texts of settings as they come with the site, by setting and path. */
export type ShippedWords = Partial<Record<string, Record<string, string>>>;

/** For each language but English, whose texts are the defaults of the settings. */
export const shippedWords: Partial<Record<Language, ShippedWords>> = { hi: hindiWords };
