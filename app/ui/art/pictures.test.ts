import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOfDrawings } from '#core/content/drawing-words.ts';
import { pictures, windowPaintings } from './pictures.ts';

const names = Object.keys(pictures).sort();
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

// Pages compute the addresses: nothing else misses a file.
it('knows every drawing', () => expect(filesIn('app/ui/art', '.svg')).toEqual(names));

it('has each painted for phones: npx node scripts/paint-pictures.ts', () => {
  const painted = [...names, ...windowPaintings.map((name) => `${name}-window`), 'lotus-cluster'];
  expect(filesIn('app/ui/art/phone', '.avif')).toEqual(painted.sort());
});

it('says what each shows', () => expect(Object.keys(wordsOfDrawings).sort()).toEqual(names));
