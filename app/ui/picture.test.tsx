import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pictureSource } from './photo-files.ts';
import { Picture } from './picture.tsx';

it.each([
  { eager: true, decoding: 'sync', loading: 'eager' },
  { eager: false, decoding: 'async', loading: 'lazy' },
])('a picture, eager: $eager, is decoded $decoding', ({ eager, decoding, loading }) => {
  const html = renderToStaticMarkup(<Picture name="kirtan" alt="" eager={eager} />);
  expect(html).toContain(`decoding="${decoding}"`);
  expect(html).toContain(`loading="${loading}"`);
});

const shown = (name: string, sizes?: string) =>
  renderToStaticMarkup(<Picture name={name} alt="Garlands" sizes={sizes} />);

it('shows a photo by its address in three widths, and in a format for every device', () => {
  const html = shown(pictureSource('garlands'), '112px');
  expect(html).toMatch(/garlands-480\.avif 480w,\S+garlands-780\.avif 780w,\S+garlands-960\.avif 960w/);
  expect(html).toContain('sizes="112px"');
  expect(html).toMatch(/<img src="\S+garlands-720\.webp" alt="Garlands"/);
});

it('takes a photo to be as wide as an upload where nothing is said', () => {
  expect(shown(pictureSource('garlands'))).toContain('sizes="(min-width: 900px) 50vw, 100vw"');
});

it('shows the empty place for a name that is no address', () => {
  expect(shown('garlands')).toContain('empty-slot');
});
