import type { ShippedWords } from '#core/settings/shipped-words.ts';
import { answersWords } from './settings/answers.ts';
import { givingWords } from './settings/giving.ts';
import { homeWords } from './settings/home.ts';
import { pagesWords } from './settings/pages.ts';
import { searchWords } from './settings/search.ts';
import { templeWords } from './settings/temple.ts';

/** The default texts of the settings, by setting and path. */
export const shippedSettings: ShippedWords = {
  ...templeWords,
  ...homeWords,
  ...pagesWords,
  ...givingWords,
  ...answersWords,
  ...searchWords,
};
