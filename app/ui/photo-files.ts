import { photoAddress } from './art/art-files.ts';
import { photoNames } from './photos/photo-names.ts';

/**
 * What a Picture shows for a name out of the tables: a photo of ui/photos by the address of the
 * file that every device shows, so that the page needs no list of them; anything else as it is. For
 * loaders.
 */
export function pictureSource(name: string): string {
  return photoNames.includes(name) ? photoAddress(`${name}-720.webp`) : name;
}
