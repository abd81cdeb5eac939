import { describe, expect, it } from 'vitest';
import { isLanguage, pathIn, splitLanguage } from './languages.ts';

describe('splitLanguage', () => {
  it.each([
    ['/', 'en', '/'],
    ['/donate', 'en', '/donate'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi/donate', 'hi', '/donate'],
    ['/hi/_root.data', 'hi', '/_root.data'],
    ['/history', 'en', '/history'],
    ['/HI/donate', 'en', '/HI/donate'],
    ['/hi//evil.example', 'en', '/hi//evil.example'],
  ] as const)('%s is %s, %s', (whole, language, path) => {
    expect(splitLanguage(whole)).toEqual({ language, path });
  });
});

describe('pathIn', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/donate', '/donate'],
    ['hi', '/', '/hi'],
    ['hi', '/donate', '/hi/donate'],
  ] as const)('%s %s', (language, path, whole) => expect(pathIn(language, path)).toBe(whole));
});

it('knows its languages', () => {
  expect(['en', 'hi', 'fr', '', null, 'toString'].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
