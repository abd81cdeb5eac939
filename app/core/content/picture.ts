/** A picture by its name in ui/art ('food-for-life'), with the words for those who do not see it. */
export type Picture = { image: string; alt: string };

/** At least one; the first stands on cards. */
export type Pictures = [Picture, ...Picture[]];
