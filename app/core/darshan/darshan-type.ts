import * as m from '#messages/darshans.ts';

/** The darshans of a day, in the order of the day; a festival has its own (rule F36). */
export const darshanTypes = ['mangala', 'shringar', 'raj-bhoga', 'sandhya', 'shayan', 'festival'] as const;
export type DarshanType = (typeof darshanTypes)[number];

export const darshanNames: Record<DarshanType, string> = {
  mangala: m.mangala,
  shringar: m.shringar,
  'raj-bhoga': m.rajBhoga,
  sandhya: m.sandhya,
  shayan: m.shayan,
  festival: m.festival,
};

export type DarshanPhoto = {
  id: string;
  type: DarshanType;
  /** A photo of ui/photos or a drawing by name, or an address. */
  image: string;
  alt: string;
  caption: string;
  publishAt: Date;
};

/**
 * The photos of a day by darshan, in the order of the day; a darshan without photos is left out.
 */
export function albumsOf<Photo extends Pick<DarshanPhoto, 'type'>>(
  photos: readonly Photo[],
): { type: DarshanType; photos: Photo[] }[] {
  return darshanTypes
    .map((type) => ({ type, photos: photos.filter((photo) => photo.type === type) }))
    .filter((album) => album.photos.length > 0);
}
