import { expect, it } from 'vitest';
import { pictureSource } from './photo-files.ts';
import { photoNameOf, photoSet } from './photo-sizes.ts';

it('finds the name and all files of a photo by the address of one', () => {
  const plain = pictureSource('garlands');
  expect(plain).toMatch(/\/photos\/garlands-720\.webp$/);
  const stem = plain.replace('-720.webp', '');
  expect(photoSet(plain)).toBe(`${stem}-480.avif 480w,${stem}-780.avif 780w,${stem}-960.avif 960w`);
  expect(photoNameOf(plain)).toBe('garlands');
});

it.each([
  'garlands',
  '',
  '/media/abc-1200x800-50-50',
  '/art/photos/garlands-480.avif',
  'https://a.example/x.webp',
])('takes %j for no photo', (name) => expect(photoSet(name)).toBeUndefined());

it.each(['tulsi', '', '/media/abc-1200x800-50-50'])('leaves %j as it is', (name) =>
  expect(pictureSource(name)).toBe(name),
);
