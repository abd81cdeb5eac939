import { describe, expect, it } from 'vitest';
import { cropBox, focalAfter, readCrop } from './crop.ts';

const size = { width: 1600, height: 1200 };
const none = { left: '', right: '', top: '', bottom: '' };

describe('what a form cuts away', () => {
  it('leaves the rest in pixels', () => {
    const crop = { left: 10, right: 15, top: 0, bottom: 50 };
    expect(cropBox(crop, size)).toEqual({ left: 160, top: 0, width: 1200, height: 600 });
    const typed = { left: '10', right: '15', top: '', bottom: '50' };
    expect(readCrop(typed, size)).toEqual({ ok: true, value: crop });
  });

  it.each([
    [none, 'left', 'crop-none'],
    [{ ...none, left: '50', right: '41' }, 'right', 'crop-too-much'],
    [{ ...none, top: '91' }, 'top', 'number-outside'],
    [{ ...none, top: '45', bottom: '46' }, 'bottom', 'crop-too-much'],
  ])('%j is refused beside %s', (typed, field, code) => {
    const read = readCrop(typed, size);
    expect(read.ok ? [] : read.problems).toMatchObject([{ field, code }]);
  });

  it('a strip is refused', () => {
    const read = readCrop({ ...none, top: '80' }, { width: 2000, height: 400 });
    expect(read.ok ? [] : read.problems).toMatchObject([{ field: 'bottom', code: 'picture-oblong' }]);
  });
});

it.each([
  [50, 0, 50, 100],
  [50, 20, 20, 50],
  [10, 20, 0, 0],
  [60, 20, 0, 50],
])('a focal point at %i with %i and %i cut away is at %i', (focal, before, after, place) =>
  expect(focalAfter(focal, before, after)).toBe(place),
);
