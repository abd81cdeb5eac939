import { expect, it } from 'vitest';
import { placeOfText } from '#core/calendar/place-text.ts';
import { pageNumber, pagingOf } from '#core/content/paging.ts';
import { addressNumber } from '#core/fields/address-number.ts';
import { readVersion } from '#core/fields/version.ts';
import { readUploadedPicture } from '#core/media/picture-name.ts';

// A number in an address has one spelling: any other is treated like any other unknown text.

const otherSpellings = [
  '05',
  '+5',
  '5.0',
  '5e0',
  '0x5',
  ' 5',
  '5 ',
  '५',
  '٥',
  '-5',
  '5,0',
  '',
  'five',
  '5\0',
];

it.each(otherSpellings)('%j is not 5', (text) => {
  expect(addressNumber(text)).toBeNull();
  expect(pageNumber(text)).toBe(1);
  expect(pagingOf(text, 100, 10)).toMatchObject({ page: 1 });
  expect(readVersion(text)).toBe(-1);
  expect(readUploadedPicture(`/uploads/${'a'.repeat(32)}/1600x1067-50-${text}.jpg`)).toBeNull();
});

it('5 is', () => {
  expect([addressNumber('5'), pageNumber('5'), readVersion('5')]).toEqual([5, 5, 5]);
  expect(placeOfText('5,77.7,Asia/Kolkata')).toMatchObject({ latitude: 5 });
  expect(readUploadedPicture(`/uploads/${'a'.repeat(32)}/1600x1067-50-5.jpg`)).toMatchObject({ focalY: 5 });
});

it.each([
  '05,77.7',
  '+5,77.7',
  '5.0,77.7',
  '५,77.7',
  '5e0,77.7',
  '27.580,77.7',
  '27.58,077.7',
  '-0,77.7',
  '27.58,77.70',
  '27.0,77.7',
  '+27.58,77.7',
])('a position has no second spelling like %s', (position) =>
  expect(placeOfText(`${position},Asia/Kolkata`)).toBeNull(),
);

const sources = import.meta.glob<string>('/app/{site,admin}/**/*.route.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('no route parses a number of its address itself', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const own = Object.entries(sources).filter(([, source]) =>
    /\b(?:Number|parseInt|parseFloat)\(\s*(?:query|search|asks|params|new URL)\b/.test(source),
  );
  expect(own.map(([file]) => file)).toEqual([]);
});
