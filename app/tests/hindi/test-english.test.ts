import { expect, it } from 'vitest';
import { englishIn } from './test-english.ts';

it.each([
  { html: '<p>दान id: don_hOIz1hl-Zc-e9p2stWeXEw</p>', english: [] },
  { html: '<p>Hare Krishna</p>', english: [] },
  { html: '<p lang="en">Give now</p>', english: [] },
  { html: '<p>दान Give now</p>', english: ['Give now'] },
  { html: '<img alt="A lamp">', english: ['A lamp'] },
])('finds the English of $html', ({ html, english }) => {
  expect(englishIn(html)).toEqual(english);
});
