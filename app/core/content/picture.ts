/** A picture by its name in ui/art ('food-for-life'), with its alternative text. */
export type Picture = { image: string; alt: string };

/** At least one; the first is the one on cards. */
export type Pictures = [Picture, ...Picture[]];
