import { createContext, useContext } from 'react';
import { type ChosenPictures, type PicturePlace, usualPicture } from '#core/content/page-pictures.ts';

/** What the office has chosen for the places of fixed pages; given by the shell around every page. */
export const PagePictures = createContext<ChosenPictures>({});

/** The picture of a place, for Picture and its kin. */
export function usePagePicture(place: PicturePlace): { name: string; alt?: string } {
  return usePagePictures()(place);
}

/** The same for many places of one part of a page. */
export function usePagePictures(): (place: PicturePlace) => { name: string; alt?: string } {
  const chosen = useContext(PagePictures);
  return (place) => chosen[place] ?? { name: usualPicture(place) };
}
