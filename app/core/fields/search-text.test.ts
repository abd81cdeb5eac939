import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it.each([
  ['', ''],
  ['search=%20radha%20devi%20', 'radha devi'],
  ['search=ra%00dha', 'radha'],
  [`search=${'x'.repeat(200)}`, 'x'.repeat(80)],
])('an address with %j searches for %j', (query, text) => {
  expect(searchText(new URLSearchParams(query))).toBe(text);
});
