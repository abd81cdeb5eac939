import { createContext, useContext } from 'react';
import { type ChosenPictures, type PicturePlace, usualPicture } from '#core/content/page-pictures.ts';

/** The staff's chosen pictures for places of fixed pages; provided by the site's shell. */
export const PagePictures = createContext<ChosenPictures>({});

/** The picture of a place, for Picture and similar components. */
export function usePagePicture(place: PicturePlace): { name: string; alt?: string } {
  return usePagePictures()(place);
}

/** The same for many places of one part of a page. */
export function usePagePictures(): (place: PicturePlace) => { name: string; alt?: string } {
  const chosen = useContext(PagePictures);
  return (place) => chosen[place] ?? { name: usualPicture(place) };
}
