import { describe, expect, it } from 'vitest';
import {
  readUploadedPicture,
  shareAddress,
  sizeSet,
  sizeWidths,
  uploadedPictureName,
} from './picture-name.ts';

const id = '0123456789abcdef0123456789abcdef';
const picture = { id, width: 1600, height: 1067, focalX: 50, focalY: 30 };

describe('names of uploaded pictures', () => {
  it('contain all that a page needs', () => {
    const name = uploadedPictureName(picture);
    expect(name).toBe(`/uploads/${id}/1600x1067-50-30.jpg`);
    expect(readUploadedPicture(name)).toEqual(picture);
    expect(shareAddress(picture)).toBe(`/uploads/${id}/share-50-30.jpg`);
  });

  it.each([
    'tulsi',
    '/uploads/../etc/1600x1067-50-30.jpg',
    `/uploads/${id}/1600x1067-50-130.jpg`,
    `/uploads/${id}/0x10-50-50.jpg`,
    `/uploads/${id.toUpperCase()}/16x10-50-50.jpg`,
    `https://evil.example/uploads/${id}/1600x1067-50-30.jpg`,
    `/uploads/${id}/1600x1067-50-30.jpg" onerror="x`,
  ])('are not %s', (name) => expect(readUploadedPicture(name)).toBeNull());

  it.each([
    [300, [300]],
    [480, [480]],
    [1200, [480, 960, 1200]],
    [1600, [480, 960, 1600]],
    [2000, [480, 960, 1600]],
  ])('a picture %i wide has the widths %j', (width, widths) => expect(sizeWidths(width)).toEqual(widths));

  it('list the sizes for a browser to choose from', () => {
    expect(sizeSet({ ...picture, width: 700 }, 'avif')).toBe(
      `/uploads/${id}/480.avif 480w, /uploads/${id}/700.avif 700w`,
    );
  });
});
