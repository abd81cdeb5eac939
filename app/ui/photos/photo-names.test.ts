import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOfPhotos } from '#core/content/photo-words.ts';
import { photoNames } from './photo-names.ts';

// Pages compute the addresses: nothing else misses a file.
it('knows every photo, and each has its four files', () => {
  const files = photoNames.flatMap((name) =>
    ['480.avif', '780.avif', '960.avif', '720.webp'].map((end) => `${name}-${end}`),
  );
  const there = readdirSync('app/ui/photos').filter((file) => !file.endsWith('.ts'));
  expect(there.sort()).toEqual(files.sort());
});

it('says what each shows', () => expect(Object.keys(wordsOfPhotos).sort()).toEqual([...photoNames].sort()));
