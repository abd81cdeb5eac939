import { expect, it } from 'vitest';
import { keepWords } from './keep-words.ts';

it.each([
  [{ mailed: true, path: 'named' }, null],
  [{ mailed: false, path: 'named' }, /no e-mail address.*keep the address of this page/],
  [{ mailed: false, path: 'tax' }, /no e-mail address/],
  [{ mailed: false, path: 'gupt' }, /gave quietly.*keep the address of this page/],
  [{ mailed: false }, /no e-mail address/],
] as const)('%j: who cannot be written to is told to keep the page', (purchase, words) => {
  if (words) expect(keepWords(purchase)).toMatch(words);
  else expect(keepWords(purchase)).toBeNull();
});
