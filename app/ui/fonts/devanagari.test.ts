import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The display face of Hindi has the letters that scripts/subset-devanagari.py names. Each other one
// costs a page the 60 KB of the whole font.

const spans = (text: string) =>
  [...text.matchAll(/\b0?[0-9A-F]{3,4}(?:-0?[0-9A-F]{3,4})?\b/g)].map(([span]) => span);
const ranges = (file: string) => {
  const [, face = ''] = /tiro-hindi\.woff2[^}]*unicode-range:([^;]*);/.exec(readFileSync(file, 'utf8')) ?? [];
  return spans(face.replaceAll('U+', ''));
};
const letters = ranges('app/ui/styles/tokens.css');
const between = ranges('app/messages/hi/language.css');

it('is declared with the letters that it has', () => {
  const [, made = ''] =
    /RANGES = \[(.*?)\n\]/s.exec(readFileSync('scripts/subset-devanagari.py', 'utf8')) ?? [];
  expect([...letters, ...between].toSorted()).toEqual(spans(made).toSorted());
});

it('has every consonant: a conjunct is never drawn by two fonts', () => {
  expect(letters).toEqual(expect.arrayContaining(['0913-0939', '0958-095F']));
});

it('has every letter of the Hindi catalogues', () => {
  const has = (code: number) =>
    letters.some((span) => {
      const [first = '', last = first] = span.split('-');
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    });
  const files = readdirSync('app/messages/hi', { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`app/messages/hi/${file}`, 'utf8'))
    .join('');
  // Not its digits: those of a page are Latin, or drawn by a face of their own.
  const used = [...new Set(text.match(/[\u0900-\u0965\u0970-\u097f]/g))];
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((letter) => !has(letter.charCodeAt(0)))).toEqual([]);
});
