import { expect, it } from 'vitest';
import { chosenPictures, homePictures, pagePictures } from './page-pictures.ts';

it('contains only what the staff has chosen, with its text', () => {
  const stored = { ...homePictures, ...pagePictures, donate: '/uploads/x.jpg', stay: 'tulsi' };
  const words = (name: string) => (name === '/uploads/x.jpg' ? 'A lamp' : '');
  expect(chosenPictures(stored, words)).toEqual({
    donate: { name: '/uploads/x.jpg', alt: 'A lamp' },
    stay: { name: 'tulsi', alt: '' },
  });
});
