import { expect, it } from 'vitest';
import { readLanguageChoice } from './language-choice.ts';

const origin = 'https://temple.test';
const choose = (path: string, search: string, referer?: string) =>
  readLanguageChoice(path, search, { referer, origin })?.location ?? null;

it.each([
  ['/donate', '?language=hi', undefined, '/hi/donate'],
  ['/', '?language=hi', undefined, '/hi'],
  ['/hi/donate', '?language=en', undefined, '/donate'],
  ['/hi', '?language=en', undefined, '/'],
  ['/hi/donate', '?language=hi', undefined, '/hi/donate'],
  ['/shop', '?language=hi', 'https://temple.test/shop?q=mala&page=2', '/hi/shop?q=mala&page=2'],
  ['/shop', '?language=hi', 'https://temple.test/cart?q=mala', '/hi/shop'],
  ['/shop', '?language=hi', 'https://evil.test/shop?q=mala', '/hi/shop'],
  ['/shop', '?language=hi', 'not an address', '/hi/shop'],
  ['/hi//evil.example', '?language=en', undefined, '/hi//evil.example'],
  ['/shop', '?language=fr', undefined, null],
  ['/shop', '?language=hi&language=en', undefined, null],
  ['/shop', '?language=hi&q=1', undefined, null],
  ['/shop', '?q=1', undefined, null],
  ['/shop', '', undefined, null],
])('%s%s from %s leads to %s', (path, search, referer, location) =>
  expect(choose(path, search, referer)).toBe(location),
);
