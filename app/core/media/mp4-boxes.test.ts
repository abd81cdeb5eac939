import { describe, expect, it } from 'vitest';
import { filmSeconds } from './mp4-boxes.ts';
import { testFilm } from './test-film.ts';

describe('the length of a film', () => {
  it.each([
    [12.4, false, 12],
    [0.3, false, 1],
    [61, true, 61],
  ])('%d s (wide: %s) is %d', (seconds, wide, shown) =>
    expect(filmSeconds(testFilm({ seconds, wide }))).toBe(shown),
  );

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['no film', new TextEncoder().encode('<svg/>'.repeat(20))],
    ['a film cut off in its head', testFilm({ seconds: 9 }).subarray(0, 60)],
    ['a film of no length', testFilm({ seconds: 0 })],
    ['a film longer than a day', testFilm({ seconds: 100_000 })],
    ['a film without a scale', withoutScale(testFilm({ seconds: 9 }))],
  ])('%s has none', (_, film) => expect(filmSeconds(film)).toBeNull());
});

function withoutScale(film: Uint8Array): Uint8Array {
  const at = String.fromCharCode(...film).indexOf('mvhd') + 4;
  film.fill(0, at + 12, at + 16);
  return film;
}
