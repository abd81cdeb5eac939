import { expect, it } from 'vitest';
import { placeOfText } from './place-text.ts';
import { positionText } from './position-text.ts';

it.each([
  ['london', 'london'],
  ['London', 'london'],
  [' LONDON ', 'london'],
  ['London, United Kingdom', 'london'],
  ['são paulo', 'sao-paulo'],
  ['Los  Angeles', 'los-angeles'],
  ['los-angeles', 'los-angeles'],
  ['Delhi', 'delhi'],
  ['Bombay', 'mumbai'],
  ['thiru', 'thiruvananthapuram'],
  ['Puri', 'puri'],
])('%s is %s', (text, id) => expect(placeOfText(text)?.id).toBe(id));

it.each([
  ['nothing', ''],
  ['too little', 'lo'],
  ['letters in between', 'che nnai'],
  ['a name of no city', 'Atlantis'],
  ['the beginning of two cities', 'por'],
  ['a key of every object', 'constructor'],
  ['half a position', '27.58,77.7'],
  ['a position without a zone of this world', '27.58,77.7,Mars/Olympus'],
  ['beyond the pole', '95,77.7,Asia/Kolkata'],
  ['beyond the date line', '27.58,181,Asia/Kolkata'],
  ['a position of a house', '27.583212,77.712345,Asia/Kolkata'],
])('%s is no place: %s', (_, text) => expect(placeOfText(text)).toBeNull());

it('a position is a place of its own, named by its coordinates and a city close to it', () => {
  const text = positionText(27.58321, 77.70049, 'Asia/Kolkata');
  expect(text).toBe('27.58,77.7,Asia/Kolkata');
  expect(placeOfText(text)).toEqual({
    id: text,
    name: '27.58° N, 77.70° E (near Vrindavan)',
    latitude: 27.58,
    longitude: 77.7,
    zone: 'Asia/Kolkata',
  });
  expect(placeOfText(positionText(-54.8, -68.3, 'America/Argentina/Ushuaia'))?.name).toBe(
    '54.80° S, 68.30° W',
  );
});
