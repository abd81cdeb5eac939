import { createContext, useContext } from 'react';
import { type ChosenPictures, type PicturePlace, usualPicture } from '#core/content/page-pictures.ts';

/** The staff's chosen pictures for places of fixed pages; provided by the site's shell. */
export const PagePictures = createContext<ChosenPictures>({});

/**
 * The picture of a place, for Picture and similar components. `words` is what its default drawing
 * shows.
 */
export function usePagePicture(place: PicturePlace, words: string): { name: string; alt: string } {
  const chosen = useContext(PagePictures)[place];
  return chosen ?? { name: usualPicture(place), alt: words };
}

/** The names of the pictures of many places, where text beside them says what they show. */
export function usePagePictures(): (place: PicturePlace) => string {
  const chosen = useContext(PagePictures);
  return (place) => chosen[place]?.name ?? usualPicture(place);
}
