import type { TempleSettings } from '#core/content/temple-settings.ts';

/** Whose sign-in page it is: the temple's name, and the picture beside the form. */
export type TempleDoor = { name: string; place: string; picture: string };

/** Out of the settings, for the loaders of the sign-in pages. */
export function templeDoor({ identity, pagePictures }: TempleSettings): TempleDoor {
  return { name: identity.name, place: identity.place, picture: pagePictures.signIn };
}
