import { readUploadedPicture } from '#core/media/picture-name.ts';

/** A picture by its name in ui/art ('food-for-life'), with its alternative text. */
export type Picture = { image: string; alt: string };

/** At least one; the first is the one on cards. */
export type Pictures = [Picture, ...Picture[]];

/** The place of a picture that is still to be taken. */
export const noPicture: Picture = { image: '', alt: '' };

/** Whether it is of the library, and no drawing or empty place. */
export function isPhoto({ image }: Pick<Picture, 'image'>): boolean {
  return readUploadedPicture(image) !== null;
}
