import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageNames, languages } from '#core/language/languages.ts';
import { pictures } from '#ui/art/pictures.ts';
import { pictureSource } from '#ui/photo-files.ts';
import { photoNames } from '#ui/photos/photo-names.ts';
import { shareImage } from './page-meta.ts';

const drawn = languageNames.flatMap((language) =>
  [...Object.keys(pictures), ...photoNames].map(
    (name) => `public/share${languages[language].prefix}/${name}.jpg`,
  ),
);

it.each(drawn)('%s is there for link previews, as every messenger shows it', (file) => {
  expect(existsSync(file), 'run npm run share-pictures').toBe(true);
  const bytes = readFileSync(file);
  expect(bytes.length).toBeLessThan(300_000);
  expect(sizeOf(bytes)).toEqual([1200, 630]);
});

it('uses that of a rendered photo by its address', () => {
  const address = pictureSource('leaf-meal');
  expect(shareImage('http://temple.test/blogs', address)).toBe('http://temple.test/share/leaf-meal.jpg');
});

it('uses the temple’s own for an unknown drawing', () => {
  expect(shareImage('http://temple.test/blogs', 'tulsi')).toBe('http://temple.test/share/tulsi.jpg');
  for (const name of ['', 'constructor', '../secret'])
    expect(shareImage('http://temple.test/', name)).toBe('http://temple.test/share/hero-temple-dawn.jpg');
});

/** Width and height from a JPEG's start-of-frame. */
function sizeOf(jpeg: Buffer): [number, number] {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return [0, 0];
}
