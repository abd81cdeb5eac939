import { photoAddress } from './art/art-files.ts';
import { photoNames } from './photos/photo-names.ts';

/**
 * Addresses of a photo of ui/photos: three widths of AVIF (480, 780 and 960 px), and one format
 * that every device shows.
 */
export type PhotoFiles = { small: string; medium: string; large: string; plain: string };

/** Null for anything else: a drawing, or the address of an upload. */
export function photoFiles(name: string): PhotoFiles | null {
  if (!photoNames.includes(name)) return null;
  const file = (end: string) => photoAddress(`${name}-${end}`);
  return {
    small: file('480.avif'),
    medium: file('780.avif'),
    large: file('960.avif'),
    plain: file('720.webp'),
  };
}
