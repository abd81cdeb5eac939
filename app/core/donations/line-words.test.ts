import { expect, it } from 'vitest';
import { lineWords } from './line-words.ts';

const of = (title: string, quantity = 1) => ({ title, quantity });

it.each([
  [[of('Cow care')], 'Cow care'],
  [[of('Cow care', 3), of('Books')], 'Cow care × 3, Books'],
  [[of('Cow care'), of('Books'), of('Cow care')], 'Cow care × 2, Books'],
  [Array.from({ length: 50 }, () => of('Cow care', 2)), 'Cow care × 100'],
  [[], ''],
])('names each thing a donation is for once: %#', (lines, words) => expect(lineWords(lines)).toBe(words));

it('separates them for a cell of a spreadsheet', () =>
  expect(lineWords([of('Cow care'), of('Books')], '; ')).toBe('Cow care; Books'));
